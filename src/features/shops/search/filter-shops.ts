import type { ShopWallItem } from '~/api';
import { offersValue } from '~/features/shops/offers/offers-value';
import { foldText } from './fold-text';
import { createNameQuery, matchesName } from './match-shop-name';
import type { ShopFilters } from './shop-filters';
import type { IndexedShop } from './shop-index';

/**
 * The shops that fit every filter, in the order of the wall. Choices of one kind widen (this or
 * that category), kinds narrow each other.
 * @param fits whether a shop uses the voucher's balance best; without a voucher that filter has no
 *   effect
 */
export function filterShops(
  shops: readonly IndexedShop[],
  filters: ShopFilters,
  fits?: (shop: ShopWallItem) => boolean,
): ShopWallItem[] {
  const { categories, voucherValueLevels, redeemable, shopIds } = filters;
  const query = createNameQuery(filters.name);
  const keywords = filters.keywords.map(foldText);
  const ids = new Set(shopIds);
  const found: ShopWallItem[] = [];
  for (const indexed of shops) {
    const { shop } = indexed;
    const isFound =
      (ids.size === 0 || ids.has(shop.id)) &&
      (categories.length === 0 || meet(categories, shop.categories)) &&
      (redeemable.length === 0 || meet(redeemable, shop.redeemable)) &&
      (voucherValueLevels.length === 0 || offersOneOf(shop, voucherValueLevels)) &&
      (keywords.length === 0 || meet(keywords, indexed.keywords)) &&
      (query === undefined || matchesName(indexed.name, query)) &&
      (!filters.fits || fits === undefined || fits(shop));
    if (isFound) found.push(shop);
  }
  return found;
}

const meet = <T>(first: readonly T[], second: readonly T[]): boolean =>
  first.some((item) => second.includes(item));

const offersOneOf = (shop: ShopWallItem, levels: readonly number[]): boolean =>
  levels.some((level) => offersValue(shop, level));
