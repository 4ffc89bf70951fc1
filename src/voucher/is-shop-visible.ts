export interface Visibility {
  /** Ids of shop categories that the site hides (requirement 9.041). */
  hiddenCategories: readonly number[];
  /** The voucher is not for marketplaces (3.080). */
  noMarketplaces: boolean;
}

/** Whether a site shows a shop: false if every category is hidden on this site, or if it is a marketplace
 * and the voucher excludes those. */
export function isShopVisible(
  shop: { categories?: readonly number[]; marketplace?: boolean },
  { hiddenCategories, noMarketplaces }: Visibility,
): boolean {
  if (noMarketplaces && shop.marketplace) return false;
  const { categories = [] } = shop;
  return categories.length === 0 || categories.some((id) => !hiddenCategories.includes(id));
}
