import { describe, expect, it, test } from 'vitest';
import type { ShopWallItem } from '~/api';
import { compareUses } from './balance-use';
import { defaultSort, sortShops } from './sort-shops';

/** A shop with these values, in cents. */
const shop = (id: number, ...values: number[]): ShopWallItem => ({
  id,
  name: 'Nordlicht',
  slug: 'nordlicht',
  logo: '/nordlicht.svg',
  type: 'other',
  categories: [3],
  redeemable: ['online'],
  keywords: [],
  position: 'S',
  allowNameFullTextSearch: true,
  voucherValues: values.map((valueInCent) => ({ valueInCent })),
});

describe('use of the balance', () => {
  it.each([
    ['one value takes it all', [1000, 2500], 2500, true, 0, 0],
    ['several values take it all', [1000, 2500], 4500, true, 0, 0],
    ['something remains', [1000, 2500], 3750, true, 250, 0],
    ['the smallest value is above it', [5000, 10_000], 3750, true, 0, 1250],
    ['several, where visitors do not choose', [1000, 2500], 4500, false, 2000, 0],
    ['the smallest, where visitors do not choose', [5000], 3750, false, 0, 1250],
  ])('%s', (_, values, balance, isChoosable, remainsInCent, missingInCent) => {
    const item = shop(1, ...values);
    const use = compareUses([item], balance, isChoosable).of(item);
    expect(use).toMatchObject({ remainsInCent, missingInCent });
  });
  test('a shop without values comes last', () => {
    const use = compareUses([shop(1), shop(2, 9000)], 100, true);
    expect(use.of(shop(1))).toBeUndefined();
    expect(use.rank(shop(1))).toBe(Infinity);
  });
});

test('the best use of a wall is never nothing: where no value takes all, it is the smallest rest', () => {
  const shops = [shop(1, 1000), shop(2, 2500, 1000), shop(3, 5000)];
  const use = compareUses(shops, 3750, true);
  expect(shops.filter(use.isBest).map(({ id }) => id)).toEqual([2]);
  expect(use.isExact).toBe(false);
  expect(use.distinguishes).toBe(true);
});

test('a use that nearly every shop has distinguishes none', () => {
  const shops = [1, 2, 3, 4, 5, 6].map((id) => shop(id, 1000));
  const use = compareUses(shops, 5000, true);
  expect(use).toMatchObject({ isExact: true, distinguishes: false });
  expect(defaultSort(use)).toBe('popular');
});

describe('the order of the wall', () => {
  const shops = [
    { ...shop(1, 1000), name: 'Zebra' },
    { ...shop(2, 5000), name: 'Ära' },
    { ...shop(3, 3750), name: 'Berg' },
    { ...shop(4, 3750), name: 'Anker', position: 'T' as const },
  ];
  const use = compareUses(shops, 3750, true);
  it.each([
    ['popular', [1, 2, 3, 4]],
    ['name', [4, 2, 3, 1]],
    ['best', [4, 3, 1, 2]],
  ] as const)('%s', (sort, expected) => {
    expect(sortShops(shops, sort, 'de', use.rank).map(({ id }) => id)).toEqual(expected);
  });
  test('best without a voucher is the order of the wall', () => {
    expect(sortShops(shops, 'best', 'de', undefined)).toBe(shops);
    expect(defaultSort(undefined)).toBe('popular');
  });
});
