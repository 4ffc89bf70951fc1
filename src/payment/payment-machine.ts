import type { ApiError, ChargeResult } from '~/api';
import { isSessionExpired, isUnexplained } from '~/api/errors';
import type { Attempt, Interruption, Started } from './providers/attempt';
import { providers } from './providers/providers';
import {
  afterInterruption,
  canChoose,
  isLeft,
  MAX_POLLS,
  takesMoneyAtStart,
  type PaymentEvent,
  type PaymentState,
} from './payment-state';

/** The transition of the state machine. An event that does not fit the state is ignored. */
export function paymentReducer(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'chosen':
      return canChoose(state) ? { phase: 'starting', attempt: event.attempt } : state;
    case 'returned':
      return afterReturn(state, event.attempt);
    case 'resumed':
      return resumed(state, event);
    case 'repeated':
      return repeated(state);
    case 'interrupted':
      // A provider can fail before anything begins, such as when its window does not open.
      if (state.phase === 'choosing' && event.interruption === 'provider-failed') {
        const { error, interruption } = state;
        if (isLeft(state) || error || isHeldBack(interruption)) return state;
        return { phase: 'choosing', interruption: event.interruption };
      }
      return 'attempt' in state && state.attempt ? continued(state, state.attempt, event) : state;
    default:
      return 'attempt' in state && state.attempt ? continued(state, state.attempt, event) : state;
  }
}

/** Nothing was begun, and the page says why: what the provider's script makes of it is no failure. */
const isHeldBack = (interruption: Interruption | undefined): boolean =>
  interruption === 'balance-changed' || interruption === 'other-received';

type Running = Exclude<PaymentEvent, { type: 'chosen' | 'returned' | 'repeated' | 'resumed' }>;

/** An attempt that another one had replaced, or of another tab, goes on, if nothing else may take money. */
function resumed(
  state: PaymentState,
  { attempt, answered }: Extract<PaymentEvent, { type: 'resumed' }>,
): PaymentState {
  if (!canChoose(state)) return state;
  if (answered) return afterAnswer(state, attempt, answered);
  if (!takesMoneyAtStart(attempt)) return { phase: 'finishing', attempt };
  return attempt.chargeId === undefined
    ? { phase: 'start-lost', attempt }
    : { phase: 'processing', attempt, pollCount: 0 };
}

function continued(state: PaymentState, attempt: Attempt, event: Running): PaymentState {
  switch (event.type) {
    case 'started':
      return state.phase === 'starting' ? afterStart(attempt, event.started) : state;
    case 'start-refused':
      return state.phase === 'starting' ? afterRefusedStart(attempt, event.error) : state;
    case 'start-lost':
      return state.phase === 'starting' ? afterLostStart(state, event.error) : state;
    case 'approved':
      return (state.phase === 'approving' || isLeft(state)) && attempt.startKey === event.startKey
        ? { phase: 'finishing', attempt }
        : state;
    case 'interrupted':
      if (event.interruption === 'balance-changed' || event.interruption === 'not-ended') {
        const unsent = event.interruption === 'not-ended' ? 'finishing' : 'starting';
        return state.phase === unsent
          ? { phase: 'choosing', interruption: event.interruption }
          : state;
      }
      return state.phase === 'approving' ? afterInterruption(attempt, event.interruption) : state;
    case 'signed-in':
      return state.phase === 'signed-out' || state.phase === 'start-lost' ? repeated(state) : state;
    case 'answered':
      if (isLeft(state) && event.result.status !== 'received')
        return stillLeft(state, event.result);
      return isAsking(state) || isUnknown(state) ? afterAnswer(state, attempt, event) : state;
    case 'refused':
      return isAsking(state) ? afterRefusal(state, attempt, event.error) : state;
    case 'answer-lost':
      return isAsking(state) ? afterNoAnswer(state, attempt, event) : state;
  }
}

/** A refused start did nothing, except if another start under its key counts: that one may take money. */
const afterRefusedStart = (attempt: Attempt, error: ApiError): PaymentState => ({
  phase: error.code === 'IDEMPOTENCY_KEY_REUSED' ? 'closed' : 'choosing',
  attempt,
  error,
});

/** A 401 or 429 on a repeated start does not tell whether the first request went through; on the first
 * start it means that nothing was charged. */
function afterLostStart(
  { attempt, isRepeat }: Extract<PaymentState, { phase: 'starting' }>,
  error: ApiError | undefined,
): PaymentState {
  const isTurnedAway = error?.kind === 'problem' && (error.status === 401 || error.status === 429);
  return isTurnedAway && !isRepeat
    ? { phase: 'choosing', error, attempt }
    : { phase: 'start-lost', attempt, ...withError(error) };
}

/** Whether the server is being asked about the outcome. */
const isAsking = ({ phase }: PaymentState): boolean =>
  phase === 'finishing' || phase === 'processing' || phase === 'confirming';

/** Whether the server is asked, or was asked, without a state that waits for it. */
const isUnknown = (state: PaymentState): boolean =>
  state.phase === 'start-lost' ||
  state.phase === 'finish-lost' ||
  state.phase === 'awaiting-provider' ||
  isLeft(state);

function afterStart(known: Attempt, started: Started): PaymentState {
  const { chargeId, orderId, redirectUrl, status } = started;
  const attempt: Attempt = {
    ...known,
    ...(chargeId !== undefined && { chargeId }),
    ...(orderId !== undefined && { orderId }),
    ...(redirectUrl !== undefined && { redirectUrl }),
  };
  switch (status) {
    case 'failed':
      return { phase: 'failed', attempt };
    case 'processing':
      return { phase: 'processing', attempt, pollCount: 0 };
    case 'received':
      return { phase: 'finishing', attempt };
    case 'redirect':
      return redirectUrl === undefined
        ? { phase: 'processing', attempt, pollCount: 0 }
        : { phase: 'approving', attempt };
    default:
      return { phase: 'approving', attempt };
  }
}

