import { expect, it } from 'vitest';
import { parseAmount } from './parse-amount';

it.each([
  ['25', 2500],
  [' 25 ', 2500],
  ['25,5', 2550],
  ['25,50', 2550],
  ['25.50', 2550],
  ['25 €', 2500],
  ['€25', 2500],
  ['25 CHF', undefined],
  ['0', 0],
  ['', undefined],
  ['-5', undefined],
  ['25,505', undefined],
  ['1.000,00', undefined],
  ['abc', undefined],
  ['12345678', undefined],
])('parseAmount(%j) is %s', (typed, expected) => {
  expect(parseAmount(typed)).toBe(expected);
});
