/**
 * Cuts a code into groups for the eye: four characters, or three or five where four would leave a single one.
 * Thirteen figures stand as under the bars of an EAN. Short codes, and codes that bring their own separators, stay
 * whole.
 */
export function groupCode(code: string): string[] {
  if (code.length <= 6 || /[^\p{L}\p{N}]/u.test(code)) return [code];
  const ean = /^(\d)(\d{6})(\d{6})$/.exec(code);
  if (ean) return ean.slice(1);
  const size = [4, 3, 5].find((candidate) => code.length % candidate !== 1) ?? 4;
  return code.match(new RegExp(`.{1,${size}}`, 'gu')) ?? [code];
}
