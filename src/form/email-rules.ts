import { parseUrl } from '~/lib/parse-url';
import { plainText } from '~/lib/typed-text';

/** Every field for an e-mail address. A field of the type `email` would rewrite `müller.de` as `xn--mller-kva.de`. */
export const emailTyping = {
  type: 'text',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/** What `<input type="email">` takes, as the HTML standard writes it, with at least one dot in its domain. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Whether the address, with its domain in ASCII, is one that browsers take. */
export const isEmail = (email: string): boolean => EMAIL.test(email);

/** What stands around an address in a mail program or a text: `<ada@b.de>`, `„ada@b.de“,`. */
const AROUND = /^[\s\p{Ps}\p{Pi}\p{Pf}<"]+|[\s\p{Pe}\p{Pi}\p{Pf}>".,;:]+$/gu;

/** Words before an address: `E-Mail: ada@b.de`. */
const LABEL = /^(?!mailto)[\p{L} .-]+ ?: *(?!\/\/)(?=\S+@\S+$)/iu;

/** Spaces that a keyboard sets around the @ and the only full stop of a domain: `anna @web. de`. */
const GAPS = /^([^\s@]+) *@ *([^\s@.]+) *(?:\.(?! )|\. *(?=[^\s@.]+$))/;

/**
 * The address that was typed or pasted, as people read it: in plain characters, without the name and the brackets of
 * a mail program or the `mailto:` of a link. A text that is no address stays as it was typed.
 */
function readableEmail(typed: string): string {
  const text = plainText(typed);
  const named = /^[^<>]*<([^<>]+)>[\s,;.]*$/.exec(text)?.[1] ?? text;
  const [, quoted = named] = /^'(.+)'$/.exec(named) ?? [];
  const bare = quoted.replace(AROUND, '').replace(LABEL, '');
  const [, linked = bare] = /^mailto:([^?]+)/i.exec(bare) ?? [];
  return linked
    .replace(AROUND, '')
    .replace(GAPS, (_, name: string, label: string) => `${name}@${label}.`);
}

/** The address as people read it, for a summary; empty while it is none. */
export const shownEmail = (typed: string): string =>
  isEmail(cleanEmail(typed)) ? readableEmail(typed) : '';

/** The address as the contract has it, with its domain in ASCII: `anna@müller.de` is `anna@xn--mller-kva.de`. */
export const cleanEmail = (typed: string): string => toAsciiDomain(readableEmail(typed));

function toAsciiDomain(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  // Only characters of a host name: the rest of an address of the web would be cut off.
  if (!/[^\0-\x7f]/.test(domain) || !/^[\p{L}\p{M}\p{N}.\u3002-]+$/u.test(domain)) return email;
  return email.slice(0, at) + (parseUrl(`https://${domain}`)?.hostname ?? domain);
}

/**
 * Whether mail to the address is known to get lost: its domain ends in `.ru` (requirement 5.011).
 * @param email as it was typed
 */
export const isUndeliverable = (email: string): boolean => /@[^@]*\.ru$/i.test(cleanEmail(email));

/** Whether two typed addresses are the same. Case does not count: telephones begin with a capital. */
export function isSameEmail(first: string, second: string): boolean {
  const normalise = (email: string) => cleanEmail(email).toLowerCase();
  return normalise(first) === normalise(second);
}
