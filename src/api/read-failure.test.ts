import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { isSettled } from './errors';
import { readFailure } from './read-failure';

afterEach(() => vi.restoreAllMocks());

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
  const error = readFailure(body, answer(409));
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
  const error = readFailure(problem(sent), answer(409));
  expect(error.code).toBe(code);
  expect(error.displayCode).toBe(sent);
});

test('[8.033] a 401 refuses the token, also with a code that is not known', () => {
  expect(readFailure(problem('TOKEN_EXPIRED'), answer(401)).code).toBe('SESSION_EXPIRED');
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
  expect(readFailure(body, answer(status))).toMatchObject({ kind: 'http', code, status });
});

test.each([
  ['a check of the answer', z.safeParse(z.string(), 1).error],
  ['its JSON', new SyntaxError('Unexpected token <')],
])('an answer that %s refuses is a failure too, and is not repeated', (_, thrown) => {
  const error = readFailure(thrown, answer(200));
  expect(error).toMatchObject({ kind: 'contract', code: 'UNKNOWN', isRetryable: false });
});

test.each([
  ['before a request leaves', undefined],
  ['while an answer is read', answer(200)],
])('our own exception %s is a defect, is reported and is not repeated', (_, response) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const thrown = new TypeError('AbortSignal.any is not a function');
  expect(readFailure(thrown, response)).toMatchObject({
    kind: 'defect',
    code: 'UNKNOWN',
    isRetryable: false,
    cause: thrown,
  });
  expect(warn).toHaveBeenCalledExactlyOnceWith('The code of the website failed', thrown);
});

test.each([
  ['30', 30],
  ['0', 0],
  ['-5', 0],
  ['nonsense', undefined],
  ['7200', 7200],
  ['999999999', 86_400],
  ['Sat, 21 Nov 2099 12:00:45 GMT', 86_400],
])('reads Retry-After %j as %j seconds', (header, seconds) => {
  const error = readFailure(problem('RATE_LIMITED'), answer(429, { 'retry-after': header }));
  expect(error.retryAfter).toBe(seconds);
});

test('reads Retry-After as a date', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
  const headers = { 'retry-after': 'Sat, 21 Nov 2026 12:00:45 GMT' };
  expect(readFailure(problem('RATE_LIMITED'), answer(429, headers)).retryAfter).toBe(45);
  vi.useRealTimers();
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
  const error = readFailure(problem('PIN_LOCKED', more), answer(status, headers));
  expect(error.retryAt).toBe(expected);
  vi.useRealTimers();
});

test.each([
  ['a text', 'Leider nein', [{ code: 'UNKNOWN', detail: 'Leider nein' }]],
  ['texts', ['Zu spät', ''], [{ code: 'UNKNOWN', detail: 'Zu spät' }]],
  [
    'texts by field',
    { email: ['Schon vergeben', 'Zu lang'], code: 'Unbekannt' },
    [
      { pointer: '/email', code: 'UNKNOWN', detail: 'Schon vergeben' },
      { pointer: '/email', code: 'UNKNOWN', detail: 'Zu lang' },
      { pointer: '/code', code: 'UNKNOWN', detail: 'Unbekannt' },
    ],
  ],
  [
    'as the contract says',
    [{ pointer: '/email', code: 'format', detail: 'Kein @' }, { code: 42 }],
    [{ pointer: '/email', code: 'format', detail: 'Kein @' }, { code: 'UNKNOWN' }],
  ],
])('[7.024] [8.003] keeps errors that are %s, also without a code', (_, errors, expected) => {
  const error = readFailure({ errors }, answer(422));
  expect(error).toMatchObject({ kind: 'problem', code: 'VALIDATION_FAILED', status: 422 });
  expect(error.problem?.errors).toEqual(expected);
  expect(isSettled(error)).toBe(true);
  expect(readFailure(problem('EMAIL_DOMAIN_REFUSED', { errors }), answer(422))).toMatchObject({
    code: 'EMAIL_DOMAIN_REFUSED',
    problem: { errors: expected },
  });
});

test('leaves out what a problem must not hold', () => {
  const sent = { redeemUrl: 'javascript:alert(1)', availableFrom: 'soon', minimumInCent: '1500' };
  const error = readFailure(
    problem('SHOP_GONE', { ...sent, errors: 7, retryable: true }),
    answer(410),
  );
  expect(error.problem).toEqual({ ...problem('SHOP_GONE'), status: 410, retryable: true });
});

test('[8.011] a code that the contract does not name counts in a whole problem only', () => {
  expect(readFailure(problem('SOMETHING_NEW'), answer(409)).kind).toBe('problem');
  expect(readFailure({ code: 'BLOCKED' }, answer(403)).kind).toBe('http');
});
