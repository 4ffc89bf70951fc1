import { expect, test } from 'vitest';
import type { ChargeResult } from '~/api';
import { wrongFieldsOf } from './compare-charge';

const charge = {
  chargeId: 'ch-1',
  key: '3f0c7a0e-8f5b-4b5e-9c1e-0d6a2f7b9c11',
  provider: 'amazonpay',
  status: 'received',
  amountInCent: 2500,
  currency: 'EUR',
  createdAt: '2026-11-21T12:00:00Z',
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
  ['francs for euros', { currency: 'CHF' }, ['currency']],
  ['150 € for 25 €', { chargedInCent: 15_000 }, ['chargedInCent']],
  ['another payment', { chargeId: 'ch-2' }, ['chargeId']],
])('[4.062] %s', (_, change, wrong) => {
  expect(wrongFieldsOf({ ...result, ...change }, charge)).toEqual(wrong);
});
