import type { ShopWallItem } from '~/api';
import { exactCombination } from '~/features/shops/offers/exact-combination';
import { fixedValueOption } from '~/features/shops/offers/value-options';
import { sumOfItems } from '~/redemption/order';

/** Use of a balance in a shop, in cents; never both are above 0. */
export interface BalanceUse {
  /** Rest on the voucher. */
  remainsInCent: number;
  /** Sum to pay, because the smallest value is above the balance. */
  missingInCent: number;
}

/** How the shops of a wall use the balance of a voucher. */
export interface WallUse {
  /** undefined for a shop without values. */
  of: (shop: ShopWallItem) => BalanceUse | undefined;
  /** Orders shops by their use: nothing remains, a little remains, little is to be paid. */
  rank: (shop: ShopWallItem) => number;
  /** Whether no shop of the wall uses the balance better. */
  isBest: (shop: ShopWallItem) => boolean;
  /** Whether the best use takes the balance to the cent. */
  isExact: boolean;
  /** Whether some shops use it less well; otherwise the best ones are all. */
  isUneven: boolean;
  /** Whether the best use is rare enough to be worth a word: most walls take a round balance everywhere. */
  distinguishes: boolean;
}

/** From this share of the wall on, the best use says nothing about a shop. */
const COMMON = 0.8;

/**
 * Compares the shops of a wall by how they use a balance: with one of their values or, where visitors
 * choose, with several. Walls repeat a few price lists, so every list is computed once.
 */
export function compareUses(
  shops: readonly ShopWallItem[],
  balanceInCent: number,
  isChoosable: boolean,
): WallUse {
  const byList = new Map<string, BalanceUse | undefined>();
  const of = (shop: ShopWallItem): BalanceUse | undefined => {
    const key = JSON.stringify([shop.voucherValues, shop.valueRange]);
    if (!byList.has(key)) byList.set(key, takeFrom(shop, balanceInCent, isChoosable));
    return byList.get(key);
  };
  const rank = (shop: ShopWallItem): number => {
    const use = of(shop);
    if (!use) return Infinity;
    return use.missingInCent > 0 ? balanceInCent + use.missingInCent : use.remainsInCent;
  };
  const ranks = shops.map(rank);
  const best = ranks.reduce((least, other) => Math.min(least, other), Infinity);
  return {
    of,
    rank,
    isBest: (shop) => rank(shop) === best,
    isExact: best === 0,
    isUneven: ranks.some((other) => other !== best),
    distinguishes: ranks.filter((other) => other === best).length <= COMMON * ranks.length,
  };
}

function takeFrom(
  shop: ShopWallItem,
  balanceInCent: number,
  isChoosable: boolean,
): BalanceUse | undefined {
  const used = isChoosable ? sumOfItems(exactCombination(shop, balanceInCent)) : 0;
  if (used > 0) return { remainsInCent: balanceInCent - used, missingInCent: 0 };
  return fixedValueOption(shop, balanceInCent);
}
