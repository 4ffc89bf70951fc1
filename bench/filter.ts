import { join } from 'node:path';
import { runnerImport } from 'vite';
import type * as filtering from '../src/features/shops/search/filter-shops.ts';
import type * as indexing from '../src/features/shops/search/shop-index.ts';
import type * as choices from '../src/features/shops/search/shop-filters.ts';
import { median } from './support/median.ts';
import { wallOf } from './support/shops.ts';

const TIMES = 300;

/** Milliseconds of one filtering of 10,000 shops by name and category, the median of many. */
export async function measureFilter(): Promise<number> {
  const folder = './src/features/shops/search';
  const resolve = { alias: { '~': join(import.meta.dirname, '../src') } };
  const load = async <T>(file: string): Promise<T> =>
    (await runnerImport<T>(`${folder}/${file}`, { logLevel: 'error', resolve })).module;
  const { filterShops } = await load<typeof filtering>('filter-shops.ts');
  const { createShopIndex } = await load<typeof indexing>('shop-index.ts');
  const { noFilters } = await load<typeof choices>('shop-filters.ts');
  const index = createShopIndex(wallOf(10_000));
  const words = ['b', 'bu', 'buch', 'ö', 'winkel', 'nichts davon'];
  const times = Array.from({ length: TIMES }, (_, time) => {
    const name = words[time % words.length] ?? '';
    const start = performance.now();
    filterShops(index, { ...noFilters, name, categories: time % 2 === 0 ? [3, 5] : [] });
    return performance.now() - start;
  });
  return median(times);
}
