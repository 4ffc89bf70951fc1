import { expect, test } from 'vitest';
import { groupLabel, groupPins } from './group-pins';

const at = (id: number, x: number, y = 0) => ({ id, x, y });

test.each([
  ['apart', [at(1, 0), at(2, 24)], undefined, [[1], [2]]],
  ['one over the other', [at(1, 0), at(2, 0)], undefined, [[1, 2]]],
  ['too near on both axes', [at(1, 0, 0), at(2, 16, 16)], undefined, [[1, 2]]],
  // The third covers the second, which is already with the first.
  ['in a row', [at(1, 0), at(2, 20), at(3, 40)], undefined, [[1, 2], [3]]],
  // The pin of two is wider than each was.
  ['beside those that become one', [at(1, 0), at(2, 30), at(3, 0)], undefined, [[1, 2, 3]]],
  ['the first chosen', [at(1, 0), at(2, 10), at(3, 12)], 1, [[1], [2, 3]]],
  ['the last chosen', [at(1, 0), at(2, 10), at(3, 12)], 3, [[1, 2], [3]]],
])('pins %s', (_, pins, chosen, groups) => {
  expect(groupPins(pins, chosen).map((group) => group.map(({ id }) => id))).toEqual(groups);
});

test('pins twice as large cover each other from twice as far', () => {
  const pins = [at(1, 0), at(2, 40)];
  expect(groupPins(pins)).toHaveLength(2);
  expect(groupPins(pins, undefined, 2)).toHaveLength(1);
});

test.each([
  [[4], '4'],
  [[2, 3], '2, 3'],
  [[2, 3, 4, 5], '2–5'],
  [[2, 3, 9], '2, 3 …'],
])('%j is shown as %s', (numbers, label) => {
  expect(groupLabel(numbers)).toBe(label);
});
