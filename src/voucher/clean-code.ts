import { messageKey } from '~/i18n/message-key';
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

/** The longest code of the contract. */
const MAX_LENGTH = 100;

/** Why a cleaned code is not sent. */
export function codeError(code: string) {
  if (code === '') return messageKey('form.required');
  if (ADDRESS.test(code)) return messageKey('form.code-is-address');
  return code.length > MAX_LENGTH ? messageKey('form.code-too-long') : undefined;
}

/** Plain characters that are easily taken for one another. */
const ALIKE = ['O0', 'o0', '1Il', '5S', 'B8', '2Z'];

/** The groups that a code has characters of, each once, in the order they occur: `O/0`. */
export function lookAlikes(code: string): string[] {
  const groups = [...code].flatMap((one) => ALIKE.find((alike) => alike.includes(one)) ?? []);
  return [...new Set(groups)].map((alike) => [...alike].join('/'));
}
