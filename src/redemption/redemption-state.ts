import type { ApiError } from '~/api/errors';
import type {
  Currency,
  DonationRequest,
  ProblemCode,
  RedeemCompleted,
  RedeemDelayed,
  RedeemFraudCheck,
  RedeemRequest,
  RedeemResult,
} from '~/api';
import type { DonationOrder, Order, ShopOrder } from './order';

/** A redemption of a shop's values. */
export type ShopRequest = Exclude<RedeemRequest, DonationRequest>;

/** What a redemption can end with: its confirmation shows it. */
export type Confirmed = RedeemCompleted | RedeemDelayed | RedeemFraudCheck;

/** Money that was received for a redemption and is on the voucher now. */
export interface Paid {
  chargeId: string;
  amountInCent: number;
  /** ISO 4217 */
  currency: Currency;
}

/** What the server says is missing, in cents; without it the voucher's balance tells. */
export interface Due {
  differenceInCent: number;
  balanceInCent: number;
}

/** A refusal as it is kept over a reload: never the server's text. */
export interface Refusal {
  code: ProblemCode;
  /** What is still missing although a difference was paid. */
  due?: Due;
  displayCode?: string;
  status?: number;
}

/** What was agreed and is sent as it is, however often, under one key. */
type Agreed =
  | { order: ShopOrder; request: ShopRequest; paid?: Paid }
  | { order: DonationOrder; request: DonationRequest; paid?: never };

export type Attempt = Agreed & {
  /** Idempotency-Key. It changes only when the server has definitely refused this request. */
  key: string;
  /** The voucher that it is for (`sub` of its token): no other one may send it. */
  voucherId: string;
};

/**
 * The redemption of this tab (requirements 4.067 to 4.070, 5.030). Every page derives what it shows, and
 * the runner what it sends, from the one order of the phase.
 */
export type Redemption =
  | { phase: 'choosing' }
  /** The donation form is open; a shop that was chosen before can be returned to. */
  | {
      phase: 'donating';
      key: string;
      voucherId?: string;
      shop?: ShopOrder;
      error?: ApiError;
      isUnknown?: true;
    }
  /** The customer form is open. `voucherId` is undefined until a voucher is entered. */
  | {
      phase: 'filling';
      order: ShopOrder;
      key: string;
      voucherId?: string;
      error?: ApiError;
      /** An attempt without an answer turned out not to have reached the server. */
      isUnknown?: true;
    }
  /** The difference is paid; the request is sent when it is received. */
  | {
      phase: 'paying';
      order: ShopOrder;
      request: ShopRequest;
      key: string;
      voucherId: string;
      due?: Due;
    }
  /** `isRepeat`: an earlier attempt under this key got no answer. */
  | ({ phase: 'sending'; isRepeat: boolean } & Attempt)
  /** It may have happened. `since`: epoch ms of the first attempt without an answer. */
  | ({ phase: 'uncertain'; since: number; error?: ApiError } & Attempt)
  /** Paid, but the redemption was refused: the money is on the voucher. */
  | {
      phase: 'paid-but-refused';
      order: ShopOrder;
      request: ShopRequest;
      key: string;
      voucherId: string;
      paid: Paid;
      refusal: Refusal;
      /** The refusal with its fields, as long as the page lives. */
      error?: ApiError;
    }
  | { phase: 'done'; order: Order; result: Confirmed; voucherId: string };

export type RedemptionEvent =
  | { type: 'shop-chosen'; order: ShopOrder; key: string; voucherId?: string }
  | { type: 'donation-opened'; key: string; voucherId?: string }
  /** The visitor returns from the donation to the shop that was chosen before. */
  | { type: 'shop-resumed'; voucherId?: string }
  | { type: 'shop-submitted'; request: ShopRequest; voucherId: string }
  | {
      type: 'donation-submitted';
      order: DonationOrder;
      request: DonationRequest;
      voucherId: string;
    }
  /** The voucher does not cover the value. */
  | { type: 'difference-accepted'; request: ShopRequest; voucherId: string }
  /** The server wants more than was computed, such as the smallest amount of a top-up. */
  | { type: 'due-changed'; due: Due }
  | { type: 'payment-left' }
  /** The visitor wants to correct what was refused after the payment. */
  /** `newOrderId`: what was paid for the old order is on the voucher, and pays nothing once more. */
  | { type: 'details-reopened'; newOrderId: string }
  | { type: 'payment-received'; paid: Paid }
  | { type: 'sent-again' }
  | { type: 'answered'; result: RedeemResult; newKey: string }
  /** The server definitely did not do what was asked. `canPay`: a difference can be paid here. */
  | { type: 'refused'; error: ApiError; newKey: string; canPay: boolean }
  /** Nothing is known about the request, now or `at` (epoch ms). */
  | { type: 'unanswered'; error: ApiError; at: number }
  /** The server does not know the key and will not act on it any more. */
  | { type: 'found-unknown'; newKey: string }
  /** A voucher was entered. Attempts that are for another one are kept elsewhere beforehand. */
  | { type: 'voucher-entered'; voucherId: string }
  /** A page is loaded with what an earlier one kept. */
  | { type: 'restored'; at: number }
  | { type: 'cleared' };

