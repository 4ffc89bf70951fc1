/** Where most visitors have their mail. */
const PROVIDERS = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'icloud.com',
  'gmx.de',
  'gmx.net',
  'gmx.at',
  'gmx.ch',
  'web.de',
  't-online.de',
  'freenet.de',
  'outlook.de',
  'hotmail.de',
  'yahoo.de',
  'bluewin.ch',
  'orange.fr',
  'libero.it',
  'wp.pl',
];

/**
 * The address that was probably meant, when its domain is one slip away from that of a large provider:
 * `ada@gmial.com` is `ada@gmail.com`. undefined for every other address.
 */
export function suggestEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at).trim().toLowerCase();
  if (at < 2 || PROVIDERS.includes(domain)) return undefined;
  const meant = PROVIDERS.find((provider) => isOneSlip(domain, provider));
  return meant && email.slice(0, at) + meant;
}

/** Whether one letter is missing, too many, wrong, or two neighbours are swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < meant.length && typed[start] === meant[start]) start++;
  const [rest, wanted] = [typed.slice(start), meant.slice(start)];
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
}
