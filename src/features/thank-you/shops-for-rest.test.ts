import { expect, test } from 'vitest';
import type { ShopWallItem } from '~/api';
import { shopsForRest } from './shops-for-rest';

/** A shop of the wall; a name with a star is a popular one. */
const shop = (name: string, values: number[], range?: [number, number]): ShopWallItem => ({
  id: name.length,
  name,
  slug: name,
  logo: '/logo.svg',
  type: 'other',
  categories: [],
  redeemable: [],
  keywords: [],
  allowNameFullTextSearch: true,
  position: name.endsWith('*') ? 'T' : 'S',
  voucherValues: values.map((valueInCent) => ({ valueInCent })),
  ...(range && {
    valueRange: {
      minInCent: range[0],
      maxInCent: range[1],
      stepInCent: 100,
      currency: 'EUR' as const,
    },
  }),
});

test.each<[string, ShopWallItem[], string[]]>([
  ['exact before a part', [shop('part*', [1000]), shop('exact', [3000])], ['exact', 'part*']],
  ['popular ones first', [shop('one', [3000]), shop('two*', [3000])], ['two*', 'one']],
  [
    'a range takes any amount',
    [shop('part', [500]), shop('range', [], [500, 9900])],
    ['range', 'part'],
  ],
  [
    'none whose smallest value is above it',
    [shop('dear', [5000]), shop('far', [], [5000, 9000])],
    [],
  ],
  [
    'a rest at either end of a range is in it',
    [shop('part*', [1000]), shop('low', [], [3000, 9000]), shop('high', [], [500, 3000])],
    ['low', 'high', 'part*'],
  ],
  [
    'a range that ends below it takes a part',
    [shop('range', [], [500, 2900]), shop('value*', [3000])],
    ['value*', 'range'],
  ],
  ['one without values takes nothing', [shop('none', [])], []],
  ['one row', ['a', 'b', 'c', 'd', 'e'].map((name) => shop(name, [3000])), ['a', 'b', 'c', 'd']],
])('shops for a rest of 30 €: %s', (_, shops, expected) => {
  expect(shopsForRest(shops, 3000).map(({ name }) => name)).toEqual(expected);
});
