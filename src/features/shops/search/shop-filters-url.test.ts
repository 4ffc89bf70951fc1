import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { RedeemChannel } from '~/api';
import { noFilters, SORTS } from './shop-filters';
import { readShopView, writeShopView } from './shop-filters-url';

const CHANNELS: readonly RedeemChannel[] = ['online', 'branch'];
const read = (search: string) => readShopView(new URLSearchParams(search));

describe('readShopView', () => {
  it.each([
    ['', {}],
    ['categories=3,5', { categories: [3, 5] }],
    ['categories=3,x,,3,-1,0,1.5,5', { categories: [3, 5] }],
    ['voucherValueLevels=2500,10000,10001', { voucherValueLevels: [2500, 10000] }],
    ['redeemable=branch,online', { redeemable: ['online', 'branch'] }],
    ['redeemable=moon,branch', { redeemable: ['branch'] }],
    ['name=werk+bank', { name: 'werk bank' }],
    [`name=${'x'.repeat(200)}`, { name: 'x'.repeat(100) }],
    ['shopIds=1001', { shopIds: [1001] }],
    ['keywords=kaffee,tee%252Cgr%C3%BCn', { keywords: ['kaffee', 'tee,grün'] }],
    ['fits=1', { fits: true }],
    ['fits=yes', {}],
    ['sort=best', { sort: 'best' }],
    ['sort=worst', {}],
    ['lang=de&other=1', {}],
  ])('%s', (search, expected) => {
    expect(read(search)).toEqual({ filters: { ...noFilters, ...expected }, page: 1 });
  });
  it.each([
    ['page=2', 2],
    ['page=0', 1],
    ['page=-1', 1],
    ['page=1.5', 1],
    ['page=two', 1],
    ['', 1],
  ])('%s is page %i', (search, page) => {
    expect(read(search).page).toBe(page);
  });
});

describe('writeShopView', () => {
  test('no filter leaves no trace', () => {
    expect(writeShopView({ filters: noFilters, page: 1 })).toBe('');
  });
  test('lists stay readable', () => {
    const filters = { ...noFilters, categories: [3, 5], fits: true };
    expect(writeShopView({ filters, page: 2 })).toBe('?categories=3,5&fits=1&page=2');
  });
  test('the same view has one address, whatever was chosen first', () => {
    const first = writeShopView({ filters: { ...noFilters, redeemable: ['online'] }, page: 1 });
    const both = { filters: { ...noFilters, categories: [3], redeemable: CHANNELS }, page: 1 };
    expect(writeShopView(both, new URLSearchParams(first))).toBe(
      '?categories=3&redeemable=online,branch',
    );
  });
  test("other people's parameters stay, old filters go", () => {
    const others = new URLSearchParams('lang=fr&name=old&page=3');
    expect(writeShopView({ filters: noFilters, page: 1 }, others)).toBe('?lang=fr');
  });
});

const positive = fc.integer({ min: 1, max: 1_000_000 });
const view = fc.record({
  filters: fc.record({
    name: fc.string({ unit: 'grapheme', maxLength: 20 }),
    categories: fc.uniqueArray(positive),
    voucherValueLevels: fc.uniqueArray(fc.integer({ min: 1, max: 10_000 })),
    redeemable: fc.constantFrom<RedeemChannel[]>([], ['online'], ['branch'], ['online', 'branch']),
    shopIds: fc.uniqueArray(positive),
    keywords: fc.uniqueArray(fc.string({ minLength: 1, unit: 'grapheme' })),
    fits: fc.boolean(),
    sort: fc.constantFrom(undefined, ...SORTS),
  }),
  page: fc.integer({ min: 1, max: 99 }),
});

test('every set of filters that is written to the address is read back', () => {
  fc.assert(
    fc.property(view, (given) => {
      expect(read(writeShopView(given))).toEqual(given);
    }),
  );
});
