/**
 * White space and characters that cannot be seen: copied codes carry them and the server refuses
 * them. `\s` covers spaces, tabs, line ends and the no-break space; the rest is zero-width or
 * steers text direction.
 */
const INVISIBLE = /[\s\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu;

/**
 * Removes what a visitor cannot see from a typed or pasted code. Case, hyphens and look-alike
 * characters stay as they are: the code is case-sensitive (requirement 5.019).
 */
export const cleanCode = (input: string): string => input.replace(INVISIBLE, '');

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
