import { expect, test } from 'vitest';
import { canTopUp, chargeLimits, readCharge } from './charge-limits';

test.each([
  ['the usual', 1500, 15_000, 1500, 15_000],
  ['the server wants more', 2050, 15_000, 2100, 15_000],
  ['the server takes less', 500, 9_999, 1500, 9_900],
  ['the server takes more', 100, 50_000, 1500, 15_000],
])('[9.047] [5.014] [5.015] %s', (_, minChargeInCent, maxChargeInCent, minInCent, maxInCent) => {
  const limits = chargeLimits({ minChargeInCent, maxChargeInCent });
  expect(limits).toMatchObject({ minInCent, maxInCent });
  expect(limits.suggestedInCent.length).toBeLessThanOrEqual(3);
  for (const cents of limits.suggestedInCent) {
    expect(cents).toBeGreaterThanOrEqual(minInCent);
    expect(cents).toBeLessThanOrEqual(maxInCent);
  }
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
  ['limits below ours', 500, 1000, ['paypal'], false],
  ['nobody who takes the money', 1500, 15_000, [], false],
])('[5.014] whether a card can be topped up: %s', (_, min, max, providers, isPossible) => {
  const card = { minChargeInCent: min, maxChargeInCent: max };
  expect(canTopUp(card, providers)).toBe(isPossible);
});
