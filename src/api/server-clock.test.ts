import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clockOffset, noteServerDate } from './server-clock';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['an hour behind', 'Sat, 21 Nov 2026 11:00:00 GMT', -3_600_000],
  ['a day ahead', 'Sun, 22 Nov 2026 12:00:00 GMT', 86_400_000],
  ['the same but for the way of the answer', 'Sat, 21 Nov 2026 11:59:55 GMT', 0],
])('the server’s clock is %s', (_, date, expected) => {
  noteServerDate(date);
  expect(clockOffset()).toBe(expected);
});

test.each([null, '', 'yesterday'])('the header %j says nothing', (date) => {
  noteServerDate('Sat, 21 Nov 2026 11:00:00 GMT');
  noteServerDate(date);
  expect(clockOffset()).toBe(-3_600_000);
});
