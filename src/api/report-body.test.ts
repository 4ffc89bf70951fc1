import { expect, test } from 'vitest';
import { ApiError } from './errors';
import { pagePattern, reportBody } from './report-body';

const words = new Set(['merchantcode', 'activate', 'shops', 'redeem', 'checkout', 'tpr']);

test.each([
  ['/', '/'],
  ['/merchantcode/Xk3.s3cret_Token-7f', '/merchantcode/*'],
  ['/activate/shop/A-4711/hash', '/activate/*/*/*'],
  ['/shops/1001/nordlicht', '/shops/*/*'],
  ['/DEMO-50', '/*'],
  ['/redeem/checkout', '/redeem/checkout'],
])('the address %s is reported as %s', (path, pattern) => {
  expect(pagePattern(path, words)).toBe(pattern);
});

const SECRETS = 'GIFT-4711 eyJhbGciOiJub25lIn0.eyJ4IjoxfQ.c2ln mia@example.com 8271';

test('of an error only names, codes and our own files are reported', () => {
  const cause = new ApiError({ kind: 'problem', code: 'VOUCHER_BLOCKED', status: 422 });
  const error = new TypeError(SECRETS, { cause });
  error.stack = `TypeError: ${SECRETS}\n at a (https://one.example/assets/main-x1.js:1:20)\n at b (https://one.example/merchantcode/tok:3:4)`;
  expect(reportBody('A page could not be shown', error, '/tpr/ident', words)).toEqual({
    message: 'A page could not be shown',
    page: '/tpr/*',
    errors: ['TypeError', 'ApiError'],
    code: 'VOUCHER_BLOCKED',
    status: 422,
    frames: ['/assets/main-x1.js:1:20'],
  });
});

test.each<[unknown, string[]]>([
  [
    [{ field: 'footerLinks', reason: 'invalid_type', value: SECRETS }],
    ['footerLinks', 'invalid_type'],
  ],
  [
    { directive: 'script-src-elem', blocked: 'https://evil.example' },
    ['script-src-elem', 'https://evil.example'],
  ],
  [SECRETS.split(' '), []],
  [{ message: SECRETS }, []],
  [undefined, []],
])('of %j the names %j are reported', (detail, names) => {
  expect(reportBody('x', detail, '/', words).names).toEqual(names);
});
