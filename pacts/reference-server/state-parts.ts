// What the provider states are made of: vouchers, links, orders and the rest in the store. Test systems only.
import { randomInt, randomUUID } from 'node:crypto';
import type { ProblemCode } from './refusal.ts';
import {
  issueToken,
  keyName,
  newId,
  newIdent,
  type ActivationOrder,
  type Charge,
  type Download,
  type Giveaway,
  type IdentityCheck,
  type KeptAnswer,
  type Link,
  type Order,
  type Store,
  type Voucher,
} from './store.ts';

/** What the pact says that its requests hold. */
export interface Params {
  readonly voucher?: string;
  readonly card?: string;
  readonly session?: 'expired';
  readonly captcha?: string;
  readonly email?: string;
  readonly ident?: string;
  readonly voucherIds?: readonly string[];
  readonly amount?: number;
  readonly delivery?: string;
  readonly orderReference?: string;
  readonly orderSource?: string;
  readonly valueInCent?: number;
  readonly currency?: string;
  readonly minValueInCent?: number;
  readonly maxValueInCent?: number;
  readonly stepInCent?: number;
  readonly shopCategory?: number;
  readonly receiptPossible?: boolean;
  readonly minChargeInCent?: number;
  readonly maxChargeInCent?: number;
  readonly refusedEmailDomain?: string;
  readonly wrongPin?: string;
  readonly uploadLimitInBytes?: number;
  readonly idempotencyKey?: string;
  readonly returnUrl?: string;
}

/** The values that the next request shall carry. */
export type Values = Readonly<Record<string, unknown>>;
export type State = (store: Store, params: Params) => Values;

/** A voucher, and a session of it: by its code, or by the serial number of a card. */
function addVoucher(store: Store, params: Params, change: Partial<Voucher> = {}) {
  const serialNumber = String(randomInt(100_000_000, 1_000_000_000));
  const voucher: Voucher = {
    id: newId('voucher'),
    code: newId('GS'),
    serialNumber,
    balanceInCent: 5000,
    currency: params.currency ?? 'EUR',
    isPrepaid: false,
    outcome: 'completed',
    providers: ['amazonpay', 'unzer', 'paypal'],
    minChargeInCent: params.minChargeInCent ?? 1500,
    maxChargeInCent: params.maxChargeInCent ?? 15_000,
    capacityInCent: 40_000,
    isRefreshable: true,
    hasOffer: true,
    ...change,
  };
  store.vouchers.push(voucher);
  // Expired by seconds only: a server that tolerates clock differences would still accept it.
  const life = params.session === 'expired' ? -5 : 900;
  const token = issueToken(voucher, params.card === undefined ? 'redeem' : 'pay', life);
  // Of a voucher that has nothing to do with the request.
  const another = {
    ...voucher,
    id: newId('voucher'),
    code: newId('GS'),
    serialNumber: '000000000',
  };
  store.vouchers.push(another);
  const otherToken = issueToken(another, 'redeem');
  return { voucher, values: { code: voucher.code, serialNumber, token, otherToken } };
}

export const voucher =
  (change: Partial<Voucher> = {}): State =>
  (store, params) =>
    addVoucher(store, params, change).values;
export const refusedVoucher = (refusal: ProblemCode): State => voucher({ refusal });

/** A voucher whose code is that of the pact, because a form carries it. */
export const oldCode =
  (refusal?: ProblemCode): State =>
  (store, params) =>
    addVoucher(store, params, { code: params.voucher ?? '', ...(refusal && { refusal }) }).values;

export const partnerLink =
  (change: { refusal?: ProblemCode; voucher?: ProblemCode } = {}): State =>
  (store, params) => {
    const ident = newIdent();
    const { refusal } = change;
    const { voucher: found } = addVoucher(
      store,
      params,
      change.voucher ? { refusal: change.voucher } : {},
    );
    store.partnerLinks.push({ ident, voucherId: found.id, ...(refusal && { refusal }) });
    return { ident };
  };

/** The link is good, its voucher is refused. */
export const partnerVoucher = (refusal: ProblemCode): State => partnerLink({ voucher: refusal });

export const link =
  (codes: Link['codes'], change: Partial<Link> = {}): State =>
  (store) => {
    const token = newIdent();
    store.links.push({ token, codes, isDelayed: false, ...change });
    return { redeemLinkToken: token };
  };
export const barcode = (barcodeFormat: string, barcodeValue: string): State =>
  link([{ code: barcodeValue, barcodeFormat, barcodeValue }]);

export const order =
  (change: Partial<Order>): State =>
  (store, params) => {
    const email = params.email ?? '';
    const item = { orderNumber: newId('EL').slice(0, 20), email, status: 'sent', ...change };
    store.orders.push(item);
    return { orderNumber: item.orderNumber };
  };

