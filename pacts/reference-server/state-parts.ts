// What the provider states are made of: vouchers, links, orders and the rest in the store. Test systems only.
import { randomInt, randomUUID } from 'node:crypto';
import type { StateParams } from '../support/state-params.ts';
import { inHours } from './operations/call.ts';
import type { ProblemCode } from './refusal.ts';
import {
  issueToken,
  keyName,
  newId,
  newIdent,
  type ActivationOrder,
  type Charge,
  type Download,
  type IdentityCheck,
  type KeptAnswer,
  type Link,
  type Order,
  type Store,
  type Voucher,
} from './store.ts';

/** What the pact says that its requests hold; the README of the pacts explains each. */
export interface Params extends StateParams, Readonly<Partial<Record<Text, string>>> {
  readonly voucherIds?: readonly string[];
  readonly valueInCent?: number;
}
type Text =
  | 'captcha'
  | 'email'
  | 'ident'
  | 'delivery'
  | 'orderReference'
  | 'orderSource'
  | 'currency'
  | 'returnUrl';

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
  // Of a visitor who has nothing to do with the request.
  const names = { id: newId('voucher'), code: newId('GS'), serialNumber: '000000000' };
  const another = { ...voucher, ...names };
  store.vouchers.push(voucher, another);
  // Expired by seconds only: a server that tolerates clock differences would still accept it.
  const life = params.session === 'expired' ? -5 : 900;
  const token = issueToken(voucher, purposeOf(params), life);
  const otherToken = issueToken(another, 'redeem');
  return { voucher, values: { code: voucher.code, serialNumber, token, otherToken } };
}

/** A serial number pays, a code redeems, too. */
export const purposeOf = ({ card }: Params) => (card === undefined ? 'redeem' : 'pay');

export const voucher =
  (change: Partial<Voucher> = {}): State =>
  (store, params) =>
    addVoucher(store, params, change).values;

/** A voucher whose code is that of the pact, because a form carries it. */
export const oldCode =
  (refusal?: ProblemCode): State =>
  (store, params) =>
    addVoucher(store, params, { code: params.voucher ?? '', refusal }).values;

/** A link to a voucher; what is not refused for the partner's sake is refused for the voucher's. */
export const partnerLink =
  (refusal?: ProblemCode): State =>
  (store, params) => {
    const ident = newIdent();
    store.partnerLinks.push({
      ident,
      voucherId: addVoucher(store, params, { refusal }).voucher.id,
    });
    return { ident };
  };

export const link =
  (codes: Link['codes'], change: Partial<Link> = {}): State =>
  (store) => {
    const token = newIdent();
    store.links.push({ token, codes, isDelayed: false, ...change });
    return { redeemLinkToken: token };
  };

export const order =
  (change: Partial<Order>): State =>
  (store, { email = '' }) => {
    const orderNumber = newId('EL').slice(0, 20);
    store.orders.push({ orderNumber, email, status: 'sent', at: inHours(-1), ...change });
    return { orderNumber };
  };

export const redemption =
  (change: Partial<Order>): State =>
  (store, params) => {
    const redeemId = newId('redemption');
    const { voucher: of, values } = addVoucher(store, params);
    const redeemed = { voucherId: of.id, orderNumber: 'EL-1', email: '', key: randomUUID() };
    store.redemptions.set(redeemId, { ...redeemed, status: 'sent', at: inHours(-1), ...change });
    return { redeemId, ...values };
  };

export const activation =
  (
    states: readonly ActivationOrder['vouchers'][number]['state'][],
    { failing: count = 0, ...change }: Partial<ActivationOrder> & { failing?: number } = {},
  ): State =>
  (store, { voucherIds, orderReference = '', orderSource = '' }) => {
    const vouchers = states.map((state, at) => ({
      id: voucherIds?.[at] ?? `v${at + 1}`,
      state,
      ...(at < count && { failure: 'VOUCHER_BLOCKED' as const }),
    }));
    const orderHash = newIdent();
    store.activations.push({ orderHash, orderReference, orderSource, vouchers, ...change });
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
    const transactionNumber = newId('TX').slice(0, 20);
    // A form carries the ident of the pact.
    const { ident = newIdent() } = params;
    const pin = '471147';
    const base = { state: 'data_required', attemptsLeft: 3 };
    store.checks.push({ ident, transactionNumber, pin, ...base, ...change });
    return { ident, transactionNumber, pin };
  };
export const pinSent = { state: 'pin_sent' };

export const charge =
  (change: Partial<Charge> = {}, of: Partial<Voucher> = {}): State =>
  (store, params) => {
    const { voucher: card, values } = addVoucher(store, params, of);
    const found = { checkoutSessionId: newId('checkout'), orderId: newId('order') };
    const { id: voucherId, currency } = card;
    const begun = { key: randomUUID(), provider: 'paypal', currency, createdAt: inHours(-1) };
    const base = { voucherId, amountInCent: params.amount ?? 2500, isBooked: false, ...begun };
    const id = newId('charge');
    store.charges.push({ id, ...found, ...base, status: 'received', ...change });
    return { ...values, ...found, chargeId: id };
  };

export const giveaway =
  (change: Partial<Store['giveaway']> = {}): State =>
  (store, params) => {
    const id = 7;
    store.giveaway = { id, isVisible: true, needsCodes: true, usedEmails: [], ...change };
    return { giveawayId: id, ...redemption({})(store, params) };
  };

/** Another store, without a voucher. */
export const withStore =
  (change: Partial<Store>): State =>
  (store) => {
    Object.assign(store, change);
    return {};
  };
/** Another store, and a voucher. */
export const withVoucher =
  (change: Partial<Store>): State =>
  (store, params) => {
    Object.assign(store, change);
    return voucher()(store, params);
  };
export const failing = (fault: ProblemCode): State => withVoucher({ fault });

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
  const key = String(values['idempotencyKey']);
  const of = { voucherId, key, orderNumber: 'EL-1', email: '', at: inHours(-1) };
  const redeemed = { ...of, status: 'ready' };
  store.redemptions.set(keyName('redeemVoucher', voucherId, values['idempotencyKey']), redeemed);
  return values;
};
