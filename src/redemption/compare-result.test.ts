import { expect, test } from 'vitest';
import type { RedeemRequest, RedeemResult } from '~/api';
import { compareResult } from './compare-result';
import type { Attempt } from './redemption-state';
import { KEY, nordlicht25, redeemedHalf, VOUCHER } from './testing';

const request = {
  shopId: 1001,
  items: nordlicht25.items,
  redeemValue: 2500,
  currency: 'EUR',
  termsAccepted: true,
  delivery: 'screen',
  customer: { email: 'mia@beispiel.de' },
} satisfies RedeemRequest;
const attempt = {
  order: { kind: 'shop', id: 'order-1', ...nordlicht25 },
  request,
  key: KEY,
  voucherId: VOUCHER,
} satisfies Attempt;
const vouchers = {
  vouchers: 3,
  valuePerVoucherInCent: 1000,
  costInCent: 2500,
  currency: 'EUR',
  delivery: 'email',
} as const;
test.each<[string, Partial<RedeemResult>, readonly string[]]>([
  ['what was asked', {}, []],
  ['no shop', { shopId: undefined } as object, []],
  ['the shop of the request', { shopId: 1001 }, []],
  ['an e-mail for the screen', { delivery: 'email' }, ['delivery']],
  ['a part of the value', { redeemedInCent: 1500, remainingInCent: 3500 }, ['less']],
  ['vouchers nobody asked for', { orderedVouchers: vouchers }, ['ordered-unasked']],
])('[1.018] takes %s', (_, change, differences) => {
  const result = { ...redeemedHalf, ...change } as RedeemResult;
  expect(compareResult(result, attempt)).toMatchObject({ wrong: [], differences });
});

test.each<[string, Partial<RedeemResult>, string]>([
  ['another currency', { currency: 'CHF' }, 'currency'],
  ['another shop', { shopId: 7 }, 'shopId'],
  ['a donation', { delivery: 'donation' }, 'delivery'],
  ['a letter, for which no address was asked', { delivery: 'post' }, 'delivery'],
  ['more than was asked for', { redeemedInCent: 9900 }, 'redeemedInCent'],
  ['nothing', { redeemedInCent: 0 }, 'redeemedInCent'],
])('[4.070] %s is no answer to this request', (_, change, field) => {
  const result = { ...redeemedHalf, ...change } as RedeemResult;
  expect(compareResult(result, attempt).wrong).toEqual([field]);
});

test('a donation is compared as one', () => {
  const order = { kind: 'donation', organisationName: 'Wiesengrund', hasReceipt: false } as const;
  const donation = { ...attempt, order, request: { ...request, delivery: 'donation' } } as Attempt;
  const given = { ...redeemedHalf, delivery: 'donation', shopId: 7 } as RedeemResult;
  expect(compareResult(given, donation)).toMatchObject({ wrong: [], differences: [] });
  const mailed = { ...redeemedHalf, delivery: 'email' } as RedeemResult;
  expect(compareResult(mailed, donation).wrong).toEqual(['delivery']);
});

test('an answer that asks for a payment has redeemed nothing that could differ', () => {
  const due = { status: 'payment_required', currency: 'CHF', differenceInCent: 1 } as never;
  expect(compareResult(due, attempt)).toEqual({ wrong: [], differences: [] });
});

test('vouchers that were declined and come all the same were not asked for', () => {
  const declining = { ...attempt, request: { ...request, orderPrepaidVouchers: false } };
  const ordered = { ...redeemedHalf, orderedVouchers: vouchers };
  expect(compareResult(ordered, declining).differences).toEqual(['ordered-unasked']);
  expect(compareResult(redeemedHalf, declining).differences).toEqual([]);
});

test('vouchers that were asked for count, also when they are missing', () => {
  const wanting = { ...attempt, request: { ...request, orderPrepaidVouchers: true } };
  const ordered = { ...redeemedHalf, remainingInCent: 0, orderedVouchers: vouchers };
  expect(compareResult(ordered, wanting)).toEqual({ wrong: [], differences: [] });
  expect(compareResult(redeemedHalf, wanting).differences).toEqual(['ordered-missing']);
});
