import { Refusal } from '../refusal.ts';
import { find, keptOf, keyName, newId, newIdent, type Order, type Voucher } from '../store.ts';
import {
  created,
  inHours,
  isSameAddress,
  maskedEmail,
  noContent,
  ok,
  voucherOf,
  wrong,
  type Call,
  type Handlers,
} from './call.ts';
import { book } from './charge.ts';

interface RedeemRequest {
  readonly shopId?: number;
  readonly items: readonly { valueInCent: number; quantity: number }[];
  readonly redeemValue: number;
  readonly currency: string;
  readonly delivery: string;
  readonly customer: { readonly email: string };
  readonly orderPrepaidVouchers?: boolean;
  readonly orderPrepaidVouchersConfirmed?: boolean;
  /** The payment of what the balance lacked. */
  readonly chargeId?: string;
}

/** The top-up vouchers that are offered. */
export const ORDERED = { vouchers: 2, valuePerVoucherInCent: 1500, costInCent: 3000 };

const STEPS: Readonly<Record<string, readonly string[]>> = {
  processing: ['redeemed'],
  delayed: ['redeemed', 'code_requested'],
  ready: ['redeemed', 'code_ready'],
  sent: ['redeemed', 'code_ready', 'sent'],
  failed: ['redeemed', 'failed'],
  in_review: ['redeemed', 'in_review'],
  revoked: ['redeemed', 'revoked'],
};

const statusOf = ({ orderNumber, status, at, mailProblem }: Order) => ({
  orderNumber,
  transactionNumber: `TX-${orderNumber}`,
  status,
  steps: (STEPS[status] ?? []).map((name) => ({ name, at })),
  ...(status === 'delayed' && { expectedBy: inHours(24) }),
  ...(status === 'sent' && { deliveryEmailMasked: maskedEmail, resendAllowedAt: inHours(1) }),
  ...(mailProblem && { mailProblem }),
});

/** A payment of this voucher that is received. */
const paymentOf = ({ store, session }: Call, chargeId: string) =>
  store.charges.find(
    ({ id, voucherId, status }) =>
      id === chargeId && voucherId === session?.sub && status === 'received',
  );

/** The fields of a request that are wrong, although its schema allows them. */
function wrongFieldsOf(call: Call, voucher: Voucher): readonly string[] {
  const request = call.body as unknown as RedeemRequest;
  const { items, redeemValue, currency, delivery, chargeId } = request;
  const sum = items.reduce((total, item) => total + item.valueInCent * item.quantity, 0);
  const isOffered = items.every(({ valueInCent }) => call.store.valuesInCent.includes(valueInCent));
  const isConfirmed = !request.orderPrepaidVouchers || request.orderPrepaidVouchersConfirmed;
  return [
    ...(sum === redeemValue ? [] : ['/redeemValue']),
    ...(chargeId === undefined || paymentOf(call, chargeId) ? [] : ['/chargeId']),
    ...(currency === voucher.currency ? [] : ['/currency']),
    // The visitor chooses what to donate.
    ...(isOffered || delivery === 'donation' ? [] : ['/items']),
    ...(isConfirmed ? [] : ['/orderPrepaidVouchersConfirmed']),
  ];
}

/** The shop's codes behind a new link, one for each voucher. */
function issueCodes({ store }: Call, items: RedeemRequest['items'], isDelayed: boolean): string {
  const token = newIdent();
  const codes = items.flatMap(({ valueInCent, quantity }) =>
    Array.from({ length: quantity }, () => ({ code: newId('code').slice(0, 20), valueInCent })),
  );
  store.links.push({ token, codes, isDelayed });
  return token;
}

/** What the booked redemption leads to, by the kind of voucher and the delivery. */
function outcomeOf(call: Call, { outcome }: Voucher, transactionNumber: string): object {
  const { delivery, items } = call.body as unknown as RedeemRequest;
  const isShown = ['pdf', 'screen'].includes(delivery) && outcome !== 'fraud_check';
  const link = isShown && { redeemLinkToken: issueCodes(call, items, outcome === 'delayed') };
  switch (outcome) {
    case 'completed':
      return { status: 'completed', redemptionCompleted: true, ...link };
    case 'delayed':
      return { status: 'delayed', redemptionCompleted: false, expectedBy: inHours(24), ...link };
    case 'fraud_check': {
      const fraudIdent = newIdent();
      call.store.checks.push({
        ident: fraudIdent,
        transactionNumber,
        state: 'data_required',
        pin: newIdent().slice(0, 6),
        attemptsLeft: 3,
      });
      return { status: 'fraud_check', redemptionCompleted: false, fraudIdent };
    }
  }
}

