import type { RedeemResult, VoucherTokenPayload } from '~/api';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token for tests, in the shape of the contract's examples. @param exp seconds since 1970 */
export const tokenFor = (
  exp: number | undefined,
  voucher: Partial<VoucherTokenPayload['voucher']> = {},
) =>
  [
    encode({ alg: 'HS256', typ: 'JWT' }),
    encode({
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

/** What half a voucher of 50 € was redeemed for, with the partner code on the screen. */
export const redeemResult: RedeemResult & { shopName: string } = {
  redeemId: 'r-1',
  orderNumber: 'EL-1',
  transactionNumber: 'TX-1',
  status: 'completed',
  delivery: 'screen',
  redeemedInCent: 2500,
  remainingInCent: 2500,
  currency: 'EUR',
  redeemLinkToken: 'demo-code128',
  redemptionCompleted: true,
  shopName: 'Nordlicht',
};
