import { describe, expect, it, test } from 'vitest';
import { fixedValueOption, largestOfRange, valueOptions } from './value-options';

const offer = (...cents: number[]) => ({
  voucherValues: cents.map((valueInCent) => ({ valueInCent })),
});
const range = { minInCent: 1000, maxInCent: 15000, stepInCent: 500 };

test('[2.058] [2.059] every value says what remains or what is missing', () => {
  expect(valueOptions(offer(5000, 1000, 2500, 1000), 2500)).toEqual([
    { valueInCent: 1000, remainsInCent: 1500, missingInCent: 0 },
    { valueInCent: 2500, remainsInCent: 0, missingInCent: 0 },
    { valueInCent: 5000, remainsInCent: 0, missingInCent: 2500 },
  ]);
});

describe('[3.068] fixedValueOption', () => {
  it.each([
    ['the balance itself', offer(1000, 2500, 5000), 2500, 2500, 0, 0],
    ['the nearest level below', offer(1000, 2500, 5000), 4000, 2500, 1500, 0],
    ['the smallest level above', offer(2500, 5000), 1000, 2500, 0, 1500],
    ['the balance within a range', { ...offer(), valueRange: range }, 4500, 4500, 0, 0],
    ['the step below within a range', { ...offer(), valueRange: range }, 4799, 4500, 299, 0],
    ['the end of a range', { ...offer(), valueRange: range }, 20000, 15000, 5000, 0],
    ['the start of a range', { ...offer(), valueRange: range }, 300, 1000, 0, 700],
    ['a range beside levels', { ...offer(2500), valueRange: range }, 4500, 4500, 0, 0],
  ])('%s', (_, values, balance, valueInCent, remainsInCent, missingInCent) => {
    expect(fixedValueOption(values, balance)).toEqual({
      valueInCent,
      remainsInCent,
      missingInCent,
    });
  });
  test('a shop without values has none', () => {
    expect(fixedValueOption(offer(), 2500)).toBeUndefined();
  });
});

it.each([
  [999, undefined],
  [1000, 1000],
  [1499, 1000],
  [15000, 15000],
  [99999, 15000],
])('the largest value of the range that %i covers is %s', (balance, expected) => {
  expect(largestOfRange({ ...offer(), valueRange: range }, balance)).toBe(expected);
});
