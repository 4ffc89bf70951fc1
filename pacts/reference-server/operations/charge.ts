import { Refusal } from '../refusal.ts';
import { find, issueToken, newId, type Charge, type Voucher } from '../store.ts';
import { shown } from './activity.ts';
import { inHours, ok, voucherOf, wrong, type Call, type Handlers } from './call.ts';

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
function begin(call: Call, provider: string, status: Charge['status'] = 'open'): Charge {
  const amountInCent = Number(call.body['amount']);
  const voucher = voucherOf(call);
  const other = call.store.charges.find(
    (each) => each.voucherId === voucher.id && ['open', 'processing'].includes(each.status),
  );
  if (other) throw new Refusal('CHARGE_OPEN', { fields: { chargeId: other.id } });
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
    key: String(call.parameters['Idempotency-Key']),
    provider,
    amountInCent,
    currency: voucher.currency,
    createdAt: inHours(0),
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

/** The payment of this voucher that a call is about. */
function ownOf({ store, session }: Call, is: (charge: Charge) => boolean): Charge {
  const own = store.charges.filter(({ voucherId }) => voucherId === session?.sub);
  return find(own, is, 'NOT_FOUND');
}

/** What a result calls the states that only a list of payments tells apart. */
const SHOWN = {
  open: 'processing',
  processing: 'processing',
  received: 'received',
  failed: 'failed',
  cancelled: 'failed',
} as const;

/** Captures an open payment: a real server asks the provider whether the visitor has agreed. */
function end(call: Call, is: (charge: Charge) => boolean) {
  const charge = ownOf(call, is);
  if (charge.status === 'open') charge.status = 'received';
  return resultOf(call, charge);
}

/** Where a payment stands; one that is received is on the voucher. */
function resultOf(call: Call, charge: Charge) {
  const { id, amountInCent } = charge;
  const status = SHOWN[charge.status];
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

const named =
  ({ body, parameters }: Call) =>
  ({ id }: Charge) =>
    id === (body['chargeId'] ?? parameters['chargeId']);

/** Payments, one pair of calls for each provider. */
export const charge: Handlers = {
  initChargeAmazonpay: (call) => {
    begin(call, 'amazonpay');
    const account = { merchantId: 'A1', productType: 'PayOnly', publicKeyId: 'K1' };
    const amount = (Number(call.body['amount']) / 100).toFixed(2);
    const chargeAmount = { amount, currencyCode: call.body['currency'] };
    const payload = { paymentDetails: { chargeAmount } };
    return ok({ ...account, payload: JSON.stringify(payload), buttonSignature: 'signature' });
  },
  initChargeUnzer: (call) => {
    const status = call.store.cardPayment;
    const { id } = begin(call, 'unzer', status === 'redirect' ? 'open' : status);
    const redirectUrl = 'https://bank.example/confirm';
    return ok({ chargeId: id, status, ...(status === 'redirect' && { redirectUrl }) });
  },
  initChargePaypal: (call) => {
    const { id, orderId } = begin(call, 'paypal');
    return ok({ chargeId: id, orderId });
  },
  finalizeChargeAmazonpay: (call) =>
    end(call, ({ checkoutSessionId }) => checkoutSessionId === call.body['checkoutSessionId']),
  finalizeChargeUnzer: (call) => end(call, named(call)),
  finalizeChargePaypal: (call) =>
    end(
      call,
      ({ id, orderId }) => id === call.body['chargeId'] && orderId === call.body['orderId'],
    ),
  getCharge: (call) => resultOf(call, ownOf(call, named(call))),
  cancelCharge: (call) => {
    const found = ownOf(call, named(call));
    if (found.status === 'open') found.status = 'cancelled';
    return ok(shown(found));
  },
};
