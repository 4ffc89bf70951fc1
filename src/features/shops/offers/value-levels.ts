import type { ShopWall } from '~/api';

/** Levels above this many cents are not offered as a filter (requirement 9.002). */
export const MAX_VALUE_LEVEL = 10_000;

/** The values that the wall's shops offer, ascending, in cents, up to {@link MAX_VALUE_LEVEL}. */
export function valueLevels(wall: ShopWall): number[] {
  const levels = new Set<number>();
  for (const { voucherValues } of wall) {
    for (const { valueInCent } of voucherValues) {
      if (valueInCent <= MAX_VALUE_LEVEL) levels.add(valueInCent);
    }
  }
  return [...levels].sort((a, b) => a - b);
}
