import type { ApiError, ChargeResult } from '~/api';
import { isSessionExpired } from '~/api/errors';
import type { Attempt, Interruption, Started } from './providers/attempt';
import { providers } from './providers/providers';

/**
 * Where a payment stands (requirements 4.061 to 4.063). Money moves at most once: another attempt may
 * begin only in a state that {@link canChoose} names, where nothing was taken and nothing can be.
 */
export type PaymentState =
  /** Nothing is under way. */
  | { phase: 'choosing'; interruption?: Interruption; error?: ApiError; attempt?: Attempt }
  /** A repeat goes out after an answer was lost: the first one may have happened. */
  | { phase: 'starting'; attempt: Attempt; isRepeat?: boolean }
  /** No answer to the start. It is repeated as it was, under its key. */
  | { phase: 'start-lost'; attempt: Attempt; error?: ApiError }
  /** The provider or the bank asks the visitor. */
  | { phase: 'approving'; attempt: Attempt }
  | { phase: 'finishing'; attempt: Attempt }
  /** No answer to the end: it may have happened. It is repeated as it was, under its key. */
  | { phase: 'finish-lost'; attempt: Attempt; error?: ApiError }
  /** The provider has not decided. `pollCount` counts how often the server was asked. */
  | { phase: 'processing'; attempt: Attempt; pollCount: number }
  /** It takes longer than a page can wait. With an error the server did not say that the payment runs. */
  | { phase: 'awaiting-provider'; attempt: Attempt; error?: ApiError }
  /** The session ended before the outcome was known; the payment goes on without it. */
  | { phase: 'signed-out'; attempt: Attempt }
  /** Paid, known from before; the server is asked for the amounts once more. */
  | { phase: 'confirming'; attempt: Attempt }
  /** Paid. Without a result the amounts could not be asked for any more. */
  | { phase: 'received'; attempt: Attempt; result?: ChargeResult }
  /** Refused, nothing was taken; another provider may work. */
  | { phase: 'failed'; attempt: Attempt; error?: ApiError }
  /** The server ends it with an answer that another provider would get too. */
  | { phase: 'closed'; attempt: Attempt; error: ApiError };

export type PaymentEvent =
  | { type: 'chosen'; attempt: Attempt }
  | { type: 'started'; started: Started }
  /** The server has settled that it did nothing. */
  | { type: 'start-refused'; error: ApiError }
  | { type: 'start-lost'; error?: ApiError }
  /** `startKey` names the attempt: a window of an earlier one may answer late. */
  | { type: 'approved'; startKey: string }
  | { type: 'interrupted'; interruption: Interruption }
  /** An answer about the payment, from its end, from asking, or from asking before it is forgotten. */
  | {
      type: 'answered';
      result: ChargeResult;
      /** Its figures cannot be: they are not shown. */
      isUnclear?: boolean;
    }
  | { type: 'refused'; error: ApiError }
  /** `isRunning`: the end got no answer, but the server says that the payment is not decided. */
  | { type: 'answer-lost'; error?: ApiError; isRunning?: boolean }
  | { type: 'signed-in' }
  | { type: 'repeated' }
  /** The visitor came back from a provider, with the parameters of the return address. */
  | { type: 'returned'; attempt: Attempt }
  /** An attempt that another one had replaced was agreed to after all, or, with an answer, was received. */
  | { type: 'resumed'; attempt: Attempt; answered?: Extract<PaymentEvent, { type: 'answered' }> };

/** The server is polled this often before the page says to wait for an e-mail. */
export const MAX_POLLS = 10;

export const idle: PaymentState = { phase: 'choosing' };

/** Whether the start of an attempt may take its money; otherwise nothing is taken before its end is asked for. */
export const takesMoneyAtStart = ({ provider }: Pick<Attempt, 'provider'>): boolean =>
  providers[provider].takesMoneyAt === 'start';

/** Whether another attempt may begin: nothing of the last one was taken, and nothing can be. */
export function canChoose(state: PaymentState): boolean {
  switch (state.phase) {
    case 'choosing':
    case 'failed':
      return true;
    case 'start-lost':
    case 'approving':
      return !takesMoneyAtStart(state.attempt);
    default:
      return false;
  }
}

/** Whether the payment may still take money, or was received: it must end before another order begins. */
export const isOpen = (state: PaymentState): boolean =>
  !canChoose(state) && state.phase !== 'closed';