function afterAnswer(
  state: PaymentState,
  attempt: Attempt,
  { result, isUnclear = false }: Extract<PaymentEvent, { type: 'answered' }>,
): PaymentState {
  const known = { ...attempt, chargeId: result.chargeId };
  if (result.status === 'received') {
    return { phase: 'received', attempt: known, ...(!isUnclear && { result }) };
  }
  // Never leave `received`: a late answer may be stale.
  if (state.phase === 'confirming') return { phase: 'received', attempt: known };
  if (result.status === 'failed') return { phase: 'failed', attempt: known };
  if (state.phase === 'finishing') return pollAgain(state, { ...known, isEndSent: true });
  // Its end is not known to the server, perhaps: it is repeated, not only asked about.
  return pollAgain(state, state.phase === 'finish-lost' ? { ...known, isEndLost: true } : known);
}

/** A wallet that was left, and that no money came from so far. */
function stillLeft(
  state: Extract<PaymentState, { phase: 'choosing' }>,
  { status }: ChargeResult,
): PaymentState {
  if (status !== 'failed' || !state.attempt) return state;
  const isWindow = providers[state.attempt.provider].control === 'button';
  return isWindow || state.interruption === 'returned'
    ? { ...state, interruption: 'cancelled' }
    : { phase: 'failed', attempt: state.attempt };
}

function pollAgain(state: PaymentState, attempt: Attempt, error?: ApiError): PaymentState {
  const pollCount = state.phase === 'processing' ? state.pollCount + 1 : 0;
  return pollCount < MAX_POLLS
    ? { phase: 'processing', attempt, pollCount }
    : { phase: 'awaiting-provider', attempt, ...withError(error) };
}

function afterRefusal(state: PaymentState, attempt: Attempt, error: ApiError): PaymentState {
  if (state.phase === 'confirming') return { phase: 'received', attempt };
  if (error.code === 'PAYMENT_FAILED') return { phase: 'failed', attempt, error };
  // A charge that does not exist yet has no outcome, so polling goes on.
  if (state.phase === 'processing') return pollAgain(state, attempt, error);
  // An earlier end counts; how it ended can be asked for wherever the payment has an id.
  const isSentBefore = error.code === 'IDEMPOTENCY_KEY_REUSED';
  if (isSentBefore && attempt.chargeId !== undefined) {
    return { phase: 'processing', attempt, pollCount: 0 };
  }
  return { phase: 'closed', attempt, error };
}

function afterNoAnswer(
  state: PaymentState,
  attempt: Attempt,
  { error, isRunning = false }: Extract<PaymentEvent, { type: 'answer-lost' }>,
): PaymentState {
  if (state.phase === 'confirming') return { phase: 'received', attempt };
  if (isSessionExpired(error))
    return { phase: 'signed-out', attempt: { ...attempt, isEndSent: true } };
  if (state.phase === 'processing') return pollAgain(state, attempt, isRunning ? undefined : error);
  if (isRunning) return pollAgain(state, { ...attempt, isEndLost: true });
  // A payment with an id can be looked up.
  if (error && isUnexplained(error) && attempt.chargeId !== undefined) {
    return { phase: 'processing', attempt, pollCount: 0 };
  }
  return { phase: 'finish-lost', attempt: { ...attempt, isEndSent: true }, ...withError(error) };
}

function repeated(state: PaymentState): PaymentState {
  switch (state.phase) {
    case 'start-lost':
      return { phase: 'starting', attempt: state.attempt, isRepeat: true };
    case 'finish-lost':
    case 'signed-out':
      return { phase: 'finishing', attempt: state.attempt };
    case 'awaiting-provider':
      return { phase: 'processing', attempt: state.attempt, pollCount: 0 };
    default:
      return state;
  }
}

/**
 * A return from a provider. A return that belongs to another attempt than the current one would be a
 * second payment, so it is not finished.
 */
function afterReturn(state: PaymentState, returned: Attempt): PaymentState {
  const isApproved = takesMoneyAtStart(returned) || returned.checkoutSessionId !== undefined;
  if (state.phase === 'choosing' && !state.attempt) {
    return isApproved ? { phase: 'finishing', attempt: returned } : state;
  }
  if (state.phase === 'processing' || state.phase === 'awaiting-provider') {
    const { attempt } = state;
    const { provider, chargeId = attempt.chargeId } = returned;
    const isSame = takesMoneyAtStart(returned) && attempt.provider === provider;
    return isSame && chargeId === attempt.chargeId ? { phase: 'finishing', attempt } : state;
  }
  if (state.phase !== 'approving' && !isLeft(state)) return state;
  const { attempt } = state;
  if (attempt?.provider !== returned.provider) return state;
  if (!isApproved) return afterInterruption(attempt, 'returned');
  const { chargeId = attempt.chargeId, checkoutSessionId } = returned;
  const known = { ...attempt, ...(chargeId !== undefined && { chargeId }) };
  return { phase: 'finishing', attempt: withSession(known, checkoutSessionId) };
}

const withSession = (attempt: Attempt, checkoutSessionId: string | undefined): Attempt =>
  checkoutSessionId === undefined ? attempt : { ...attempt, checkoutSessionId };

const withError = (error: ApiError | undefined) => (error ? { error } : {});