export const choosing: Redemption = { phase: 'choosing' };

/** What happens next. An event that does not fit the phase changes nothing. */
export function redemptionReducer(state: Redemption, event: RedemptionEvent): Redemption {
  switch (event.type) {
    case 'shop-chosen':
      return isBound(state)
        ? state
        : { phase: 'filling', order: event.order, key: event.key, ...voucher(event.voucherId) };
    case 'donation-opened':
      return donationOpened(state, event);
    case 'shop-resumed':
      return state.phase === 'donating' && state.shop
        ? { phase: 'filling', order: state.shop, key: state.key, ...voucher(event.voucherId) }
        : state;
    case 'shop-submitted': {
      if (state.phase !== 'filling') return state;
      const { order, key } = state;
      const { request, voucherId } = event;
      return { phase: 'sending', isRepeat: false, order, key, request, voucherId };
    }
    case 'donation-submitted': {
      if (state.phase !== 'donating') return state;
      const { order, request, voucherId } = event;
      return { phase: 'sending', isRepeat: false, order, key: state.key, request, voucherId };
    }
    case 'difference-accepted': {
      if (state.phase !== 'filling') return state;
      const { order, key } = state;
      return { phase: 'paying', order, key, request: event.request, voucherId: event.voucherId };
    }
    case 'due-changed':
      return state.phase === 'paying' ? { ...state, due: event.due } : state;
    case 'payment-left':
      return state.phase === 'paying' ? reopened(state, state.key) : state;
    case 'details-reopened':
      return state.phase === 'paid-but-refused'
        ? reopenedAfterPayment(state, event.newOrderId)
        : state;
    case 'payment-received':
      return state.phase === 'paying' ? afterPayment(state, event.paid) : state;
    case 'sent-again':
      return sentAgain(state);
    case 'answered':
      return state.phase === 'sending' ? afterAnswer(state, event) : state;
    case 'refused':
      return state.phase === 'sending' ? afterRefusal(state, event) : state;
    case 'unanswered':
      return state.phase === 'sending' ? afterNoAnswer(state, event) : state;
    case 'found-unknown':
      return state.phase === 'uncertain' ? afterUnknown(state, event.newKey) : state;
    case 'voucher-entered':
      return afterVoucher(state, event.voucherId);
    case 'restored':
      return state.phase === 'sending' ? toUncertain(state, event.at) : state;
    case 'cleared':
      return choosing;
  }
}

/** Whether a request is out, or may have happened: it must end before anything else begins. */
export const isBound = (
  state: Redemption,
): state is Extract<Redemption, { phase: 'sending' | 'uncertain' }> =>
  state.phase === 'sending' || state.phase === 'uncertain';

const voucher = (voucherId: string | undefined) => (voucherId === undefined ? {} : { voucherId });

function donationOpened(
  state: Redemption,
  { key, voucherId }: Extract<RedemptionEvent, { type: 'donation-opened' }>,
): Redemption {
  switch (state.phase) {
    case 'choosing':
    case 'done':
      return { phase: 'donating', key, ...voucher(voucherId) };
    case 'filling':
      return { phase: 'donating', key, shop: state.order, ...voucher(voucherId) };
    default:
      return state;
  }
}

/** Back to the form: nothing that was agreed or typed is lost. */
function reopened(
  state: { order: ShopOrder; voucherId: string },
  key: string,
  more: { error?: ApiError; isUnknown?: true } = {},
): Redemption {
  const { order, voucherId } = state;
  return { phase: 'filling', order, voucherId, key, ...more };
}

function reopenedAfterPayment(
  { order, voucherId, key, error }: Extract<Redemption, { phase: 'paid-but-refused' }>,
  id: string,
): Redemption {
  return reopened({ order: { ...order, id }, voucherId }, key, error && { error });
}

function afterPayment(
  { order, request, key, voucherId }: Extract<Redemption, { phase: 'paying' }>,
  paid: Paid,
): Redemption {
  const paidRequest = { ...request, paymentRequired: true, chargeId: paid.chargeId };
  return { phase: 'sending', isRepeat: false, order, key, voucherId, request: paidRequest, paid };
}

function sentAgain(state: Redemption): Redemption {
  if (state.phase === 'uncertain') {
    const { since: _since, error: _error, phase: _phase, ...attempt } = state;
    return { ...attempt, phase: 'sending', isRepeat: true };
  }
  if (state.phase === 'paid-but-refused') {
    const { refusal: _refusal, error: _error, phase: _phase, ...attempt } = state;
    return { ...attempt, phase: 'sending', isRepeat: false };
  }
  return state;
}

