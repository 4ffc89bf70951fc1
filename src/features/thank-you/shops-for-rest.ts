import type { ShopWallItem } from '~/api';

/** How many shops are shown: one row. */
const SIZE = 4;

/**
 * Shops that take what is left: first those of which a value is the rest to the cent, then the popular
 * ones, in the order of the wall. @param restInCent what is left on the voucher
 */
export function shopsForRest(
  shops: readonly ShopWallItem[],
  restInCent: number,
): readonly ShopWallItem[] {
  const rank = (shop: ShopWallItem): number => {
    const values = shop.voucherValues?.map(({ valueInCent }) => valueInCent) ?? [];
    const { valueRange } = shop;
    const isInRange =
      valueRange && restInCent >= valueRange.minInCent && restInCent <= valueRange.maxInCent;
    if (values.includes(restInCent) || isInRange) return shop.position === 'T' ? 0 : 1;
    const smallest = Math.min(...values, valueRange?.minInCent ?? Infinity);
    return smallest <= restInCent ? 2 : Infinity;
  };
  return shops
    .filter((shop) => rank(shop) < Infinity)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, SIZE);
}
