import { expect, test } from 'vitest';
import { pathAfterEntry } from './path-after-entry';
import type { Redemption } from './redemption-state';
import { filling, nordlicht25 } from './testing';

const open = filling(nordlicht25).redemption;
const choosing: Redemption = { phase: 'choosing' };

test.each<[string, Redemption, Redemption, string]>([
  ['the form of the same voucher, also after a reload', open, open, '/redeem/checkout'],
  [
    'a shop that was chosen without a voucher',
    { ...open, voucherId: undefined } as Redemption,
    open,
    '/shops',
  ],
  ['nothing', choosing, choosing, '/shops'],
])('[4.070] a code that is entered again leads on from %s', (_, before, now, path) => {
  expect(pathAfterEntry(before, now)).toBe(path);
});
