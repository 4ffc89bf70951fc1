import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anySignal, timeoutSignal } from './signals';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a time-out aborts after its time and says that it was one', () => {
  const signal = timeoutSignal(1000);
  vi.advanceTimersByTime(999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

test('of several the first aborts, with its reason; later ones change nothing', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const signal = anySignal(first.signal, second.signal);
  const aborted = vi.fn();
  signal.addEventListener('abort', aborted);
  expect(signal.aborted).toBe(false);
  second.abort('second');
  first.abort('first');
  expect(signal.reason).toBe('second');
  expect(aborted).toHaveBeenCalledOnce();
});

test('of several that have aborted already the first counts', () => {
  expect(anySignal(AbortSignal.abort('a'), AbortSignal.abort('b')).reason).toBe('a');
});
