import type { ShopWallItem } from '~/api';
import { sumOfItems } from '~/voucher/redemption-draft';
import { exactCombination } from './exact-combination';
import { offersValue } from './filter-shops';

/**
 * Makes the test whether a shop can use a balance to the cent: with one of its values or, where
 * visitors choose, with several. Walls repeat a few price lists, so every list is computed once.
 */
export function createFitCheck(balanceInCent: number, isChoosable: boolean) {
  const byList = new Map<string, boolean>();
  return (shop: ShopWallItem): boolean => {
    if (offersValue(shop, balanceInCent)) return true;
    if (!isChoosable) return false;
    const { minInCent, maxInCent, stepInCent } = shop.valueRange ?? {};
    const values = shop.voucherValues.map(({ valueInCent }) => valueInCent);
    const key = [...values, '|', minInCent, maxInCent, stepInCent].join();
    let fits = byList.get(key);
    if (fits === undefined) {
      fits = sumOfItems(exactCombination(shop, balanceInCent)) === balanceInCent;
      byList.set(key, fits);
    }
    return fits;
  };
}
