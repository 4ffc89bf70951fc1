import type { ShopWallItem } from '~/api';
import type { ShopSort } from './shop-filters';

/** The default order: by best use of the balance if that distinguishes the shops, otherwise by popularity. */
export const defaultSort = (use: { distinguishes: boolean } | undefined): ShopSort =>
  use?.distinguishes ? 'best' : 'popular';

/**
 * The shops in another order; among equals the popular ones come first, then the wall decides.
 * @param rank lower is better
 */
export function sortShops(
  shops: readonly ShopWallItem[],
  sort: ShopSort,
  locale: string,
  rank: ((shop: ShopWallItem) => number) | undefined,
): readonly ShopWallItem[] {
  if (sort === 'name') {
    const { compare } = new Intl.Collator(locale);
    return [...shops].sort((a, b) => compare(a.name, b.name));
  }
  if (sort === 'popular' || !rank) return shops;
  return shops
    .map((shop) => ({ shop, rank: rank(shop) }))
    .sort((a, b) => a.rank - b.rank || popularity(a.shop) - popularity(b.shop))
    .map(({ shop }) => shop);
}

const popularity = ({ position, bestseller }: ShopWallItem): number =>
  position === 'T' ? 0 : bestseller ? 1 : 2;
