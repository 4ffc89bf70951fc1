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
