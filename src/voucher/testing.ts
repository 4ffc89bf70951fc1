import type { VoucherTokenPayload } from '~/api';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** In tests that have no other, a session that does not end, seconds since 1970. */
const LONG = 4_000_000_000;

/** A token for tests, in the shape of the contract's examples. @param exp seconds since 1970 */
export const tokenFor = (
  exp: number | undefined,
  voucher: Partial<VoucherTokenPayload['voucher']> = {},
  { sub = 'voucher-1', purpose }: Partial<Pick<VoucherTokenPayload, 'sub' | 'purpose'>> = {},
) =>
  [
    encode({ alg: 'HS256', typ: 'JWT' }),
    encode({
      sub,
      ...(purpose && { purpose }),
      exp: exp ?? LONG,
      voucher: {
        currency: 'EUR',
        isPrepaid: false,
        balanceInCent: 5000,
        categoryId: 1,
        ...voucher,
      },
    }),
    'c2lnbmF0dXJl',
  ].join('.');