type Sending = Extract<Redemption, { phase: 'sending' }>;

function afterAnswer(
  state: Sending,
  { result, newKey }: Extract<RedemptionEvent, { type: 'answered' }>,
): Redemption {
  switch (result.status) {
    case 'completed':
    case 'delayed':
    case 'fraud_check':
      return { phase: 'done', order: state.order, result, voucherId: state.voucherId };
    case 'payment_required': {
      const { differenceInCent, balanceInCent } = result;
      return toPayment(state, { differenceInCent, balanceInCent }, newKey);
    }
  }
}

/**
 * Nothing was redeemed: the difference has to be paid first, with everything kept. After a payment the
 * visitor decides what happens to the money: nothing is paid or sent once more without a click.
 */
function toPayment(state: Sending, due: Due, key: string): Redemption {
  const { voucherId } = state;
  if (isDonation(state)) return { phase: 'donating', key, voucherId };
  const { order, request, paid } = state;
  if (paid) {
    const refusal: Refusal = { code: 'CREDIT_INSUFFICIENT', due };
    return { phase: 'paid-but-refused', order, request, voucherId, key, paid, refusal };
  }
  return { phase: 'paying', order, voucherId, key, due, request };
}

/** Narrows an attempt: TypeScript does not follow a discriminator inside `order`. */
const isDonation = <State extends Attempt>(
  state: State,
): state is State & { order: DonationOrder; request: DonationRequest } =>
  state.order.kind === 'donation';

function afterRefusal(
  state: Sending,
  { error, newKey, canPay }: Extract<RedemptionEvent, { type: 'refused' }>,
): Redemption {
  const { voucherId } = state;
  if (isDonation(state)) return { phase: 'donating', key: newKey, voucherId, error };
  if (error.code === 'CREDIT_INSUFFICIENT' && canPay) {
    const { differenceInCent, balanceInCent } = error.problem ?? {};
    if (differenceInCent !== undefined && balanceInCent !== undefined) {
      return toPayment(state, { differenceInCent, balanceInCent }, newKey);
    }
  }
  const { order, request, paid } = state;
  if (!paid) return reopened({ order, voucherId }, newKey, { error });
  const refusal = toRefusal(error);
  return {
    phase: 'paid-but-refused',
    order,
    request,
    voucherId,
    key: newKey,
    paid,
    refusal,
    error,
  };
}

const toRefusal = ({ code, status, problem }: ApiError): Refusal => ({
  code,
  ...(problem?.displayCode !== undefined && { displayCode: problem.displayCode }),
  ...(status !== undefined && { status }),
});

function afterNoAnswer(
  state: Sending,
  { error, at }: Extract<RedemptionEvent, { type: 'unanswered' }>,
): Redemption {
  // A first attempt that the server did not even look at: the form opens again, under the same key.
  if (isTurnedAway(error) && !state.isRepeat && !state.paid) {
    const { key, voucherId } = state;
    return isDonation(state)
      ? { phase: 'donating', key, voucherId, error }
      : reopened(state, key, { error });
  }
  return { ...toUncertain(state, at), error };
}

/** A server that answers this has not looked at the request itself; it says nothing about earlier ones. */
const isTurnedAway = ({ kind, status }: ApiError): boolean =>
  kind === 'problem' && (status === 401 || status === 403 || status === 425 || status === 429);

const toUncertain = (
  { phase: _phase, isRepeat: _isRepeat, ...attempt }: Sending,
  since: number,
): Extract<Redemption, { phase: 'uncertain' }> => ({ ...attempt, phase: 'uncertain', since });

function afterUnknown(
  state: Extract<Redemption, { phase: 'uncertain' }>,
  newKey: string,
): Redemption {
  const { voucherId } = state;
  if (isDonation(state)) return { phase: 'donating', key: newKey, voucherId, isUnknown: true };
  const { order, request, paid } = state;
  if (!paid) return reopened({ order, voucherId }, newKey, { isUnknown: true });
  const refusal: Refusal = { code: 'ORDER_NOT_FOUND' };
  return { phase: 'paid-but-refused', order, request, voucherId, key: newKey, paid, refusal };
}

/** What was chosen with another voucher, or before the last redemption, is not carried over. */
function afterVoucher(state: Redemption, voucherId: string): Redemption {
  switch (state.phase) {
    case 'done':
      return choosing;
    case 'donating':
    case 'filling':
      return state.voucherId === undefined || state.voucherId === voucherId
        ? { ...state, voucherId }
        : choosing;
    case 'paying':
      return state.voucherId === voucherId ? state : choosing;
    case 'choosing':
    case 'sending':
    case 'uncertain':
    case 'paid-but-refused':
      return state;
  }
}
