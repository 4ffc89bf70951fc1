import { Refusal } from '../refusal.ts';
import {
  closeKey,
  find,
  isRunning,
  keyName,
  newId,
  newIdent,
  type Order,
  type Voucher,
} from '../store.ts';
import { created, inHours, maskedEmail, ok, voucherOf, type Call, type Handlers } from './call.ts';

interface RedeemRequest {
  readonly shopId?: number;
  readonly items: readonly { valueInCent: number; quantity: number }[];
  readonly redeemValue: number;
  readonly currency: string;
  readonly delivery: string;
  readonly customer: { email: string };
  readonly orderPrepaidVouchers?: boolean;
  /** The payment of what the balance lacked. */
  readonly chargeId?: string;
}

/** What one of the ordered vouchers costs, in cents. */
const ORDERED = { vouchers: 2, valuePerVoucherInCent: 1500, costInCent: 3000 };

const STEPS: Readonly<Record<string, readonly string[]>> = {
  processing: ['redeemed'],
  delayed: ['redeemed', 'code_requested'],
  ready: ['redeemed', 'code_ready'],
  sent: ['redeemed', 'code_ready', 'sent'],
  failed: ['redeemed', 'failed'],
  in_review: ['redeemed', 'in_review'],
};

const statusOf = ({ orderNumber, status }: Order) => ({
  orderNumber,
  transactionNumber: `TX-${orderNumber}`,
  status,
  steps: (STEPS[status] ?? []).map((name) => ({ name, at: inHours(-1) })),
  ...(status === 'delayed' && { expectedBy: inHours(24) }),
  ...(status === 'sent' && { deliveryEmailMasked: maskedEmail, resendAllowedAt: inHours(1) }),
});

/** Whether a payment of this voucher is received. */
const isPaid = ({ store, session }: Call, chargeId: string): boolean =>
  store.charges.some(
    ({ id, voucherId, status }) =>
      id === chargeId && voucherId === session?.sub && status === 'received',
  );

/** What the booked redemption leads to, by the kind of voucher and the delivery. */
function outcomeOf({ outcome }: Voucher, delivery: string): object {
  const link = ['pdf', 'screen'].includes(delivery) && { redeemLinkToken: newIdent() };
  switch (outcome) {
    case 'completed':
      return { status: 'completed', redemptionCompleted: true, ...link };
    case 'delayed':
      return { status: 'delayed', redemptionCompleted: false, expectedBy: inHours(24), ...link };
    case 'fraud_check':
      return { status: 'fraud_check', redemptionCompleted: false, fraudIdent: newIdent() };
  }
}

/** Redeeming, and where a redemption stands. */
export const redemption: Handlers = {
  redeemVoucher: (call) => {
    const { store, session } = call;
    const request = call.body as unknown as RedeemRequest;
    const { items, redeemValue, currency, delivery, shopId, chargeId } = request;
    const sum = items.reduce((total, item) => total + item.valueInCent * item.quantity, 0);
    const wrong = [
      ...(sum === redeemValue ? [] : ['/redeemValue']),
      ...(chargeId === undefined || isPaid(call, chargeId) ? [] : ['/chargeId']),
      ...(currency === 'EUR' ? [] : ['/currency']),
      ...(items.every((item) => store.valuesInCent.includes(item.valueInCent)) ? [] : ['/items']),
    ];
    if (wrong.length > 0) throw new Refusal('VALIDATION_FAILED', { pointers: wrong });
    const voucher = voucherOf(call);
    if (voucher.refusal) throw new Refusal(voucher.refusal);
    if (shopId !== undefined) find(store.shops, ({ id }) => id === shopId, 'SHOP_GONE');

    const ordered = request.orderPrepaidVouchers ? ORDERED : undefined;
    const costInCent = redeemValue + (ordered?.costInCent ?? 0);
    const { balanceInCent } = voucher;
    const missing = { differenceInCent: costInCent - balanceInCent, balanceInCent, currency };
    if (costInCent > balanceInCent) {
      // The token names enough: the visitor thinks that there is more than there is.
      const isUnexpected = costInCent <= (session?.voucher.balanceInCent ?? 0);
      if (isUnexpected) throw new Refusal('CREDIT_INSUFFICIENT', { fields: missing });
      return created({ status: 'payment_required', redemptionCompleted: false, ...missing });
    }

    voucher.balanceInCent -= costInCent;
    const redeemId = newId('redemption');
    const orderNumber = newId('order').slice(0, 20);
    const { email } = request.customer;
    const order = { voucherId: voucher.id, orderNumber, email, status: 'processing' };
    store.redemptions.set(redeemId, order);
    const key = call.parameters['Idempotency-Key'];
    store.redemptions.set(keyName('redeemVoucher', voucher.id, key), order);
    return created({
      redeemId,
      orderNumber,
      transactionNumber: `TX-${orderNumber}`,
      delivery,
      redeemedInCent: redeemValue,
      remainingInCent: voucher.balanceInCent,
      currency,
      ...(shopId !== undefined && { shopId }),
      ...(ordered && { orderedVouchers: { ...ordered, currency, delivery: 'email' } }),
      ...outcomeOf(voucher, delivery),
    });
  },
  getRedemption: (call) => {
    const { store, parameters } = call;
    // Its id, or the key that it was asked for with.
    const id = String(parameters['redeemId']);
    if (isRunning(store, 'redeemVoucher', call.session?.sub, id)) {
      throw new Refusal('REQUEST_IN_PROGRESS');
    }
    const order =
      store.redemptions.get(keyName('redeemVoucher', call.session?.sub, id)) ??
      store.redemptions.get(id);
    if (order && order.voucherId !== call.session?.sub) throw new Refusal('ORDER_NOT_FOUND');
    if (!order) {
      // The answer is definite: nothing is redeemed under that key any more.
      closeKey(store, 'redeemVoucher', call.session?.sub, id);
      throw new Refusal('ORDER_NOT_FOUND');
    }
    if (order.refusal) throw new Refusal(order.refusal);
    return ok(statusOf(order));
  },
  getOrderStatus: ({ store, body }) => {
    const isIt = ({ orderNumber, email }: Order) =>
      orderNumber === body['orderNumber'] && email === body['email'];
    return ok(statusOf(find(store.orders, isIt, 'ORDER_NOT_FOUND')));
  },
};
