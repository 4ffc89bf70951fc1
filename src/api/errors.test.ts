import { afterEach, expect, test, vi } from 'vitest';
import { ChunkLoadError } from '~/lib/load-chunk';
import {
  ApiError,
  fromNetwork,
  isSessionExpired,
  isSettled,
  isTurnedAway,
  isUnexplained,
  toApiError,
} from './errors';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a time-out', new DOMException('', 'TimeoutError'), true, 'timeout'],
  ['a lost connection', new TypeError('Failed to fetch'), true, 'network'],
  ['a browser without a connection', new TypeError('Failed to fetch'), false, 'offline'],
])('%s is no answer', async (_, cause, onLine, kind) => {
  vi.stubGlobal('navigator', { onLine });
  await expect(fromNetwork(Promise.reject(cause))).rejects.toMatchObject({
    name: 'ApiError',
    kind,
    code: 'TEMPORARY_FAILURE',
    isRetryable: true,
    cause,
  });
});

test.each([
  new ChunkLoadError('timeout'),
  new TypeError('Failed to fetch dynamically imported module: https://a.test/assets/a.js'),
  new TypeError('error loading dynamically imported module: https://a.test/assets/a.js'),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/a.css'),
])('a file of the website that does not come is no answer: %s', (error) => {
  expect(toApiError(error).kind).toBe('network');
});

test('is idempotent, and recognises an expired session', () => {
  const error = new ApiError({ kind: 'problem', code: 'SESSION_EXPIRED', status: 401 });
  expect(toApiError(error)).toBe(error);
  expect(isSessionExpired(error)).toBe(true);
  expect(isSessionExpired(new ApiError({ kind: 'http', code: 'UNKNOWN' }))).toBe(false);
});

test.each<[boolean, number, string]>([
  [true, 400, 'VALIDATION_FAILED'],
  [true, 402, 'PAYMENT_FAILED'],
  [true, 404, 'VOUCHER_NOT_FOUND'],
  [true, 409, 'VOUCHER_ALREADY_REDEEMED'],
  [true, 410, 'SHOP_GONE'],
  [true, 422, 'VALIDATION_FAILED'],
  [false, 401, 'SESSION_EXPIRED'],
  [false, 403, 'UNKNOWN'],
  [false, 408, 'TEMPORARY_FAILURE'],
  [false, 409, 'REQUEST_IN_PROGRESS'],
  // A reason that nobody knows refuses nothing.
  [false, 402, 'UNKNOWN'],
  [false, 409, 'UNKNOWN'],
  [false, 409, 'TEMPORARY_FAILURE'],
  [false, 409, 'ORDER_STATUS_UNKNOWN'],
  [false, 425, 'TEMPORARY_FAILURE'],
  [false, 429, 'RATE_LIMITED'],
  [false, 500, 'UNKNOWN'],
  [false, 503, 'TEMPORARY_FAILURE'],
])('[4.070] is it settled (%s) by a problem with %i %s', (expected, status, code) => {
  expect(isSettled(new ApiError({ kind: 'problem', code: code as 'UNKNOWN', status }))).toBe(
    expected,
  );
});

test.each(['http', 'contract', 'network', 'timeout', 'offline'] as const)(
  '[4.070] is not settled without an answer of the contract: %s',
  (kind) => {
    expect(isSettled(new ApiError({ kind, code: 'NOT_FOUND', status: 404 }))).toBe(false);
  },
);

test.each<[string, number, boolean, boolean]>([
  ['UNKNOWN', 409, true, false],
  ['UNKNOWN', 403, true, false],
  ['TOKEN_PURPOSE', 403, false, true],
  ['UNKNOWN', 429, false, true],
  ['UNKNOWN', 500, false, false],
  ['REQUEST_IN_PROGRESS', 409, false, false],
  ['VOUCHER_BLOCKED', 409, false, false],
])('[4.070] %s with %i: unexplained %s, turned away %s', (code, status, unexplained, away) => {
  const error = new ApiError({ kind: 'problem', code: code as 'UNKNOWN', status });
  expect([isUnexplained(error), isTurnedAway(error)]).toEqual([unexplained, away]);
});
