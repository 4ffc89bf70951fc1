import { expect, test } from 'vitest';
import type { ShopWallItem } from '~/api';
import { findPartner } from './find-partner';

const shop = (id: number, name: string, slug: string) => ({ id, name, slug }) as ShopWallItem;
const shops = [shop(1, 'Zwirn & Faden', 'zwirn-faden'), shop(2, 'Nordlicht', 'nordlicht')];

test.each([
  ['Nordlicht', 2],
  ['NORD LICHT', 2],
  ['zwirn-faden', 1],
  ['Zwirn&Faden', 1],
  ['2', 2],
  ['Beispielkasse', undefined],
  ['', undefined],
  [' ', undefined],
  [undefined, undefined],
])('[3.083] %j is shop %s', (partner, id) => {
  expect(findPartner(shops, partner)?.id).toBe(id);
});
