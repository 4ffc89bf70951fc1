import { describe, expect, test } from 'vitest';
import { zVoucherTokenPayload } from '~generated/client/zod.gen';
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
  ['an unknown currency', tokenFor(1, { currency: 'euro' as 'EUR' })],
])('refuses %s', (_, token) => {
  expect(decodeToken(token)).toBeUndefined();
});

/** Values that a field of the payload may have by accident. */
const values = [
  null,
  undefined,
  '',
  'soon',
  '5000',
  -1,
  0,
  1,
  12.5,
  5_000,
  10_000_001,
  1_795_000_000,
  1_795_000_000_000,
  Number.MAX_VALUE,
  true,
  {},
  [],
  'x'.repeat(200),
  'EUR',
  'SEK',
  'redeem',
  'refund',
  '123456789',
  '2030-12-31T22:59:59Z',
];
const whole = {
  sub: 'voucher-1',
  exp: 1_900_000_000,
  purpose: 'redeem',
  thirdPartyRedeem: { partner: 'Bonuswelt' },
};
const voucher = {
  currency: 'EUR',
  isPrepaid: false,
  balanceInCent: 5000,
  categoryId: 1,
  distribution: 'retail',
  noMarketplaces: true,
  code: '…F7K',
  serialNumber: '123456789',
  validUntil: '2030-12-31T22:59:59Z',
};
const tokenOf = (payload: unknown) =>
  `a.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c`;
const DECIDING = ['sub', 'exp', 'purpose', 'currency', 'isPrepaid', 'balanceInCent', 'categoryId'];
const decides = (field: string) => [...DECIDING, 'noMarketplaces'].includes(field);

describe.each([...Object.keys(whole), ...Object.keys(voucher)])('[3.075] %s', (field) => {
  test.each(values)('counts as the contract says: %j', (value) => {
    const change = { [field]: value };
    const payload =
      field in whole
        ? { ...whole, ...change, voucher }
        : { ...whole, voucher: { ...voucher, ...change } };
    // As it goes over the wire: without undefined fields, and `null` counts as absent.
    const sent = JSON.parse(
      JSON.stringify(payload, (_, each: unknown) => each ?? undefined),
    ) as unknown;
    const isRight = zVoucherTokenPayload.safeParse(sent).success;
    const read = decodeToken(tokenOf(payload));
    if (isRight) expect(read).toEqual(sent);
    else if (decides(field)) expect(read).toBeUndefined();
    else {
      const { [field as 'code']: _, ...bareVoucher } = voucher;
      const { [field as 'purpose']: __, ...bare } = whole;
      expect(read).toEqual({ ...bare, voucher: bareVoucher });
    }
  });
});
