import { Refusal } from '../refusal.ts';
import { find, issueToken, newId, type Charge } from '../store.ts';
import { ok, voucherOf, type Call, type Handlers } from './call.ts';

/** Books a payment that has begun; refused outside the limits of the card. */
function begin(call: Call, status: Charge['status'] = 'processing'): Charge {
  const amountInCent = Number(call.body['amount']);
  const voucher = voucherOf(call);
  if (!call.store.hosts.includes(new URL(String(call.body['returnUrl'])).hostname)) {
    throw new Refusal('VALIDATION_FAILED', { pointers: ['/returnUrl'] });
  }
  const { id, chargeRefusal, minChargeInCent, maxChargeInCent } = voucher;
  if (chargeRefusal) throw new Refusal(chargeRefusal);
  const currency = 'EUR';
  if (amountInCent < minChargeInCent) {
    const fields = { minimumInCent: minChargeInCent, currency };
    throw new Refusal('CHARGE_BELOW_MINIMUM', { fields });
  }
  if (amountInCent > maxChargeInCent) {
    const fields = { maximumInCent: maxChargeInCent, currency };
    throw new Refusal('CHARGE_ABOVE_MAXIMUM', { fields });
  }
  const charge = {
    id: newId('charge'),
    checkoutSessionId: '',
    voucherId: id,
    amountInCent,
    status,
    isBooked: false,
  };
  call.store.charges.push(charge);
  return charge;
}

/** Where a payment stands; one that is received is on the voucher. */
function resultOf(call: Call, is: (charge: Charge) => boolean) {
  const own = call.store.charges.filter(({ voucherId }) => voucherId === call.session?.sub);
  const charge = find(own, is, 'NOT_FOUND');
  const { id, status, amountInCent } = charge;
  const voucher = voucherOf(call);
  if (status === 'received' && !charge.isBooked) voucher.balanceInCent += amountInCent;
  charge.isBooked ||= status === 'received';
  return ok({
    chargeId: id,
    status,
    chargedInCent: amountInCent,
    balanceInCent: voucher.balanceInCent,
    currency: 'EUR',
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
    return ok({ ...account, payload: '{}', buttonSignature: 'signature' });
  },
  initChargeUnzer: (call) => {
    const status = call.store.cardPayment;
    const { id } = begin(call, status === 'redirect' ? 'processing' : status);
    const redirectUrl = 'https://bank.example/confirm';
    return ok({ chargeId: id, status, ...(status === 'redirect' && { redirectUrl }) });
  },
  initChargePaypal: (call) => ok({ chargeId: begin(call).id, orderId: newId('order') }),
  finalizeChargeAmazonpay: (call) =>
    resultOf(call, ({ checkoutSessionId }) => checkoutSessionId === call.body['checkoutSessionId']),
  finalizeChargeUnzer: byId,
  finalizeChargePaypal: byId,
  getCharge: byId,
};
