import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, isSessionExpired, toApiError } from './errors';

afterEach(() => {
  vi.unstubAllGlobals();
});

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(status === 204 ? null : '', { status, headers });
const problem = (code: string, more = {}) => ({
  type: 'about:blank',
  title: code,
  status: 409,
  code,
  ...more,
});

test('keeps what the server explained', () => {
  const body = problem('VOUCHER_NOT_YET_RECORDED', {
    displayCode: 'VCRx51',
    availableFrom: '2026-11-22T12:00:00Z',
  });
  const error = toApiError(body, answer(409));
  expect(error).toMatchObject({ kind: 'problem', code: 'VOUCHER_NOT_YET_RECORDED', status: 409 });
  expect(error.displayCode).toBe('VCRx51');
  expect(error.problem?.availableFrom).toBe('2026-11-22T12:00:00Z');
});

test.each([
  ['8.044', 'RDMx2', 'REDEEM_LINK_EXPIRED'],
  ['8.045', 'VCRx13', 'VOUCHER_OBSOLETE_FORMAT'],
  ['8.046', 'VCRx15', 'VOUCHER_NOT_FOUND'],
  ['8.047', 'VCRx51', 'VOUCHER_NOT_YET_RECORDED'],
  ['8.048', 'VCRx54', 'VOUCHER_NOT_REDEEMABLE'],
])('[%s] understands %s where a server sends it as the code', (_, sent, code) => {
  const error = toApiError(problem(sent), answer(409));
  expect(error.code).toBe(code);
  expect(error.displayCode).toBe(sent);
});

test.each([
  ['HTML', '<html>Bad gateway</html>', 502, 'TEMPORARY_FAILURE'],
  ['an empty body', {}, 500, 'UNKNOWN'],
  ['an empty text', '', 503, 'TEMPORARY_FAILURE'],
  ['null', null, 500, 'UNKNOWN'],
  ['a list', [], 400, 'UNKNOWN'],
  ['a code that is no text', { code: 42 }, 404, 'NOT_FOUND'],
  ['nothing useful on 401', '', 401, 'SESSION_EXPIRED'],
  ['nothing useful on 429', '', 429, 'RATE_LIMITED'],
])('maps %s by its status', (_, body, status, code) => {
  expect(toApiError(body, answer(status))).toMatchObject({ kind: 'http', code, status });
});

test.each([
  ['a time-out', new DOMException('', 'TimeoutError'), 'timeout'],
  ['a lost connection', new TypeError('Failed to fetch'), 'network'],
])('knows %s', (_, thrown, kind) => {
  expect(toApiError(thrown)).toMatchObject({ kind, code: 'TEMPORARY_FAILURE', isRetryable: true });
});

test('knows that the browser is offline', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(toApiError(new TypeError('Failed to fetch')).kind).toBe('offline');
});

test('an answer that breaks the contract is a failure too, and is not repeated', () => {
  const error = toApiError(new Error('expected string'), answer(200));
  expect(error).toMatchObject({ kind: 'contract', code: 'UNKNOWN', isRetryable: false });
});

test.each([
  ['30', 30],
  ['0', 0],
  ['-5', 0],
  ['nonsense', undefined],
])('reads Retry-After %j as %j seconds', (header, seconds) => {
  const error = toApiError(problem('RATE_LIMITED'), answer(429, { 'retry-after': header }));
  expect(error.retryAfter).toBe(seconds);
});

test('reads Retry-After as a date', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
  const headers = { 'retry-after': 'Sat, 21 Nov 2026 12:00:45 GMT' };
  expect(toApiError(problem('RATE_LIMITED'), answer(429, headers)).retryAfter).toBe(45);
  vi.useRealTimers();
});

test('is idempotent, and recognises an expired session', () => {
  const error = toApiError(problem('SESSION_EXPIRED'), answer(401));
  expect(toApiError(error)).toBe(error);
  expect(isSessionExpired(error)).toBe(true);
  expect(isSessionExpired(new ApiError({ kind: 'http', code: 'UNKNOWN' }))).toBe(false);
});

test.each([
  ['Retry-After', 429, {}, { 'retry-after': '30' }, Date.parse('2026-11-21T12:00:30Z')],
  [
    'availableFrom',
    429,
    { availableFrom: '2026-11-21T13:00:00Z' },
    {},
    Date.parse('2026-11-21T13:00:00Z'),
  ],
  ['nothing', 429, {}, {}, undefined],
  ['a voucher that works later', 409, { availableFrom: '2026-11-22T12:00:00Z' }, {}, undefined],
])('knows from %s when another attempt makes sense', (_, status, more, headers, expected) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
  const error = toApiError(problem('PIN_LOCKED', more), answer(status, headers));
  expect(error.retryAt).toBe(expected);
  vi.useRealTimers();
});
