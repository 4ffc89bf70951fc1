import { expect, test } from 'vitest';
import type { ChargeResult } from '~/api';
import { wrongFieldsOf } from './compare-charge';

const attempt = {
  provider: 'amazonpay',
  amountInCent: 2500,
  currency: 'EUR',
  startKey: 'start-1',
  createdAt: 0,
} as const;
const result: ChargeResult = {
  chargeId: 'ch-1',
  status: 'received',
  chargedInCent: 2500,
  balanceInCent: 5500,
  currency: 'EUR',
  transactionNumber: 'TX-1',
};

test.each<[string, Partial<ChargeResult>, string[]]>([
  ['what was paid', {}, []],
  ['an empty card before', { balanceInCent: 2500 }, []],
  ['francs for euros', { currency: 'CHF' }, ['currency']],
  ['150 € for 25 €', { chargedInCent: 15_000, balanceInCent: 20_000 }, ['chargedInCent']],
  ['nothing on the card', { balanceInCent: 0 }, ['balanceInCent']],
  ['a payment that is not decided', { status: 'processing', balanceInCent: 0 }, []],
])('[4.062] %s', (_, change, wrong) => {
  expect(wrongFieldsOf({ ...result, ...change }, attempt)).toEqual(wrong);
});

test('another payment than the one that was begun', () => {
  expect(wrongFieldsOf(result, { ...attempt, chargeId: 'ch-1' })).toEqual([]);
  expect(wrongFieldsOf(result, { ...attempt, chargeId: 'ch-2' })).toEqual(['chargeId']);
});
