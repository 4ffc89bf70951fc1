import { expect, test } from 'vitest';
import type { Shop } from '~/api';
import { offeredDeliveries } from './offered-deliveries';

test.each<[string, Pick<Shop, 'deliveries' | 'type'>, string[]]>([
  ['1.020', { type: 'physical', deliveries: ['email', 'pdf'] }, ['email', 'pdf']],
  ['1.022', { type: 'physical' }, ['post']],
  ['1.019', { type: 'other' }, ['email']],
  ['1.019', {}, ['email']],
])('[%s] a shop with %o delivers by %o', (_id, shop, expected) => {
  expect(offeredDeliveries(shop)).toEqual(expected);
});
