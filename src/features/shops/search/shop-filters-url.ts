import type { RedeemChannel } from '~/api';
import { MAX_VALUE_LEVEL } from '~/features/shops/offers/value-levels';
import { SORTS, type ShopFilters, type ShopView } from './shop-filters';

const CHANNELS: readonly RedeemChannel[] = ['online', 'branch'];

/** A name longer than this is cut, as the contract's wall takes no longer one. */
const MAX_NAME = 100;

/** Lists are joined with commas, as the contract writes them, so a word may not bring its own. */
const escapeWord = (word: string) => word.replace(/[%,]/g, encodeURIComponent);
const unescapeWord = (word: string) => word.replace(/%2C/gi, ',').replace(/%25/g, '%');

/** Reads the address of the wall. Leaves out unknown parameters, values out of range and repeats. */
export function readShopView(search: URLSearchParams): ShopView {
  const list = (key: string) => (search.get(key) ?? '').split(',').filter(Boolean);
  const numbers = (key: string) => unique(list(key).map(Number)).filter(isPositiveInteger);
  const page = Number(search.get('page'));
  return {
    filters: {
      name: (search.get('name') ?? '').slice(0, MAX_NAME),
      categories: numbers('categories'),
      voucherValueLevels: numbers('voucherValueLevels').filter((level) => level <= MAX_VALUE_LEVEL),
      redeemable: CHANNELS.filter((channel) => list('redeemable').includes(channel)),
      shopIds: numbers('shopIds'),
      keywords: unique(list('keywords').map(unescapeWord)),
      fits: search.get('fits') === '1',
      sort: SORTS.find((sort) => sort === search.get('sort')),
    },
    page: isPositiveInteger(page) ? page : 1,
  };
}

/**
 * Writes a view into the address (keys as the contract's wall has them, plus `fits`, `sort` and `page`).
 * @param others the current address; parameters that are not filters (`lang`) stay
 * @returns the search with its question mark, or an empty string
 */
export function writeShopView({ filters, page }: ShopView, others?: URLSearchParams): string {
  const search = new URLSearchParams(others);
  const set = (key: keyof ShopFilters | 'page', value: string) => {
    // Built from scratch: the same view has the same address, whatever was chosen first.
    search.delete(key);
    if (value !== '') search.set(key, value);
  };
  set('name', filters.name);
  set('categories', filters.categories.join(','));
  set('voucherValueLevels', filters.voucherValueLevels.join(','));
  set('redeemable', filters.redeemable.join(','));
  set('shopIds', filters.shopIds.join(','));
  set('keywords', filters.keywords.map(escapeWord).join(','));
  set('fits', filters.fits ? '1' : '');
  set('sort', filters.sort ?? '');
  set('page', page > 1 ? String(page) : '');
  // Commas are allowed in a query and keep the address readable.
  const text = search.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];

const isPositiveInteger = (value: number): boolean => Number.isSafeInteger(value) && value > 0;
