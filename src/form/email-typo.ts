import { cleanEmail } from './email-rules';

/**
 * Where most visitors have their mail. A provider whose name is a word of a language (`orange`, `libero`, `rogers`)
 * is not among them: a word beside it is likely to be somebody's domain.
 */
export const PROVIDERS = [
  'gmail.com',
  'googlemail.com',
  ...['com', 'de', 'at', 'fr', 'it', 'be'].map((ending) => `outlook.${ending}`),
  ...['com', 'de', 'fr', 'it', 'be', 'nl', 'co.uk', 'ca'].map((ending) => `hotmail.${ending}`),
  ...['com', 'de', 'fr', 'it', 'co.uk', 'ca'].map((ending) => `yahoo.${ending}`),
  'icloud.com',
  ...['aol', 'live', 'msn', 'me', 'mac', 'gmx'].map((name) => `${name}.com`),
  ...['de', 'net', 'at', 'ch'].map((ending) => `gmx.${ending}`),
  'web.de',
  't-online.de',
  'freenet.de',
  'bluewin.ch',
  'wanadoo.fr',
  'laposte.net',
  'virgilio.it',
  'telenet.be',
  'proximus.be',
  'ziggo.nl',
  'sympatico.ca',
  'btinternet.com',
  'comcast.net',
  'verizon.net',
  'wp.pl',
];

/** Names of others that are one slip away from a provider's; the test compares them with a public list. */
const OTHERS = ['gomail', 'hitmail', 'hot-mail', 'hotmails'];

/** All endings of three letters and more that are, or are one slip away from, that of a provider; compared as well. */
export const ENDINGS =
  'com net art bet bom cab cal cam car cat cba cfa cpa dev eat fit frl ftr int ist itv lat lpl mit mom nec new next nfl ntt onl pet sfr vet';

/** Each neighbour of a shorter name belongs to somebody. */
const LONG_NAME = 5;

/**
 * The address that was probably meant, when its domain is one slip away from that of a large provider:
 * `ada@gmial.com` is `ada@gmail.com`. undefined for every other address, and wherever the domain may be that of
 * somebody else: an ending that exists is never changed, nor a short name, nor a first letter.
 */
export function suggestEmail(email: string): string | undefined {
  const address = cleanEmail(email);
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at).toLowerCase();
  if (at < 2 || PROVIDERS.includes(domain)) return undefined;
  const found = PROVIDERS.filter((meant) => isOneSlip(domain, meant) && isNobodys(domain, meant));
  return found.length === 1 ? address.slice(0, at) + found[0] : undefined;
}

/** Whether nobody has the typed domain: it cannot exist, or somebody made it of the provider's coined name. */
function isNobodys(typed: string, meant: string): boolean {
  const [name = '', ...ending] = typed.split('.');
  const [known = '', ...wanted] = meant.split('.');
  if (!isEnding(ending.at(-1) ?? 'none')) return true;
  if (ending.join() !== wanted.join() || OTHERS.includes(name)) return false;
  return known.length >= LONG_NAME && name[0] === known[0];
}

/** Whether such a domain exists. Two letters are a country; one letter is not yet typed to its end. */
const isEnding = (typed: string): boolean =>
  typed.length <= 2 || ENDINGS.split(' ').includes(typed);

/** Whether one letter is missing, too many, wrong, or two neighbours are swapped. */
export function isOneSlip(typed: string, meant: string): boolean {
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
