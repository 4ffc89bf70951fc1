import { expect, test } from 'vitest';
import { isDueFor } from './due';
import type { Attempt } from './redemption-state';
import { KEY, nordlicht25, VOUCHER } from './testing';

const attempt = (more: object = {}) =>
  ({
    order: { kind: 'shop', id: 'order-1', ...nordlicht25 },
    key: KEY,
    voucherId: VOUCHER,
    request: { redeemValue: 2500, currency: 'EUR', ...more },
  }) as Attempt;

test.each([
  ['what is missing', 1600, 900, true],
  ['the smallest top-up', 1500, 2400, true],
  ['one cent that is missing', 1, 2499, true],
  ['more than the smallest top-up, where less is missing', 1501, 2400, false],
  ['one cent although the credit covers the value', 1, 5000, false],
  ['one cent at a credit that is just enough', 1, 2500, false],
  ['less than is missing', 1599, 900, false],
  ['more than is missing', 1601, 900, false],
])('[3.137] [5.030] %s', (_, differenceInCent, balanceInCent, expected) => {
  const due = { differenceInCent, balanceInCent };
  expect(isDueFor(attempt(), due)).toBe(expected);
  expect(isDueFor(attempt({ orderPrepaidVouchers: false }), due)).toBe(expected);
  expect(isDueFor(attempt(), { ...due, currency: 'EUR' })).toBe(expected);
  expect(isDueFor(attempt(), { ...due, currency: 'CHF' })).toBe(false);
});

test.each([
  ['more than the value', 4500, 1000, true],
  ['no more than the value lacks', 1500, 1000, true],
  ['less than the value lacks', 1499, 1000, false],
  ['one cent beside a value that is covered', 1, 5000, true],
  ['nothing', 0, 5000, false],
])(
  'vouchers that are ordered along may cost %s',
  (_, differenceInCent, balanceInCent, expected) => {
    const due = { differenceInCent, balanceInCent };
    expect(isDueFor(attempt({ orderPrepaidVouchers: true }), due)).toBe(expected);
  },
);

test('a donation has no shop whose value could be compared', () => {
  const order = { kind: 'donation', organisationName: 'Wiesengrund', hasReceipt: false } as const;
  const due = { differenceInCent: 1, balanceInCent: 5000 };
  expect(isDueFor({ ...attempt(), order } as Attempt, due)).toBe(true);
});