export const redemption =
  (change: Partial<Order>): State =>
  (store, params) => {
    const redeemId = newId('redemption');
    const { voucher: of, values } = addVoucher(store, params);
    const redeemed = { voucherId: of.id, orderNumber: 'EL-1', email: '', status: 'sent' };
    store.redemptions.set(redeemId, { ...redeemed, ...change });
    return { redeemId, ...values };
  };

export const activation =
  (
    states: readonly ActivationOrder['vouchers'][number]['state'][],
    change: Partial<ActivationOrder> & { failing?: number } = {},
  ): State =>
  (store, params) => {
    const { failing = 0, ...rest } = change;
    const vouchers = states.map((state, at) => ({
      id: params.voucherIds?.[at] ?? `v${at + 1}`,
      state,
      ...(at < failing && { failure: 'VOUCHER_BLOCKED' as const }),
    }));
    const orderHash = newIdent();
    const { orderReference = '', orderSource = '' } = params;
    store.activations.push({ orderHash, orderReference, orderSource, vouchers, ...rest });
    return { orderHash };
  };
export const inactive = (count: number) => Array.from({ length: count }, () => 'inactive' as const);

export const download =
  (change: Partial<Download> = {}): State =>
  (store, params) => {
    // Four digits that are not the wrong ones.
    const pin = params.wrongPin === '4711' ? '4712' : '4711';
    const item = { ident: newIdent(), count: 2, pin, attemptsLeft: 3, ...change };
    store.downloads.push(item);
    return { ident: item.ident, pin };
  };

export const check =
  (change: Partial<IdentityCheck> = {}): State =>
  (store, params) => {
    const base = { state: 'data_required', attemptsLeft: 3 };
    const transactionNumber = newId('TX').slice(0, 20);
    // A form carries the ident of the pact.
    const item = {
      ident: params.ident ?? newIdent(),
      transactionNumber,
      pin: '471147',
      ...base,
      ...change,
    };
    store.checks.push(item);
    return { ident: item.ident, transactionNumber, pin: item.pin };
  };
export const pinSent = { state: 'pin_sent' };

export const charge =
  (change: Partial<Charge> = {}, of: Partial<Voucher> = { isPrepaid: true }): State =>
  (store, params) => {
    const { voucher: card, values } = addVoucher(store, params, of);
    const id = newId('charge');
    const checkoutSessionId = newId('checkout');
    const base = {
      id,
      checkoutSessionId,
      orderId: newId('order'),
      voucherId: card.id,
      amountInCent: params.amount ?? 2500,
      isBooked: false,
    };
    store.charges.push({ ...base, status: 'received', ...change });
    return { ...values, chargeId: id, checkoutSessionId, orderId: base.orderId };
  };

export const giveaway =
  (change: Partial<Giveaway> = {}): State =>
  (store, params) => {
    const id = 7;
    store.giveaway = { id, isVisible: true, needsCodes: true, usedEmails: [], ...change };
    return { giveawayId: id, ...redemption({})(store, params) };
  };
export const giveawayUsed: State = (store, params) =>
  giveaway({ usedEmails: [String(params.email).toLowerCase()] })(store, params);

/** A change of the store beside a voucher. */
export const withVoucher =
  (change: (store: Store, params: Params) => void, of: Partial<Voucher> = {}): State =>
  (store, params) => {
    const { values } = addVoucher(store, params, of);
    change(store, params);
    return values;
  };
export const failing = (fault: ProblemCode): State =>
  withVoucher((store) => void (store.fault = fault));
export const nothing: State = () => ({});
/** Values of the pact's own that exist nowhere. */
export const unknown: State = () => ({});

/** What the token says is not on the voucher any more. */
export const spentMeanwhile: State = (store, params) => {
  const { voucher: found, values } = addVoucher(store, params);
  found.balanceInCent = 500;
  return values;
};

/** An `Idempotency-Key` that came before. */
export const withKey =
  (kept: KeptAnswer | undefined): State =>
  (store, params) => {
    const idempotencyKey = randomUUID();
    if (kept) store.keys.set(idempotencyKey, kept);
    return { idempotencyKey, ...addVoucher(store, params).values };
  };

/** A redemption whose answer was lost: all that is known of it is its key. */
export const redeemedWithKey: State = (store, params) => {
  const values = withKey(undefined)(store, params);
  const voucherId = store.vouchers[0]?.id ?? '';
  const redeemed = { voucherId, orderNumber: 'EL-1', email: '', status: 'ready' };
  store.redemptions.set(keyName('redeemVoucher', voucherId, values['idempotencyKey']), redeemed);
  return values;
};
