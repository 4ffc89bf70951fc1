import { plainText } from '~/lib/typed-text';

/** Quotation marks of a text around a code; those of a keyboard may belong to it. */
const QUOTES = /^[\p{Pi}\p{Pf}„‚]+|[\p{Pi}\p{Pf}„‚]+$/gu;

/**
 * A typed or pasted code as the server reads it: without white space and what cannot be seen, in plain characters,
 * each dash a hyphen, and without the quotation marks of a text. Case and look-alike characters stay as they are: the code is case-sensitive (requirement
 * 5.019).
 */
export const cleanCode = (typed: string): string =>
  plainText(typed).replaceAll(' ', '').replaceAll(QUOTES, '');

/** What a character may be taken for. */
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
