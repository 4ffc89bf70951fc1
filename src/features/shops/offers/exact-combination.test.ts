import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { sumOfItems } from '~/redemption/order';
import { exactCombination, MAX_QUANTITY } from './exact-combination';

const offer = (...cents: number[]) => ({
  voucherValues: cents.map((valueInCent) => ({ valueInCent })),
});
const items = (...pairs: [number, number][]) =>
  pairs.map(([valueInCent, quantity]) => ({ valueInCent, quantity }));

describe('fixed values', () => {
  it.each([
    ['one value', offer(1000, 2500, 5000), 5000, items([5000, 1])],
    ['two different', offer(1500, 2000, 3000), 5000, items([3000, 1], [2000, 1])],
    ['several of one', offer(1000, 2000), 5000, items([2000, 2], [1000, 1])],
    ['greedy would miss it', offer(1000, 3000, 4000), 6000, items([3000, 2])],
    ['greedy would leave a rest', offer(1500, 4000), 4500, items([1500, 3])],
    ['a rest that cannot be used', offer(1500, 2000), 3700, items([2000, 1], [1500, 1])],
    ['less than every value', offer(2500), 1000, []],
    ['nothing on the voucher', offer(1000), 0, []],
    ['a shop without values', offer(), 5000, []],
    ['more steps than are searched', offer(1, 20048), 942209, items([20048, 46], [1, 100])],
    ['odd cents', offer(1250, 2500), 3755, items([2500, 1], [1250, 1])],
  ])('%s', (_, values, balance, expected) => {
    expect(exactCombination(values, balance)).toEqual(expected);
  });
});

describe('a free range', () => {
  const range = { minInCent: 1000, maxInCent: 15000, stepInCent: 500 };
  const free = { voucherValues: [], valueRange: range };
  it.each([
    [5000, items([5000, 1])],
    [5250, items([5000, 1])],
    [900, []],
    [15000, items([15000, 1])],
    [15500, items([14500, 1], [1000, 1])],
    [20000, items([15000, 1], [5000, 1])],
    [30000, items([15000, 2])],
  ])('%i', (balance, expected) => {
    expect(exactCombination(free, balance)).toEqual(expected);
  });
  test('a range that reaches further than the fixed values wins', () => {
    expect(exactCombination({ ...offer(2000), valueRange: range }, 5500)).toEqual(items([5500, 1]));
  });
});

/** Every sum that the values can make, the slow and obvious way. */
const reachable = (values: number[], balance: number) => {
  const sums = new Set([0]);
  for (const sum of sums) {
    for (const value of values) if (sum + value <= balance) sums.add(sum + value);
  }
  return sums;
};

test('it uses as much as any combination can, and never more than the balance', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 5 }),
      fc.integer({ min: 0, max: 90 }),
      (values, balance) => {
        const found = exactCombination(offer(...values), balance);
        expect(sumOfItems(found)).toBe(Math.max(...reachable(values, balance)));
        for (const { valueInCent } of found) expect(values).toContain(valueInCent);
      },
    ),
  );
});

// Without the limit of its steps a hundred inputs would take longer than a test may.
test('any input is answered soon and keeps the limits', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 10_000_000 }), { maxLength: 12 }),
      fc.integer({ min: 0, max: 10_000_000 }),
      (values, balance) => {
        const found = exactCombination(offer(...values), balance);
        expect(sumOfItems(found)).toBeLessThanOrEqual(balance);
        for (const { quantity } of found) {
          expect(quantity).toBeGreaterThan(0);
          expect(quantity).toBeLessThanOrEqual(MAX_QUANTITY);
        }
      },
    ),
  );
}, 20_000);
