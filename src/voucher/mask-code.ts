/** How many characters at the end of a code may be seen. */
const SHOWN = 3;

/**
 * A code to quote to the support: enough to recognise it, not enough to use it. At most three and at
 * most a quarter of its characters stay.
 */
export function maskCode(code: string): string {
  const shown = Math.min(SHOWN, Math.floor(code.length / 4));
  return '•'.repeat(code.length - shown) + code.slice(code.length - shown);
}
