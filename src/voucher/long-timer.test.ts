import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callAt } from './long-timer';

const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['at once, for a moment in the past', -5, 0],
  ['after a minute', 60_000, 60_000],
  ['after 30 days, which one setTimeout would fire at once', 30 * DAY, 30 * DAY],
  ['after 100 days', 100 * DAY, 100 * DAY],
])('calls back %s', (_, at, expected) => {
  const callback = vi.fn();
  callAt(at, callback);
  if (expected > 0) {
    vi.advanceTimersByTime(expected - 1);
    expect(callback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
  } else {
    vi.advanceTimersByTime(0);
  }
  expect(callback).toHaveBeenCalledOnce();
});

test('never calls back after it was cancelled, also between two steps', () => {
  const callback = vi.fn();
  const cancel = callAt(60 * DAY, callback);
  vi.advanceTimersByTime(30 * DAY);
  cancel();
  vi.advanceTimersByTime(60 * DAY);
  expect(callback).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
