import { expect, test } from 'vitest';
import { decodeToken } from './decode-token';
import { tokenFor } from './testing';

test('[3.078] [3.082] [3.075] [3.079] [3.081] reads the voucher and the expiry', () => {
  const payload = decodeToken(tokenFor(1_900_000_000, { balanceInCent: 3750 }));
  expect(payload).toMatchObject({
    exp: 1_900_000_000,
    voucher: { currency: 'EUR', balanceInCent: 3750 },
  });
});

test.each([
  ['an empty text', ''],
  ['something else', 'not a token'],
  ['broken base64', 'a.%%%.c'],
  ['JSON that is no payload', `a.${Buffer.from('42').toString('base64url')}.c`],
  ['a payload without a voucher', `a.${Buffer.from('{"exp":1}').toString('base64url')}.c`],
  ['a balance that is no amount', tokenFor(1, { balanceInCent: 12.5 })],
  ['a currency that is none', tokenFor(1, { currency: 'euro' as 'EUR' })],
])('refuses %s', (_, token) => {
  expect(decodeToken(token)).toBeUndefined();
});
