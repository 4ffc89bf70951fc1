import type { RedeemChannel } from '~/api';

/** Orders of the wall: as it comes, by name, or by how a shop uses the voucher's balance. */
export const SORTS = ['popular', 'name', 'best'] as const;
export type ShopSort = (typeof SORTS)[number];

/** The visitor's search on the wall (requirements 3.149 to 3.154). */
export interface ShopFilters {
  /** As typed, with its spaces. */
  name: string;
  /** Ids of shop categories; a shop must be in one of them. */
  categories: readonly number[];
  /** Values in cents; a shop must offer one of them. */
  voucherValueLevels: readonly number[];
  /** A shop must accept its code in one of them. */
  redeemable: readonly RedeemChannel[];
  /** Only these shops, for links from elsewhere. */
  shopIds: readonly number[];
  /** A shop must have one of them. */
  keywords: readonly string[];
  /** Only the shops that use the voucher's balance best. */
  fits: boolean;
  /** undefined until the visitor chooses an order. */
  sort: ShopSort | undefined;
}

/** Filters and how far the list has grown, from the address of the wall. */
export interface ShopView {
  filters: ShopFilters;
  /** Blocks of shops that are shown, from 1. */
  page: number;
}

export const noFilters: ShopFilters = {
  name: '',
  categories: [],
  voucherValueLevels: [],
  redeemable: [],
  shopIds: [],
  keywords: [],
  fits: false,
  sort: undefined,
};

/** Number of choices without the name, shown on the filter button. */
export const countChoices = (filters: ShopFilters): number =>
  filters.categories.length +
  filters.voucherValueLevels.length +
  filters.redeemable.length +
  filters.keywords.length +
  (filters.shopIds.length > 0 ? 1 : 0) +
  (filters.fits ? 1 : 0);

/** Whether anything narrows the wall; a name of spaces does not. */
export const isFiltering = (filters: ShopFilters): boolean =>
  filters.name.trim() !== '' || countChoices(filters) > 0;

/** The list with the item, or without it when it was there. */
export const toggled = <T>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
