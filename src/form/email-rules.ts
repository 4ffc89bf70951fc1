/** What `<input type="email">` takes, as the HTML standard writes it. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** Whether the address, with its domain in ASCII, is one that browsers take. */
export const isEmail = (email: string): boolean => EMAIL.test(email);

/**
 * The address with its domain in ASCII, as the contract has it: `anna@müller.de` is
 * `anna@xn--mller-kva.de`. What cannot be written so stays as it was typed.
 */
export function toAsciiDomain(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  // Only what a host name may hold: the rest of an address of the web would be cut off.
  if (!/[^\0-\x7f]/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return email;
  return email.slice(0, at) + (URL.parse(`https://${domain}`)?.hostname ?? domain);
}

/**
 * Whether mail to the address is known to get lost: its domain ends in `.ru` (requirement 5.011).
 * @param email as it was typed
 */
export const isUndeliverable = (email: string): boolean => /@[^@]*\.ru\.?$/i.test(email.trim());

/** Whether two typed addresses are the same. Case does not count: telephones begin with a capital. */
export function isSameEmail(first: string, second: string): boolean {
  const normalise = (email: string) => toAsciiDomain(email.trim()).toLowerCase();
  return normalise(first) === normalise(second);
}
