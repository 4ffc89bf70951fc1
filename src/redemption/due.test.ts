import { expect, test } from 'vitest';
import { isDueFor } from './due';
import { KEY, nordlicht25, VOUCHER } from './testing';

const attempt = (more: object = {}) => ({
  order: { kind: 'shop', id: 'order-1', ...nordlicht25 } as const,
  key: KEY,
  voucherId: VOUCHER,
  request: { redeemValue: 2500, ...more } as never,
});

test.each([
  ['what is missing', 1500, 1000, true],
  ['the smallest top-up', 1500, 2400, true],
  ['one cent although the credit covers the value', 1, 5000, false],
  ['one cent at a credit that is just enough', 1, 2500, false],
  ['less than is missing', 1000, 1000, false],
  ['more than is missing', 9900, 1000, false],
])('[3.137] [5.030] %s', (_, differenceInCent, balanceInCent, expected) => {
  expect(isDueFor(attempt(), { differenceInCent, balanceInCent })).toBe(expected);
});

test('vouchers that are ordered along are paid, too', () => {
  const due = { differenceInCent: 4500, balanceInCent: 1000 };
  expect(isDueFor(attempt({ orderPrepaidVouchers: true }), due)).toBe(true);
});
