import { randomUUID } from 'node:crypto';
import {
  addVoucher,
  voucher,
  refusedVoucher,
  barcode,
  link,
  order,
  redemption,
  giveaway,
  withVoucher,
  unknown,
  spentMeanwhile,
  type State,
} from './builders.ts';

/** Redemptions, orders and what follows them. */
export const redeemingStates: Readonly<Record<string, State>> = {
  // Redeeming
  'a voucher whose code comes later': voucher({ outcome: 'delayed' }),
  'a voucher whose owner is checked first': voucher({ outcome: 'fraud_check' }),
  'a voucher with a difference to pay': voucher({ balanceInCent: 500 }),
  'a voucher whose payment fails': refusedVoucher('PAYMENT_FAILED'),
  'a voucher with less than the value left': spentMeanwhile,
  'the shop is not available for the moment': refusedVoucher('PARTNER_UNAVAILABLE'),
  'a voucher that was redeemed meanwhile': refusedVoucher('VOUCHER_ALREADY_REDEEMED'),
  'a voucher that was cancelled meanwhile': refusedVoucher('VOUCHER_CANCELLED'),
  'a voucher that was blocked meanwhile': refusedVoucher('VOUCHER_BLOCKED'),
  'the shop left meanwhile': withVoucher((store) => void (store.shops = [])),
  'a voucher that expired meanwhile': refusedVoucher('VOUCHER_EXPIRED'),
  'an address that the server refuses': withVoucher(
    (store) => void (store.refusedFields = ['/customer/postalCode']),
  ),
  'the first request with the key is still running': (store, params) => {
    const idempotencyKey = randomUUID();
    store.keys.set(idempotencyKey, { status: 'running' });
    return { idempotencyKey, ...addVoucher(store, params).values };
  },
  'the key was used for another request': (store, params) => {
    const idempotencyKey = randomUUID();
    const answer = { status: 201 };
    store.keys.set(idempotencyKey, { status: 'answered', request: 'another', answer });
    return { idempotencyKey, ...addVoucher(store, params).values };
  },
  'the redemption is being processed': redemption({ status: 'processing' }),
  'the redemption is delayed': redemption({ status: 'delayed' }),
  "the redemption's code is ready": redemption({ status: 'ready' }),
  "the redemption's code was sent": redemption({ status: 'sent' }),
  'the redemption failed': redemption({ status: 'failed' }),
  'the redemption is in review': redemption({ status: 'in_review' }),
  'there is no such redemption': voucher(),
  'the status of the redemption is unknown': redemption({ refusal: 'ORDER_STATUS_UNKNOWN' }),
  'an order in process': order({ status: 'processing' }),
  'a delayed order': order({ status: 'delayed' }),
  'an order whose code is ready': order({ status: 'ready' }),
  'an order whose code was sent': order({ status: 'sent' }),
  'a failed order': order({ status: 'failed' }),
  'an order in review': order({ status: 'in_review' }),
  'no such order': unknown,
  'an order whose status is unknown': order({ refusal: 'ORDER_STATUS_UNKNOWN' }),

  // The shop's code
  'a link to a Code 128': barcode('code-128', 'NL-2000'),
  'a link to a Code 39': barcode('code-39', 'NL2000'),
  'a link to an EAN-13': barcode('ean-13', '4006381333931'),
  'a link to a QR code': barcode('qr', 'NL-2000'),
  'a link to a PDF417': barcode('pdf417', 'NL-2000'),
  'a link to a code without barcode': link([{ code: 'NL-2000' }]),
  'a link to a card with a PIN': link([{ code: 'NL-2000', pin: '1234' }]),
  'a link to two codes': link([{ code: 'NL-2000' }, { code: 'NL-2001' }]),
  'a link to a code that comes later': link([], { isDelayed: true }),
  'no such link': unknown,
  'a link to a blocked voucher': link([], { refusal: 'VOUCHER_BLOCKED' }),
  'an expired link': link([], { refusal: 'REDEEM_LINK_EXPIRED' }),
  'a redeemed voucher whose link can be sent again': refusedVoucher('VOUCHER_ALREADY_REDEEMED'),
  'no voucher to send the link of': unknown,
  'a voucher that has no link': voucher(),
  'a blocked voucher whose link is wanted': refusedVoucher('VOUCHER_BLOCKED'),
  'a cancelled voucher whose link is wanted': refusedVoucher('VOUCHER_CANCELLED'),
  'a voucher whose link only customer service can send': refusedVoucher('CONTACT_SUPPORT'),
  'a code to send the link of that is invalid': refusedVoucher('VOUCHER_CODE_INVALID'),

  // Offers
  'a giveaway with codes': giveaway(),
  'a giveaway that is only a banner': giveaway({ needsCodes: false }),
  'a giveaway that must not be shown': giveaway({ isVisible: false }),
  'there is no giveaway': voucher(),
  'a giveaway that is answered without content': giveaway({ hasAnswer: false }),
  'a giveaway that only customer service can help with': giveaway({ refusal: 'CONTACT_SUPPORT' }),
  'the giveaway was sent to the address before': giveaway({ usedEmail: '' }),
  'there is an offer of top-up vouchers': voucher(),
  'there is no offer of top-up vouchers': voucher({ hasOffer: false }),
  'a voucher that may open an account': voucher(),
  'a voucher of which nothing is left': voucher({ balanceInCent: 0 }),
  'a voucher whose account only customer service can open': voucher({
    accountRefusal: 'CONTACT_SUPPORT',
  }),
};
