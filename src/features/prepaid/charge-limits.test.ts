import { expect, test } from 'vitest';
import { canTopUp, chargeLimits, readCharge } from './charge-limits';

test.each([
  [
    '15 to 150 €',
    1500,
    15_000,
    { minInCent: 1500, maxInCent: 15_000, suggestedInCent: [2500, 5000, 10_000] },
  ],
  [
    'whole units within odd limits',
    2050,
    9_999,
    { minInCent: 2100, maxInCent: 9_900, suggestedInCent: [2500, 5000] },
  ],
  ['smaller amounts', 500, 2000, { minInCent: 500, maxInCent: 2000, suggestedInCent: [1500] }],
  [
    'amounts that are tiles',
    2500,
    2500,
    { minInCent: 2500, maxInCent: 2500, suggestedInCent: [2500] },
  ],
  [
    'larger amounts',
    12_000,
    50_000,
    { minInCent: 12_000, maxInCent: 50_000, suggestedInCent: [15_000] },
  ],
])('[9.047] [5.014] [5.015] the server takes %s', (_, minChargeInCent, maxChargeInCent, limits) => {
  expect(chargeLimits({ minChargeInCent, maxChargeInCent })).toEqual(limits);
});

const limits = chargeLimits({ minChargeInCent: 1500, maxChargeInCent: 15_000 });

test.each([
  ['15', 1500],
  [' 25 € ', 2500],
  ['€150', 15_000],
  ['25,00', 2500],
  ['25,–', 2500],
  ['14', undefined],
  ['151', undefined],
  ['25,50', undefined],
  ['-20', undefined],
  ['1e2', undefined],
  ['', undefined],
])('"%s" is %s cents', (typed, cents) => {
  expect(readCharge(typed, 'EUR', limits)).toBe(cents);
});

test.each([
  ['the usual', 1500, 15_000, ['paypal'], true],
  ['no whole unit between the limits', 1510, 1590, ['paypal'], false],
  ['one amount', 2000, 2000, ['paypal'], true],
  ['nobody who takes the money', 1500, 15_000, [], false],
])('[5.014] whether a card can be topped up: %s', (_, min, max, providers, isPossible) => {
  const card = { minChargeInCent: min, maxChargeInCent: max };
  expect(canTopUp(card, providers)).toBe(isPossible);
});
