import { describe, expect, it, test } from 'vitest';
import {
  createValueOffer,
  initialSelection,
  isAmountOffered,
  itemsOfSelection,
  maxQuantity,
  isAffordable,
} from './value-offer';

const shop = (...cents: number[]) => ({
  voucherValues: cents.map((valueInCent) => ({ valueInCent })),
});
const range = { minInCent: 1000, maxInCent: 15000, stepInCent: 500 };
const ranged = { ...shop(), valueRange: range };
const values = ({ options }: ReturnType<typeof createValueOffer>) =>
  options.map(({ valueInCent }) => valueInCent);

describe('createValueOffer', () => {
  test('[2.059] values above the balance are shown', () => {
    expect(values(createValueOffer(shop(1000, 5000), 2000, true))).toEqual([1000, 5000]);
  });
  it.each([
    ['a single value is exact', shop(1000, 5000), 5000, []],
    [
      'several use more than one',
      shop(1000, 2000),
      5000,
      [
        [2000, 2],
        [1000, 1],
      ],
    ],
    ['several of one', shop(2500), 5000, [[2500, 2]]],
    ['one value is the most', shop(2500), 4000, []],
    ['nothing is covered', shop(2500), 1000, []],
    [
      'a range beyond its end',
      ranged,
      20000,
      [
        [15000, 1],
        [5000, 1],
      ],
    ],
  ])('combination: %s', (_, offered, balance, expected) => {
    const { combination } = createValueOffer(offered, balance, true);
    expect(combination.map(({ valueInCent, quantity }) => [valueInCent, quantity])).toEqual(
      expected,
    );
  });
  it.each([
    [5200, [5000], { ...range, maxInCent: 5000 }],
    [99999, [15000], range],
    [1200, [1000], undefined],
    [800, [1000], undefined],
  ])('a free range with a balance of %i', (balance, expected, amount) => {
    const offer = createValueOffer(ranged, balance, true);
    expect(values(offer)).toEqual(expected);
    expect(offer.amount).toEqual(amount);
  });
  it.each([
    [5200, [5000], 15_000],
    [800, [1000], 15_000],
    [99_999, [15_000], 15_000],
  ])(
    '[4.069] [5.030] the difference to an amount can be paid, balance %i',
    (balance, expected, maxInCent) => {
      const offer = createValueOffer(ranged, balance, true, true);
      expect(values(offer)).toEqual(expected);
      expect(offer.amount).toEqual({ ...range, maxInCent });
    },
  );
  test('[9.051] no more than a top-up may be is paid to an amount', () => {
    const wide = { ...shop(), valueRange: { ...range, maxInCent: 100_000 } };
    expect(createValueOffer(wide, 5200, true, true).amount?.maxInCent).toBe(20_000);
  });
  test('[3.099] a value of 0 is left out', () => {
    expect(values(createValueOffer(shop(0, 1000), 5000, true))).toEqual([1000]);
  });
  test('[3.068] where visitors do not choose there is one value and no combination', () => {
    const offer = createValueOffer({ ...shop(1000, 2000), valueRange: range }, 5200, false);
    expect(values(offer)).toEqual([5000]);
    expect(offer.combination).toEqual([]);
    expect(offer.amount).toBeUndefined();
  });
});

describe('initialSelection', () => {
  const value = (valueInCent: number, quantity = 1) => ({ kind: 'value', valueInCent, quantity });
  it.each([
    ['the value that is the balance', shop(1000, 5000), 5000, [], value(5000)],
    ['the only value', shop(1000, 5000), 1500, [], value(1000)],
    ['nothing, where there is a choice', shop(1000, 2000), 4500, [], { kind: 'none' }],
    ['nothing, where nothing is covered', shop(5000), 1500, [], { kind: 'none' }],
    ['what was chosen before', shop(1000, 5000), 5000, [[1000, 3]], value(1000, 3)],
    ['not what is too much by now', shop(1500, 5000), 2000, [[5000, 1]], value(1500)],
    [
      'a combination from before',
      shop(1000, 2000),
      5000,
      [
        [2000, 2],
        [1000, 1],
      ],
      { kind: 'combination' },
    ],
    ['an amount from before', ranged, 5000, [[3500, 1]], { kind: 'amount' }],
  ])('%s', (_, offered, balance, before, expected) => {
    const remembered = (before as [number, number][]).map(([valueInCent, quantity]) => ({
      valueInCent,
      quantity,
    }));
    const offer = createValueOffer(offered, balance, true);
    expect(initialSelection(offer, balance, remembered)).toEqual(expected);
  });
});

