import openapi from '~generated/openapi.mock.json';
import { describe, expect, it, test, vi } from 'vitest';
import type { ShopWall, ShopWallItem } from '~/api';
import { offersValue } from '~/features/shops/offers/offers-value';
import { filterShops } from './filter-shops';
import { noFilters, type ShopFilters } from './shop-filters';
import { createShopIndex } from './shop-index';
import { valueLevels } from '~/features/shops/offers/value-levels';

const wall = openapi.components.examples.wall.value as ShopWall;

const shop = (change: Partial<ShopWallItem>): ShopWallItem => ({
  id: 1,
  name: 'Nordlicht',
  slug: 'nordlicht',
  logo: '/nordlicht.svg',
  type: 'other',
  voucherValues: [{ valueInCent: 1000 }, { valueInCent: 2500 }],
  categories: [3],
  redeemable: ['online'],
  keywords: ['Jacken'],
  position: 'S',
  allowNameFullTextSearch: true,
  ...change,
});

const range = { minInCent: 500, maxInCent: 15000, stepInCent: 500, currency: 'EUR' } as const;

describe('[3.149] [3.150] [3.151] [3.152] [3.153] [3.154] one filter', () => {
  it.each<[string, Partial<ShopFilters>, Partial<ShopWallItem>, boolean]>([
    ['no filter', {}, {}, true],
    ['its category', { categories: [3] }, {}, true],
    ['one of the categories', { categories: [5, 3] }, {}, true],
    ['another category', { categories: [5] }, {}, false],
    ['a level that it offers', { voucherValueLevels: [2500] }, {}, true],
    ['one of the levels', { voucherValueLevels: [500, 1000] }, {}, true],
    ['a level that it lacks', { voucherValueLevels: [500] }, {}, false],
    [
      'a level within its range',
      { voucherValueLevels: [3500] },
      { voucherValues: [], valueRange: range },
      true,
    ],
    [
      'a level between the steps',
      { voucherValueLevels: [3300] },
      { voucherValues: [], valueRange: range },
      false,
    ],
    [
      'a level below its range',
      { voucherValueLevels: [100] },
      { voucherValues: [], valueRange: range },
      false,
    ],
    ['online', { redeemable: ['online'] }, {}, true],
    ['in a branch', { redeemable: ['branch'] }, {}, false],
    ['online or in a branch', { redeemable: ['online', 'branch'] }, {}, true],
    ['nowhere known', { redeemable: ['online'] }, { redeemable: [] }, false],
    ['its name', { name: 'nord' }, {}, true],
    ['another name', { name: 'süd' }, {}, false],
    ['only spaces', { name: '  ' }, {}, true],
    ['its id', { shopIds: [1, 2] }, {}, true],
    ['another id', { shopIds: [2] }, {}, false],
    ['its keyword', { keywords: ['jacken'] }, {}, true],
    ['a part of its keyword', { keywords: ['jack'] }, {}, false],
    ['two that fit', { categories: [3], redeemable: ['online'] }, {}, true],
    ['two of which one fits', { categories: [3], redeemable: ['branch'] }, {}, false],
  ])('%s', (_, filters, change, expected) => {
    const found = filterShops(createShopIndex([shop(change)]), { ...noFilters, ...filters });
    expect(found).toHaveLength(expected ? 1 : 0);
  });
});

describe('fits my balance', () => {
  test.each([true, false])('%s', (isFitting) => {
    const index = createShopIndex([shop({})]);
    const fits = () => isFitting;
    expect(filterShops(index, { ...noFilters, fits: true }, fits)).toHaveLength(isFitting ? 1 : 0);
    expect(filterShops(index, noFilters, fits)).toHaveLength(1);
  });
  test('without a voucher it has no effect', () => {
    expect(filterShops(createShopIndex([shop({})]), { ...noFilters, fits: true })).toHaveLength(1);
  });
});

test('[9.002] levels are distinct, ascending and at most 10000 cents', () => {
  const cents = [15000, 2500, 10000, 10001, 500, 2500];
  const voucherValues = cents.map((valueInCent) => ({ valueInCent }));
  expect(valueLevels([shop({ voucherValues }), shop({})])).toEqual([500, 1000, 2500, 10000]);
  expect(valueLevels([])).toEqual([]);
  expect(Math.max(...valueLevels(wall))).toBeLessThanOrEqual(10000);
});

describe('the wall of the contract', () => {
  const index = createShopIndex(wall);
  const count = (filters: Partial<ShopFilters>) =>
    filterShops(index, { ...noFilters, ...filters }).length;
  test('every shop is found by its name, its slug and its categories', () => {
    for (const { shop: own } of index) {
      for (const name of [own.name, own.slug]) {
        const found = filterShops(index, { ...noFilters, name, categories: own.categories });
        expect(found.map(({ id }) => id)).toContain(own.id);
      }
    }
  });
  test('a level keeps exactly the shops that offer it', () => {
    const offering = wall.filter((own) => offersValue(own, 1500)).length;
    expect(offering).toBeGreaterThan(0);
    expect(count({ voucherValueLevels: [1500] })).toBe(offering);
  });
  test('the order of the wall stays', () => {
    const found = filterShops(index, { ...noFilters, redeemable: ['online'] });
    const places = found.map((own) => wall.indexOf(own));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

// `npm run bench` measures the milliseconds of a search; here they would tell how busy the machine is.
test('a wall is prepared once, not at every key', () => {
  const names = vi.fn<(name: string) => string>((name) => name);
  const read = wall.map((own) =>
    Object.defineProperty({ ...own }, 'name', { get: () => names(own.name) }),
  );
  const index = createShopIndex(read);
  filterShops(index, { ...noFilters, name: 'g' });
  expect(names).toHaveBeenCalledTimes(wall.length);
  filterShops(index, { ...noFilters, name: 'gr', redeemable: ['online'], categories: [8, 3] });
  expect(names).toHaveBeenCalledTimes(wall.length);
});
