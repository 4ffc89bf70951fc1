import type { ShopWallItem } from '~/api';
import { exactCombination } from '~/features/shops/offers/exact-combination';
import { offersValue } from '~/features/shops/offers/offers-value';
import { sumOfItems } from '~/redemption/order';

/**
 * Makes the test whether a shop can use a balance to the cent: with one of its values or, where
 * visitors choose, with several. Walls repeat a few price lists, so every list is computed once.
 */
export function createFitCheck(balanceInCent: number, isChoosable: boolean) {
  const byShop = new Map<ShopWallItem, boolean>();
  const byList = new Map<string, boolean>();

  function fitsTogether(shop: ShopWallItem): boolean {
    const { minInCent, maxInCent, stepInCent } = shop.valueRange ?? {};
    const values = shop.voucherValues.map(({ valueInCent }) => valueInCent);
    const key = [...values, '|', minInCent, maxInCent, stepInCent].join();
    const known = byList.get(key);
    if (known !== undefined) return known;
    const fits = sumOfItems(exactCombination(shop, balanceInCent)) === balanceInCent;
    byList.set(key, fits);
    return fits;
  }

  return (shop: ShopWallItem): boolean => {
    let fits = byShop.get(shop);
    if (fits === undefined) {
      fits = offersValue(shop, balanceInCent) || (isChoosable && fitsTogether(shop));
      byShop.set(shop, fits);
    }
    return fits;
  };
}
