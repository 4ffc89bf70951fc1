import type { RedeemCompleted } from '~/api';
import type { ShopChoice } from './order';
import type { Confirmed } from './redemption-state';
import type { FormValues, TabRecord } from './redemption-storage';

// Records of a tab in the middle of a redemption, for tests.

export const KEY = '3f0c7a0e-8f5b-4b5e-9c1e-0d6a2f7b9c11';

/** The voucher of `tokenFor` in the voucher session's tests. */
export const VOUCHER = 'voucher-1';

export const nordlicht25: ShopChoice = {
  shopId: 1001,
  shopName: 'Nordlicht',
  items: [{ valueInCent: 2500, quantity: 1 }],
};

/** The customer form is open for a shop. */
export const filling = (
  choice: ShopChoice & { balanceInCent?: number },
  form: FormValues = {},
): TabRecord => ({
  redemption: {
    phase: 'filling',
    order: { kind: 'shop', id: 'order-1', ...choice },
    key: KEY,
    voucherId: VOUCHER,
  },
  form,
  others: [],
});

/** What half a voucher of 50 € was redeemed for, with the shop's code on the screen. */
export const redeemedHalf: RedeemCompleted = {
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
};

/** A redemption is over. */
export function done(result: Confirmed = redeemedHalf, form: FormValues = {}): TabRecord {
  const order = { kind: 'shop', id: 'order-1', ...nordlicht25 } as const;
  const confirmation = { key: KEY, order, result, voucherId: VOUCHER };
  return { redemption: { phase: 'done', ...confirmation }, form, others: [], confirmation };
}
