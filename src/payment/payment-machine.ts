import type { ApiError, ChargeResult } from '~/api';
import {
  afterInterruption,
  canChoose,
  MOST_LOOKS,
  type Attempt,
  type PaymentEvent,
  type PaymentState,
  type Started,
} from './payment-state';

/** What happens next. An event that does not fit the state changes nothing. */
export function paymentReducer(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'chosen':
      return canChoose(state) ? { phase: 'starting', attempt: event.attempt } : state;
    case 'returned':
      return afterReturn(state, event.attempt);
    case 'repeated':
      return repeated(state);
    case 'interrupted':
      // A provider can fail before anything begins, such as when its window does not open.
      if (state.phase === 'choosing' && event.interruption === 'provider-failed') {
        return state.error ? state : { ...state, interruption: event.interruption };
      }
      return 'attempt' in state && state.attempt ? continued(state, state.attempt, event) : state;
    default:
      return 'attempt' in state && state.attempt ? continued(state, state.attempt, event) : state;
  }
}

type Running = Exclude<PaymentEvent, { type: 'chosen' | 'returned' | 'repeated' }>;

function continued(state: PaymentState, attempt: Attempt, event: Running): PaymentState {
  switch (event.type) {
    case 'started':
      return state.phase === 'starting' ? afterStart(attempt, event.started) : state;
    case 'start-refused':
      return state.phase === 'starting' ? afterNo(state, event.error) : state;
    case 'start-lost':
      return state.phase === 'starting'
        ? { phase: 'start-lost', attempt, ...withError(event.error) }
        : state;
    case 'approved':
      return state.phase === 'approving' && attempt.startKey === event.startKey
        ? { phase: 'finishing', attempt }
        : state;
    case 'interrupted':
      return state.phase === 'approving' ? afterInterruption(attempt, event.interruption) : state;
    case 'signed-in':
      return state.phase === 'signed-out' || state.phase === 'start-lost' ? repeated(state) : state;
    case 'answered':
      return isAsking(state) ? afterAnswer(state, attempt, event.result) : state;
    case 'refused':
      return isAsking(state) ? afterRefusal(state, attempt, event.error) : state;
    case 'answer-lost':
      return isAsking(state) ? afterSilence(state, attempt, event.error) : state;
  }
}

/** A server that does not want to talk (now) says nothing about the request before. */
function afterNo(
  { attempt, isRepeat }: Extract<PaymentState, { phase: 'starting' }>,
  error: ApiError,
): PaymentState {
  const isSilent = error.code === 'SESSION_EXPIRED' || error.status === 429;
  return isRepeat && isSilent
    ? { phase: 'start-lost', attempt, error }
    : { phase: 'choosing', error, attempt };
}

/** Whether the server is being asked about the outcome. */
const isAsking = ({ phase }: PaymentState): boolean =>
  phase === 'finishing' || phase === 'processing' || phase === 'confirming';

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
      return { phase: 'processing', attempt, looks: 0 };
    case 'received':
      return { phase: 'finishing', attempt };
    case 'redirect':
      return redirectUrl === undefined
        ? { phase: 'processing', attempt, looks: 0 }
        : { phase: 'approving', attempt };
    default:
      return { phase: 'approving', attempt };
  }
}

function afterAnswer(state: PaymentState, attempt: Attempt, result: ChargeResult): PaymentState {
  const known = { ...attempt, chargeId: result.chargeId };
  if (result.status === 'received') return { phase: 'received', attempt: known, result };
  // Once paid is paid, whatever an answer that was older says.
  if (state.phase === 'confirming') return { phase: 'received', attempt: known };
  if (result.status === 'failed') return { phase: 'failed', attempt: known };
  return lookedAgain(state, known);
}

function lookedAgain(state: PaymentState, attempt: Attempt): PaymentState {
  const looks = state.phase === 'processing' ? state.looks + 1 : 0;
  return looks < MOST_LOOKS
    ? { phase: 'processing', attempt, looks }
    : { phase: 'patience', attempt };
}

function afterRefusal(state: PaymentState, attempt: Attempt, error: ApiError): PaymentState {
  if (state.phase === 'confirming') return { phase: 'received', attempt };
  if (error.code === 'SESSION_EXPIRED') return { phase: 'signed-out', attempt };
  if (error.code === 'PAYMENT_FAILED') return { phase: 'failed', attempt, error };
  // Too many questions, or a question about what is not there yet: neither says how it ended.
  if (state.phase === 'processing') return lookedAgain(state, attempt);
  if (error.status === 429) return { phase: 'finish-lost', attempt, error };
  return { phase: 'closed', attempt, error };
}

function afterSilence(
  state: PaymentState,
  attempt: Attempt,
  error: ApiError | undefined,
): PaymentState {
  if (state.phase === 'confirming') return { phase: 'received', attempt };
  if (state.phase === 'processing') return lookedAgain(state, attempt);
  return { phase: 'finish-lost', attempt, ...withError(error) };
}

function repeated(state: PaymentState): PaymentState {
  switch (state.phase) {
    case 'start-lost':
      return { phase: 'starting', attempt: state.attempt, isRepeat: true };
    case 'finish-lost':
    case 'signed-out':
      return { phase: 'finishing', attempt: state.attempt };
    case 'patience':
      return { phase: 'processing', attempt: state.attempt, looks: 0 };
    default:
      return state;
  }
}

/**
 * Back from a provider. What this tab knows counts: a return that belongs to another attempt than the
 * one under way would be a second payment, and is not finished.
 */
function afterReturn(state: PaymentState, returned: Attempt): PaymentState {
  const isApproved = returned.provider === 'unzer' || returned.checkoutSessionId !== undefined;
  if (state.phase === 'choosing' && !state.attempt) {
    return isApproved ? { phase: 'finishing', attempt: returned } : state;
  }
  if (state.phase === 'processing' || state.phase === 'patience') {
    const { attempt } = state;
    const { provider, chargeId = attempt.chargeId } = returned;
    const isSame = provider === 'unzer' && attempt.provider === provider;
    return isSame && chargeId === attempt.chargeId ? { phase: 'finishing', attempt } : state;
  }
  if (state.phase !== 'approving' && !isLeftWallet(state)) return state;
  const { attempt } = state;
  if (attempt?.provider !== returned.provider) return state;
  if (!isApproved) return afterInterruption(attempt, 'cancelled');
  const { chargeId = attempt.chargeId, checkoutSessionId } = returned;
  const known = { ...attempt, ...(chargeId !== undefined && { chargeId }) };
  return { phase: 'finishing', attempt: withSession(known, checkoutSessionId) };
}

/** The page of the wallet was left once, and came back after all (the browser's Forward). */
const isLeftWallet = (state: PaymentState): state is Extract<PaymentState, { phase: 'choosing' }> =>
  state.phase === 'choosing' && state.interruption === 'left';

const withSession = (attempt: Attempt, checkoutSessionId: string | undefined): Attempt =>
  checkoutSessionId === undefined ? attempt : { ...attempt, checkoutSessionId };

const withError = (error: ApiError | undefined) => (error ? { error } : {});
