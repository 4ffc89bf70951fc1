import { expect, test } from 'vitest';
import { differenceInCent, restInCent } from './difference';

test.each([
  ['covered', 2500, 5000, false, 0, 2500],
  ['exactly covered', 5000, 5000, false, 0, 0],
  ['more than the balance', 5000, 3750, false, 1250, 0],
  ['a card takes no less than the smallest top-up', 5000, 4500, true, 1500, 1000],
  ['a card and a larger difference', 10_000, 3000, true, 7000, 0],
  ['a card that covers it', 3000, 3000, true, 0, 0],
])('[5.030] %s', (_, value, balanceInCent, isPrepaid, difference, rest) => {
  expect(restInCent(value, { balanceInCent, isPrepaid })).toBe(rest);
  expect(differenceInCent(value, { balanceInCent, isPrepaid })).toBe(difference);
});