/**
 * What follows when the visitor comes back without an answer. The bank may still take the money of a
 * card, so there the server tells how it ends. A window that was closed tells nothing either: only the server
 * knows whether the visitor had agreed in it.
 */
export const afterInterruption = (attempt: Attempt, interruption: Interruption): PaymentState =>
  takesMoneyAtStart(attempt)
    ? { phase: 'processing', attempt, pollCount: 0 }
    : {
        phase: 'choosing',
        interruption: interruption === 'cancelled' ? 'returned' : interruption,
        attempt,
      };

/**
 * The state of a page after a reload, from the stored one. Nothing that may have
 * happened is forgotten; what needs the provider's page again starts over.
 */
export function restorePayment(state: PaymentState): PaymentState {
  switch (state.phase) {
    case 'starting':
      return { phase: 'start-lost', attempt: state.attempt };
    case 'approving':
      return afterInterruption(state.attempt, 'left');
    case 'finish-lost':
      return { phase: 'finishing', attempt: state.attempt };
    case 'processing':
    case 'awaiting-provider':
      return { phase: 'processing', attempt: state.attempt, pollCount: 0 };
    case 'received':
      return { phase: 'confirming', attempt: state.attempt };
    default:
      return state;
  }
}

/** Whether the visitor left the provider's page or window, perhaps after agreeing: its provider may still book it. */
export const isLeft = (
  state: PaymentState,
): state is Extract<PaymentState, { phase: 'choosing' }> =>
  state.phase === 'choosing' &&
  (state.interruption === 'left' ||
    state.interruption === 'returned' ||
    (state.interruption === 'provider-failed' && state.attempt !== undefined));

/** The attempt whose window is open in front of the page, unless it is known to be closed. */
export const atWindow = (state: PaymentState): Attempt | undefined =>
  state.phase === 'approving' && providers[state.attempt.provider].control === 'button'
    ? state.attempt
    : undefined;

/**
 * The attempt that may still be paid although another one begins: the visitor may have agreed in the
 * provider's window, or on its page. A wallet's page is not open while the page that leads to it is there.
 */
export const mayStillBePaid = (state: PaymentState): Attempt | undefined =>
  isLeft(state) ? state.attempt : atWindow(state);

/** The call that the page must make now. */
export function nextCall(state: PaymentState): 'start' | 'finish' | 'look' | undefined {
  switch (state.phase) {
    case 'starting':
      return 'start';
    case 'finishing':
      return 'finish';
    case 'processing':
      return state.attempt.isEndLost ? 'finish' : 'look';
    case 'confirming':
      return 'look';
    case 'choosing':
      // The visitor may have approved before leaving.
      return isLeft(state) && state.attempt?.chargeId !== undefined ? 'look' : undefined;
    default:
      return undefined;
  }
}

/** Something that the visitor can do in a state. */
export type PaymentAction =
  | 'choose'
  | 'repeat'
  | 'wait'
  | 'sign-in'
  | 'bank'
  | 'go-on'
  | 'help'
  | 'forget';

/** Acts that the visitor can take; there is always one, even while an answer is pending. */
export function recoveryActions(state: PaymentState): readonly PaymentAction[] {
  switch (state.phase) {
    case 'choosing':
    case 'failed':
      return ['choose'];
    case 'start-lost':
      if (canChoose(state)) return ['repeat', 'choose'];
      return isSessionExpired(state.error) ? ['sign-in', 'help'] : ['repeat', 'help', 'forget'];
    case 'approving':
      return canChoose(state) ? ['wait', 'choose'] : ['bank', 'wait'];
    case 'starting':
    case 'finishing':
    case 'confirming':
      return ['wait'];
    case 'processing':
      return state.attempt.redirectUrl === undefined ? ['wait'] : ['wait', 'bank'];
    case 'finish-lost':
      return ['repeat', 'help', 'forget'];
    case 'awaiting-provider':
      return state.error ? ['repeat', 'help', 'forget'] : ['repeat', 'help'];
    case 'signed-out':
      return ['sign-in', 'help'];
    case 'received':
      return ['go-on'];
    case 'closed':
      return ['help'];
  }
}

/** Whether a payment is over, or nothing of it can have happened. */
export const isOver = ({ phase }: PaymentState): boolean =>
  phase === 'choosing' || phase === 'failed' || phase === 'closed' || phase === 'received';
