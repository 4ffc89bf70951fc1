import type { VoucherTokenPayload } from '~/api';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

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
      ...(exp !== undefined && { exp }),
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
