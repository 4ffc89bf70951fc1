/**
 * Reads an amount as people type it: "25", "25,50", "25.50 €".
 * @returns cents, or undefined for anything else
 */
export function parseAmount(typed: string): number | undefined {
  const [, whole, part = ''] =
    /^(?:\p{Sc}|\s)*(\d{1,7})(?:[.,](\d{1,2}))?(?:\p{Sc}|\s)*$/u.exec(typed) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
