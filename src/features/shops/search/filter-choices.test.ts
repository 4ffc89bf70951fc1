import { describe, expect, it, test } from 'vitest';
import { filterChoices, withoutChoice } from './filter-choices';
import { countChoices, isFiltering, noFilters, toggled, type ShopFilters } from './shop-filters';

const all: ShopFilters = {
  name: ' nord ',
  categories: [3, 5],
  voucherValueLevels: [1000],
  redeemable: ['online'],
  shopIds: [1001, 1002],
  keywords: ['buch'],
  fits: true,
  sort: undefined,
};

test('every choice is listed, the name without its spaces', () => {
  expect(filterChoices(all)).toEqual([
    { kind: 'name', value: 'nord' },
    { kind: 'fits' },
    { kind: 'category', value: 3 },
    { kind: 'category', value: 5 },
    { kind: 'level', value: 1000 },
    { kind: 'channel', value: 'online' },
    { kind: 'keyword', value: 'buch' },
    { kind: 'shopIds' },
  ]);
  expect(filterChoices({ ...noFilters, name: '  ' })).toEqual([]);
});

test('taking back all choices one by one leaves no filter', () => {
  expect(filterChoices(all).reduce(withoutChoice, all)).toEqual(noFilters);
});

test('taking back one leaves the others', () => {
  expect(withoutChoice(all, { kind: 'category', value: 3 })).toEqual({ ...all, categories: [5] });
});

describe('counting', () => {
  it.each<[Partial<ShopFilters>, number, boolean]>([
    [{}, 0, false],
    [{ name: '  ' }, 0, false],
    [{ name: 'nord' }, 0, true],
    [{ categories: [3, 5], fits: true }, 3, true],
    [{ shopIds: [1, 2, 3] }, 1, true],
  ])('%j', (filters, choices, filtering) => {
    expect(countChoices({ ...noFilters, ...filters })).toBe(choices);
    expect(isFiltering({ ...noFilters, ...filters })).toBe(filtering);
  });
});

test('toggled adds and takes back', () => {
  expect(toggled([3], 5)).toEqual([3, 5]);
  expect(toggled([3, 5], 3)).toEqual([5]);
});
