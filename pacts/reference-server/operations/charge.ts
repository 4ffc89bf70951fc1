import { Refusal } from '../refusal.ts';
import { find, issueToken, newId, type Charge, type Voucher } from '../store.ts';
import { ok, voucherOf, wrong, type Call, type Handlers } from './call.ts';

/** What is within the limits, and no more than the difference that a redemption has asked for. */
function refuseAmount(voucher: Voucher, isTopUp: boolean, amountInCent: number): void {
  const { minChargeInCent, maxChargeInCent, capacityInCent, balanceInCent, dueInCent, currency } =
    voucher;
  if (amountInCent < minChargeInCent) {
    const fields = { minimumInCent: minChargeInCent, currency };
    throw new Refusal('CHARGE_BELOW_MINIMUM', { fields });
  }
  if (!isTopUp && dueInCent !== undefined && amountInCent > dueInCent) throw wrong('/amount');
  if (amountInCent > maxChargeInCent || balanceInCent + amountInCent > capacityInCent) {
    const fields = { maximumInCent: maxChargeInCent, currency };
    throw new Refusal('CHARGE_ABOVE_MAXIMUM', { fields });
  }
}

/** Books a payment that has begun; refused outside the limits of the card. */
function begin(call: Call, status: Charge['status'] = 'processing'): Charge {
  const amountInCent = Number(call.body['amount']);
  const voucher = voucherOf(call);
  if (call.body['currency'] !== voucher.currency) throw wrong('/currency');
  const { hostname } = new URL(String(call.body['returnUrl']));
  if (![call.host, ...call.store.hosts].includes(hostname)) throw wrong('/returnUrl');
  const { id, chargeRefusal } = voucher;
  if (chargeRefusal) throw new Refusal(chargeRefusal);
  refuseAmount(voucher, call.session?.purpose === 'pay', amountInCent);
  const charge = {
    id: newId('charge'),
    checkoutSessionId: '',
    orderId: newId('order'),
    voucherId: id,
    amountInCent,
    status,
    isBooked: false,
  };
  call.store.charges.push(charge);
  return charge;
}

/** Puts a payment that is received on the voucher, once. */
export function book(charge: Charge, voucher: Voucher): void {
  if (charge.status !== 'received' || charge.isBooked) return;
  voucher.balanceInCent += charge.amountInCent;
  charge.isBooked = true;
}

/** Where a payment stands; one that is received is on the voucher. */
function resultOf(call: Call, is: (charge: Charge) => boolean) {
  const own = call.store.charges.filter(({ voucherId }) => voucherId === call.session?.sub);
  const charge = find(own, is, 'NOT_FOUND');
  const { id, status, amountInCent } = charge;
  const voucher = voucherOf(call);
  const { currency } = voucher;
  book(charge, voucher);
  return ok({
    chargeId: id,
    status,
    chargedInCent: amountInCent,
    balanceInCent: voucher.balanceInCent,
    currency,
    transactionNumber: `TX-${id.slice(-8)}`,
    ...(status === 'received' && { token: issueToken(voucher, call.session?.purpose ?? 'pay') }),
  });
}

const byId = (call: Call) =>
  resultOf(call, ({ id }) => id === (call.body['chargeId'] ?? call.parameters['chargeId']));

/** Payments, one pair of calls for each provider. */
export const charge: Handlers = {
  initChargeAmazonpay: (call) => {
    begin(call);
    const account = { merchantId: 'A1', productType: 'PayOnly', publicKeyId: 'K1' };
    const amount = (Number(call.body['amount']) / 100).toFixed(2);
    const chargeAmount = { amount, currencyCode: call.body['currency'] };
    const payload = { paymentDetails: { chargeAmount } };
    return ok({ ...account, payload: JSON.stringify(payload), buttonSignature: 'signature' });
  },
  initChargeUnzer: (call) => {
    const status = call.store.cardPayment;
    const { id } = begin(call, status === 'redirect' ? 'processing' : status);
    const redirectUrl = 'https://bank.example/confirm';
    return ok({ chargeId: id, status, ...(status === 'redirect' && { redirectUrl }) });
  },
  initChargePaypal: (call) => {
    const { id, orderId } = begin(call);
    return ok({ chargeId: id, orderId });
  },
  finalizeChargeAmazonpay: (call) =>
    resultOf(call, ({ checkoutSessionId }) => checkoutSessionId === call.body['checkoutSessionId']),
  finalizeChargeUnzer: byId,
  finalizeChargePaypal: (call) =>
    resultOf(
      call,
      ({ id, orderId }) => id === call.body['chargeId'] && orderId === call.body['orderId'],
    ),
  getCharge: byId,
};
