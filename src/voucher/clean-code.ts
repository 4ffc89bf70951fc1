import { plainText } from '~/lib/typed-text';

/** Quotation marks of a text around a code. */
const QUOTES = /^[\p{Pi}\p{Pf}„‚]+|[\p{Pi}\p{Pf}„‚]+$/gu;

/** Quotation marks of a keyboard on both sides; a single one may belong to the code. */
const PAIR = /^(["'])(.+)\1$/;

/** Words that were copied together with a code: `Gutscheincode: `. */
const LABEL = /^\p{L}{2,}(?:[ -]\p{L}{2,})*: /u;

/**
 * A typed or pasted code as the server reads it: without white space and unseen characters, in plain characters, each
 * dash a hyphen, without the label and the quotation marks of a text. Case and look-alike characters stay: the code is
 * case-sensitive (requirement 5.019).
 */
export const cleanCode = (typed: string): string =>
  plainText(typed)
    .replace(LABEL, '')
    .replaceAll(' ', '')
    .replaceAll(QUOTES, '')
    .replace(PAIR, '$2');

/** Plain characters that other characters may be taken for. */
const TWINS = new Map(
  ['O0', 'o0', '0O', 'Il1', 'lI1', '1Il', 'S5', '5S', 'B8', '8B', 'Z2', '2Z'].map((alike) => [
    alike[0],
    [...alike].join('/'),
  ]),
);

/** Characters of a code with those that they are easily taken for, in the order they occur: `O/0`. */
export function lookAlikes(code: string): string[] {
  return [...new Set(code)].flatMap((one) => TWINS.get(one) ?? []);
}