/** The redemption of an id or a key; refused while it runs. */
function orderOf({ store, session }: Call, id: string): Order | undefined {
  const name = keyName('redeemVoucher', session?.sub, id);
  if (keptOf(store, name, id)?.status === 'running') throw new Refusal('REQUEST_IN_PROGRESS');
  return store.redemptions.get(name) ?? store.redemptions.get(id);
}

const DAY_IN_MS = 24 * 3_600_000;

/** Where an order stands that was just made. */
const STATUS_AFTER = { completed: 'processing', delayed: 'delayed', fraud_check: 'in_review' };

/** Redeeming, and where a redemption stands. */
export const redemption: Handlers = {
  redeemVoucher: (call) => {
    const { store, session } = call;
    const request = call.body as unknown as RedeemRequest;
    const { redeemValue, currency, delivery, shopId, chargeId } = request;
    const voucher = voucherOf(call);
    const wrongFields = wrongFieldsOf(call, voucher);
    if (wrongFields.length > 0) throw wrong(...wrongFields);
    if (voucher.refusal) throw new Refusal(voucher.refusal);
    if (shopId !== undefined) find(store.shops, ({ id }) => id === shopId, 'SHOP_GONE');

    const payment = chargeId === undefined ? undefined : paymentOf(call, chargeId);
    if (payment) book(payment, voucher);
    const ordered = request.orderPrepaidVouchers ? ORDERED : undefined;
    const costInCent = redeemValue + (ordered?.costInCent ?? 0);
    const { balanceInCent, minChargeInCent, maxChargeInCent } = voucher;
    const missing = { differenceInCent: costInCent - balanceInCent, balanceInCent, currency };
    if (costInCent > balanceInCent) {
      // The token names enough: the visitor thinks that there is more than there is.
      const isUnexpected = costInCent <= (session?.voucher.balanceInCent ?? 0);
      const differenceInCent = Math.max(missing.differenceInCent, minChargeInCent);
      if (isUnexpected || differenceInCent > maxChargeInCent) {
        throw new Refusal('CREDIT_INSUFFICIENT', { fields: missing });
      }
      voucher.dueInCent = differenceInCent;
      const asked = { ...missing, differenceInCent };
      return created({ status: 'payment_required', redemptionCompleted: false, ...asked });
    }

    voucher.balanceInCent -= costInCent;
    delete voucher.dueInCent;
    const redeemId = newId('redemption');
    const orderNumber = newId('order').slice(0, 20);
    const { email } = request.customer;
    const status = STATUS_AFTER[voucher.outcome];
    const key = String(call.parameters['Idempotency-Key']);
    const outcome = outcomeOf(call, voucher, `TX-${orderNumber}`);
    const until = Date.now() + DAY_IN_MS;
    const revocable = { costInCent, until, link: store.links.at(-1) };
    const order: Order = { voucherId: voucher.id, orderNumber, email, status, key, at: inHours(0) };
    if (voucher.isRevocable) order.revocable = revocable;
    store.redemptions.set(redeemId, order);
    store.orders.push(order);
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
      ...outcome,
      ...(voucher.isRevocable &&
        shopId !== undefined && { revocableUntil: new Date(until).toISOString() }),
    });
  },
  getRedemption: (call) => {
    // Its id, or the key that it was asked for with.
    const id = String(call.parameters['redeemId']);
    const order = orderOf(call, id);
    if (order?.voucherId !== call.session?.sub || !order) throw new Refusal('ORDER_NOT_FOUND');
    if (order.refusal) throw new Refusal(order.refusal);
    return ok(statusOf(order));
  },
  revokeRedemption: (call) => {
    const { store, session, parameters } = call;
    const order = store.redemptions.get(String(parameters['redeemId']));
    if (!order || order.voucherId !== session?.sub) throw new Refusal('ORDER_NOT_FOUND');
    const { revocable } = order;
    if (revocable && revocable.until > Date.now() && !revocable.link?.isSeen) {
      voucherOf(call).balanceInCent += revocable.costInCent;
      if (revocable.link) revocable.link.refusal = 'REDEMPTION_REVOKED';
      order.status = 'revoked';
      delete order.revocable;
    }
    return ok(statusOf(order));
  },
  closeRedemption: (call) => {
    const { store, session, parameters } = call;
    const order = orderOf(call, String(parameters['key']));
    if (order && order.voucherId === session?.sub) return ok(statusOf(order));
    // The answer is definite: nothing is redeemed under that key any more.
    const name = keyName('redeemVoucher', session?.sub, parameters['key']);
    if (!store.keys.has(name)) {
      store.keys.set(name, { status: 'answered', request: 'none', answer: noContent });
    }
    return noContent;
  },
  getOrderStatus: ({ store, body }) => {
    const isIt = ({ orderNumber, email }: Order) =>
      orderNumber === body['orderNumber'] && isSameAddress(email, body['email']);
    return ok(statusOf(find(store.orders, isIt, 'ORDER_NOT_FOUND')));
  },
};
