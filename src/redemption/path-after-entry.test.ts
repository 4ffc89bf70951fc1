import { expect, test } from 'vitest';
import { pathAfterEntry } from './path-after-entry';
import type { Redemption } from './redemption-state';
import { KEY, nordlicht25, VOUCHER } from './testing';

const order = { kind: 'shop', id: 'order-1', ...nordlicht25 } as const;
const unbound: Redemption = { phase: 'filling', order, key: KEY };
const bound: Redemption = { ...unbound, voucherId: VOUCHER };
const choosing: Redemption = { phase: 'choosing' };

test.each<[string, Redemption, Redemption, string]>([
  ['the form of the same voucher, also after a reload', bound, bound, '/redeem/checkout'],
  ['a shop that was chosen without a voucher', unbound, bound, '/shops'],
  ['nothing', choosing, choosing, '/shops'],
])('[4.070] a code that is entered again leads on from %s', (_, before, now, path) => {
  expect(pathAfterEntry(before, now)).toBe(path);
});
