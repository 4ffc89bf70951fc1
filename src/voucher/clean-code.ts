import { plainText } from '~/lib/typed-text';

/** Signs of the text around a code: quotation marks, brackets, full stops. A mark behind a letter belongs to it. */
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu;

/**
 * Words that were copied together with a code: `Gutscheincode: `, `Bestell-Nr. `, `PIN `. Without a space behind it, a
 * colon after less than three letters may belong to the code, and that of a link is no label.
 */
const LABEL =
  /^[\p{L} ./-]*(?:\p{L}{3}[.°]? ?:(?!\/\/)|\p{L}[.°]? ?: |\p{L}[.°] )|^(?:code|pin) /iu;

/**
 * A typed or pasted code, PIN, serial or order number as the server reads it: without white space and unseen
 * characters, in plain characters, each dash a hyphen, without the label and the signs of a text. Case and look-alike
 * characters stay: the code is case-sensitive (requirement 5.019).
 */
export const cleanCode = (typed: string): string =>
  plainText(typed)
    .replaceAll(EDGES, '')
    .replace(LABEL, '')
    .replaceAll(' ', '')
    .replaceAll(EDGES, '');

/** Signs of the web and of mail that no code has. */
const ADDRESS = /:\/\/|^www\.|[^@]@[^@]+\.\p{L}{2}|\.\p{L}{2,}\//iu;

/** Whether a cleaned code is a link or an e-mail address. */
export const isAddress = (code: string): boolean => ADDRESS.test(code);

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
