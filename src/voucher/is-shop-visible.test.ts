import { expect, test } from 'vitest';
import { isShopVisible } from './is-shop-visible';

const hiddenCategories = [24, 35];

test.each([
  ['no hidden category', { categories: [3] }, false, true],
  ['only hidden categories', { categories: [24, 35] }, false, false],
  ['a hidden category among others', { categories: [24, 3] }, false, true],
  ['no category at all', { categories: [] }, false, true],
  ['no list of categories', {}, false, true],
  ['a marketplace', { marketplace: true }, false, true],
  ['a marketplace, voucher without marketplaces', { marketplace: true }, true, false],
  ['no marketplace, voucher without marketplaces', { categories: [3] }, true, true],
])('[3.101] [3.080] [9.041] %s', (_, subject, noMarketplaces, expected) => {
  expect(isShopVisible(subject, { hiddenCategories, noMarketplaces })).toBe(expected);
});