describe('initialSelection where a difference can be paid', () => {
  const value = (valueInCent: number, quantity = 1) => ({ kind: 'value', valueInCent, quantity });
  it.each([
    ['a value above the balance from before', shop(1000, 5000), 2000, [[5000, 1]], value(5000)],
    ['not two of them', shop(1000, 5000), 2000, [[5000, 2]], { kind: 'none' }],
    ['a value that is the balance', shop(2000, 5000), 2000, [[2000, 1]], value(2000)],
    ['the only value, though it costs extra', shop(5000), 2000, [], value(5000)],
    ['nothing, where two can be had', shop(5000, 6000), 2000, [], { kind: 'none' }],
    ['an amount above the balance from before', ranged, 4000, [[6000, 1]], { kind: 'amount' }],
    ['no amount that the shop does not take', ranged, 4100, [[6100, 1]], { kind: 'none' }],
    [
      'an amount below the balance, whatever the steps are',
      ranged,
      4000,
      [[3300, 1]],
      { kind: 'amount' },
    ],
    [
      'nothing for several values that are no combination any more',
      shop(1000, 2500),
      6100,
      [
        [1000, 2],
        [2500, 1],
      ],
      { kind: 'none' },
    ],
  ])('%s', (_, offered, balance, before, expected) => {
    const remembered = (before as [number, number][]).map(([valueInCent, quantity]) => ({
      valueInCent,
      quantity,
    }));
    const offer = createValueOffer(offered, balance, true, true);
    expect(initialSelection(offer, balance, remembered, true)).toEqual(expected);
  });
});

test('items of a selection', () => {
  const offer = createValueOffer(shop(1000, 2000), 5000, true);
  expect(itemsOfSelection({ kind: 'none' }, offer, 1000)).toEqual([]);
  expect(itemsOfSelection({ kind: 'amount' }, offer, undefined)).toEqual([]);
  expect(itemsOfSelection({ kind: 'amount' }, offer, 1500)).toEqual([
    { valueInCent: 1500, quantity: 1 },
  ]);
  expect(itemsOfSelection({ kind: 'combination' }, offer, undefined)).toEqual(offer.combination);
  const value = { kind: 'value', valueInCent: 1000, quantity: 2 } as const;
  expect(itemsOfSelection(value, offer, undefined)).toEqual([{ valueInCent: 1000, quantity: 2 }]);
});

it.each([
  [1000, true],
  [1500, true],
  [15000, true],
  [15001, false],
  [999, false],
  [1200, false],
  [15500, false],
  [0, false],
])('%i is offered: %s', (cents, expected) => {
  expect(isAmountOffered(range, cents)).toBe(expected);
});

it.each([
  [1000, 5000, 5],
  [2500, 4000, 1],
  [5000, 4000, 0],
  [1, 10_000_000, 100],
])('of %i with a balance of %i there can be %i', (value, balance, expected) => {
  expect(maxQuantity(value, balance)).toBe(expected);
});

test('an amount is counted in steps from the smallest one', () => {
  const odd = { minInCent: 700, maxInCent: 5000, stepInCent: 500 };
  expect(isAmountOffered(odd, 1200)).toBe(true);
  expect(isAmountOffered(odd, 1300)).toBe(false);
});

test.each([
  ['covered', 0, false, true],
  ['not covered', 500, false, false],
  ['the difference can be paid', 500, true, true],
  ['as much as a top-up may be', 15_000, true, true],
  ['more than a top-up may be', 15_100, true, false],
])('[4.069] [9.051] %s', (_, missingInCent, canPay, isPossible) => {
  const option = { valueInCent: 20_000, remainsInCent: 0, missingInCent };
  expect(isAffordable(option, canPay)).toBe(isPossible);
});
