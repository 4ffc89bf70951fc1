import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, type ApiErrorKind } from './errors';
import { queryClient } from './query-client';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
});

test.each<[ApiErrorKind, number | undefined, number]>([
  ['network', undefined, 3],
  ['http', 502, 3],
  ['http', 503, 1],
  ['problem', 404, 1],
  ['timeout', undefined, 1],
  ['offline', undefined, 1],
])('reading that failed with %s %s is tried %i times by itself', async (kind, status, times) => {
  const read = vi.fn(() =>
    Promise.reject(new ApiError({ kind, status, code: 'TEMPORARY_FAILURE' })),
  );
  const result = queryClient
    .fetchQuery({ queryKey: ['read'], queryFn: read })
    .catch(() => 'failed');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await result).toBe('failed');
  expect(read).toHaveBeenCalledTimes(times);
});
