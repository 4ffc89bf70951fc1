import type { RedeemChannel } from '~/api';
import type { ShopFilters } from './shop-filters';

/** One thing that narrows the wall and can be taken back by itself. */
export type FilterChoice =
  | { kind: 'name'; value: string }
  | { kind: 'category' | 'level'; value: number }
  | { kind: 'channel'; value: RedeemChannel }
  | { kind: 'keyword'; value: string }
  | { kind: 'fits' | 'shopIds' };

/** Everything that narrows the wall now. */
export function filterChoices(filters: ShopFilters): FilterChoice[] {
  const name = filters.name.trim();
  return [
    ...(name === '' ? [] : [{ kind: 'name', value: name } as const]),
    ...(filters.fits ? [{ kind: 'fits' } as const] : []),
    ...filters.categories.map((value) => ({ kind: 'category', value }) as const),
    ...filters.voucherValueLevels.map((value) => ({ kind: 'level', value }) as const),
    ...filters.redeemable.map((value) => ({ kind: 'channel', value }) as const),
    ...filters.keywords.map((value) => ({ kind: 'keyword', value }) as const),
    ...(filters.shopIds.length > 0 ? [{ kind: 'shopIds' } as const] : []),
  ];
}

/** The filters without one choice. */
export function withoutChoice(filters: ShopFilters, choice: FilterChoice): ShopFilters {
  switch (choice.kind) {
    case 'name':
      return { ...filters, name: '' };
    case 'fits':
      return { ...filters, fits: false };
    case 'shopIds':
      return { ...filters, shopIds: [] };
    case 'category':
      return { ...filters, categories: filters.categories.filter((id) => id !== choice.value) };
    case 'level': {
      const levels = filters.voucherValueLevels.filter((level) => level !== choice.value);
      return { ...filters, voucherValueLevels: levels };
    }
    case 'channel': {
      const redeemable = filters.redeemable.filter((channel) => channel !== choice.value);
      return { ...filters, redeemable };
    }
    case 'keyword':
      return { ...filters, keywords: filters.keywords.filter((word) => word !== choice.value) };
  }
}
