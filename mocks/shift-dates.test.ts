import { expect, test } from 'vitest';
import { EXAMPLE_NOW, shiftDates } from './shift-dates.ts';

const HOUR = 3_600_000;

test.each([
  ['minutes ago stay minutes ago', '2026-11-21T11:40:00Z', '2026-11-26T16:40:00Z'],
  ['tomorrow stays 24 hours ahead', '2026-11-22T12:00:00Z', '2026-11-27T17:00:00Z'],
  ['a far date keeps its time of day', '2029-12-31T22:59:59Z', '2030-01-05T22:59:59Z'],
])('%s', (_name, example, shifted) => {
  expect(shiftDates({ list: [{ at: example }] }, EXAMPLE_NOW + 125 * HOUR)).toEqual({
    list: [{ at: shifted }],
  });
});

test('texts, dates without a time and numbers are left alone', () => {
  const value = { text: 'am 2026-11-21', day: '2026-11-21', count: 3, none: null };
  expect(shiftDates(value, EXAMPLE_NOW + HOUR)).toEqual(value);
});
