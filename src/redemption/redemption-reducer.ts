import { isTurnedAway, type ApiError } from '~/api/errors';
import type { DonationRequest } from '~/api';
import type { DonationOrder, Order, ShopOrder } from './order';
import {
  choosing,
  isBound,
  type Attempt,
  type Due,
  type Paid,
  type Redemption,
  type RedemptionEvent,
  type Refusal,
} from './redemption-state';

type Of<Type extends RedemptionEvent['type']> = Extract<RedemptionEvent, { type: Type }>;

/** What each event does in the phases that it fits. */
const transitions: {
  readonly [Type in RedemptionEvent['type']]: (state: Redemption, event: Of<Type>) => Redemption;
} = {
  'shop-chosen': (state, { order, key, voucherId }) =>
    isBound(state) ? state : { phase: 'filling', order, key, ...voucher(voucherId) },
  'donation-opened': donationOpened,
  'shop-resumed': (state, { voucherId }) =>
    state.phase === 'donating' && state.shop
      ? { phase: 'filling', order: state.shop, key: state.key, ...voucher(voucherId) }
      : state,
  'shop-submitted': (state, { request, voucherId }) => {
    if (state.phase !== 'filling') return state;
    const { order, key } = state;
    return { phase: 'sending', isRepeat: false, order, key, request, voucherId };
  },
  'donation-submitted': (state, { order, request, voucherId }) =>
    state.phase === 'donating'
      ? { phase: 'sending', isRepeat: false, order, key: state.key, request, voucherId }
      : state,
  'difference-accepted': (state, { request, voucherId }) => {
    if (state.phase !== 'filling') return state;
    const { order, key } = state;
    return { phase: 'paying', order, key, request, voucherId };
  },
  'due-changed': (state, { due }) => (state.phase === 'paying' ? { ...state, due } : state),
  'payment-left': (state) => (state.phase === 'paying' ? reopened(state, state.key) : state),
  'details-reopened': (state, { newOrderId }) =>
    state.phase === 'paid-but-refused' ? reopenedAfterPayment(state, newOrderId) : state,
  'rest-accepted': (state, event) =>
    state.phase === 'paid-but-refused' ? payRest(state, event) : state,
  'payment-received': (state, { paid }) =>
    state.phase === 'paying' ? afterPayment(state, paid) : state,
  'sent-again': sentAgain,
  'balance-agreed': (state, { version }) =>
    state.phase === 'sending' ? { ...state, version } : state,
  answered: (state, event) => (state.phase === 'sending' ? afterAnswer(state, event) : state),
  refused: (state, event) => (state.phase === 'sending' ? afterRefusal(state, event) : state),
  unanswered: (state, event) => (state.phase === 'sending' ? afterNoAnswer(state, event) : state),
  unsent: (state, { error, at }) => {
    if (state.phase !== 'sending') return state;
    return isFirst(state) ? toForm(state, { error }) : { ...toUncertain(state, at), error };
  },
  'found-unknown': (state, { newKey }) =>
    state.phase === 'uncertain' ? afterUnknown(state, newKey) : state,
  'voucher-entered': (state, { voucherId }) => afterVoucher(state, voucherId),
  restored: (state, { at }) => (state.phase === 'sending' ? afterReload(state, at) : state),
  cleared: () => choosing,
};

/** The next state. An event that does not fit the phase changes nothing. */
export const redemptionReducer = <Type extends RedemptionEvent['type']>(
  state: Redemption,
  event: Of<Type> & { type: Type },
): Redemption => transitions[event.type](state, event);

const voucher = (voucherId: string | undefined) => (voucherId === undefined ? {} : { voucherId });

function donationOpened(state: Redemption, { key, voucherId }: Of<'donation-opened'>): Redemption {
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

/** The earlier payment is on the voucher; what is missing is paid for the same thing. */
function payRest(
  state: Extract<Redemption, { phase: 'paid-but-refused' }>,
  { newOrderId, newKey }: Of<'rest-accepted'>,
): Redemption {
  const { order, request, voucherId, refusal, paid } = state;
  if (!refusal.due) return state;
  const { chargeId: _paid, paymentRequired: _required, ...unpaid } = request;
  return {
    phase: 'paying',
    order: { ...order, id: newOrderId },
    request: unpaid,
    voucherId,
    key: newKey,
    due: refusal.due,
    paidBefore: paid,
  };
}

function afterPayment(
  { order, request, key, voucherId, paidBefore }: Extract<Redemption, { phase: 'paying' }>,
  last: Paid,
): Redemption {
  const amountInCent = last.amountInCent + (paidBefore?.amountInCent ?? 0);
  const paid: Paid = { ...last, amountInCent };
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
  { result, newKey, differences = [] }: Of<'answered'>,
): Redemption {
  switch (result.status) {
    case 'completed':
    case 'delayed':
    case 'fraud_check':
      return {
        phase: 'done',
        key: state.key,
        order: redeemedOrder(state),
        result,
        voucherId: state.voucherId,
        ...(differences.length > 0 && {
          deviation: { differences, askedInCent: state.request.redeemValue },
        }),
        ...(state.paid && { paid: state.paid }),
      };
    case 'payment_required': {
      const { differenceInCent, balanceInCent } = result;
      return toPayment(state, { differenceInCent, balanceInCent }, newKey);
    }
  }
}

/** The order with the parts of the request that its confirmation needs. */
const redeemedOrder = (state: Sending): Order =>
  !isDonation(state) && state.request.useRecharge
    ? { ...state.order, wantsTopUp: true }
    : state.order;

/**
 * Nothing was redeemed: the difference must be paid first, with everything kept. After a payment the
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

function afterRefusal(state: Sending, { error, newKey, canPay }: Of<'refused'>): Redemption {
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

function afterNoAnswer(state: Sending, { error, at, unclear }: Of<'unanswered'>): Redemption {
  // A first attempt that the server did not even look at: the form opens again, under the same key.
  if (isTurnedAway(error) && isFirst(state)) return toForm(state, { error });
  return { ...toUncertain(state, at), error, ...(unclear && { unclear }) };
}

/** A first request that has not left when the page is loaded again was never made. */
const afterReload = (state: Sending, at: number): Redemption =>
  state.version === undefined && isFirst(state) ? toForm(state) : toUncertain(state, at);

const isFirst = ({ isRepeat, paid }: Sending): boolean => !isRepeat && !paid;

/** The form opens again, under the same key. */
function toForm(state: Sending, more: { error?: ApiError } = {}): Redemption {
  const { key, voucherId } = state;
  return isDonation(state)
    ? { phase: 'donating', key, voucherId, ...more }
    : reopened(state, key, more);
}

const toUncertain = (
  { phase: _phase, ...attempt }: Sending,
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

/** A choice with another voucher, or before the last redemption, is not carried over. */
function afterVoucher(state: Redemption, voucherId: string): Redemption {
  switch (state.phase) {
    case 'done':
      return choosing;
    case 'donating':
    case 'filling': {
      if (state.voucherId !== undefined && state.voucherId !== voucherId) return choosing;
      const next = { ...state, voucherId };
      // A refusal is over when the code was accepted again.
      delete next.error;
      return next;
    }
    case 'paying':
      return state.voucherId === voucherId ? state : choosing;
    case 'choosing':
    case 'sending':
    case 'uncertain':
    case 'paid-but-refused':
      return state;
  }
}
