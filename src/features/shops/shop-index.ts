import type { ShopWall, ShopWallItem } from '~/api';
import { foldBothWays, type FoldedText } from './fold-text';
import { createNameEntry, type NameEntry } from './match-shop-name';

/** A shop with what the filters compare, made once per wall. */
export interface IndexedShop {
  shop: ShopWallItem;
  name: NameEntry;
  keywords: readonly string[];
}

/** Prepares a wall for the filters. Its shops share many keywords, so each text is folded once. */
export function createShopIndex(wall: ShopWall): IndexedShop[] {
  const known = new Map<string, FoldedText>();
  const fold = (text: string): FoldedText => {
    const folded = known.get(text) ?? foldBothWays(text);
    known.set(text, folded);
    return folded;
  };
  return wall.map((shop) => ({
    shop,
    name: createNameEntry(shop, fold),
    keywords: shop.keywords.map((keyword) => fold(keyword).folded),
  }));
}

export interface Visibility {
  /** Ids of shop categories that the site hides (requirement 9.041). */
  hiddenCategories: readonly number[];
  /** The voucher is not for marketplaces (3.080). */
  noMarketplaces: boolean;
}

/** Whether a site shows a shop: not where all its categories are hidden, no marketplace to some vouchers. */
export function isShopVisible(
  shop: { categories?: readonly number[]; marketplace?: boolean },
  { hiddenCategories, noMarketplaces }: Visibility,
): boolean {
  if (noMarketplaces && shop.marketplace) return false;
  const { categories = [] } = shop;
  return categories.length === 0 || categories.some((id) => !hiddenCategories.includes(id));
}
