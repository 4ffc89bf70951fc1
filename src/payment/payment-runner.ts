import { ApiError, isSettled, toApiError, type ChargeResult } from '~/api';
import type { KeyValueStore } from '~/lib/safe-storage';
import { createStore } from '~/lib/store';
import { decodeToken } from '~/voucher/decode-token';
import {
  dropOpenPayment,
  keepOpenPayment,
  noteAway,
  noteBack,
  undecidedAttempt,
} from './open-payments';
import { createPaymentCalls, type PaymentCallOptions } from './payment-calls';
import { paymentReducer } from './payment-machine';
import {
  idle,
  nextCall,
  restorePayment,
  takesMoneyAtStart,
  type PaymentEvent,
  type PaymentState,
} from './payment-state';
import { readPayment, removePayment, writePayment } from './payment-storage';
import type { Attempt } from './providers/attempt';
import type { Begun, PaymentFlow } from './providers/payment-adapter';
import type { ReplacedAttempts } from './others/replaced-attempts';

export interface PaymentOptions extends Omit<PaymentCallOptions, 'getOrder'> {
  flow: PaymentFlow;
  siteId: string;
  storage: KeyValueStore;
  /** Leads to the page of a bank. */
  leave: (address: string) => void;
}

/** How long to wait before the server is asked again, in ms: quickly at first, then patiently. */
const DELAYS = [1_500, 2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000, 45_000, 60_000];

/**
 * The answer about the last payment that was received. In memory only: the next page of this visit
 * shows it at once; after a reload the server is asked again.
 */
let lastAnswer: ChargeResult | undefined;

/** The stored state, in a form that can be resumed. */
function restored(state: PaymentState): PaymentState {
  const isKnown = state.phase === 'received' && state.attempt.chargeId === lastAnswer?.chargeId;
  return isKnown && lastAnswer ? { ...state, result: lastAnswer } : restorePayment(state);
}

export type PaymentRunner = ReturnType<typeof createPaymentRunner>;

/**
 * Runs the payment that counts in this tab: makes the calls that its state asks for, and keeps every state before
 * anything leaves the page.
 * @param onReceived it was received while its page is there
 */
export function createPaymentRunner(
  options: PaymentOptions,
  replaced: ReplacedAttempts,
  onReceived: () => void,
) {
  const { flow, siteId, storage, leave } = options;
  const stored = readPayment(storage, siteId, flow);
  const { get, set, subscribe, guard } = createStore(stored ? restored(stored.state) : idle);
  let order = stored?.order;
  const calls = createPaymentCalls({ ...options, onToken: hold, getOrder: () => order });
  let isConnected = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Stores the voucher's new session, and shows its balance beside the received sum. */
  function hold(token: string): void {
    options.onToken(token);
    const { voucher } = decodeToken(token) ?? {};
    if (voucher) updateBalance(voucher.balanceInCent);
  }

  /** The answer of the payment that was received, with the balance of now, in cents. */
  function updateBalance(balanceInCent: number): void {
    const state = get();
    if (state.phase !== 'received' || !state.result) return;
    lastAnswer = { ...state.result, balanceInCent };
    set({ ...state, result: lastAnswer });
  }

  /** @param wanted replaces the current order if the event is accepted */
  function dispatch(event: PaymentEvent, wanted = order): void {
    const before = get();
    const state = guard(() => paymentReducer(before, event));
    if (!state || state === before) return;
    order = wanted;
    if (order) writePayment(storage, siteId, { order, state });
    if (state.phase === 'received') {
      lastAnswer = state.result;
      if (state.result?.token) options.onToken(state.result.token);
    }
    set(state);
    share(before);
    runEffect(before);
    if (isConnected && state.phase === 'received') onReceived();
  }

  /** Keeps for all tabs what may take money after this one is closed; what another one replaced is kept there. */
  function share(before: PaymentState): void {
    const state = get();
    const attempt = undecidedAttempt(state);
    if (attempt && order) return keepOpenPayment({ order, attempt });
    const last = attemptOf(state) ?? attemptOf(before);
    const isReplaced = replaced
      .get()
      .some((entry) => entry.attempt.startKey === last?.startKey && !entry.received);
    if (last && !isReplaced) dropOpenPayment(order?.voucherId, last);
  }

  /** Does what the state asks for; the start of a fresh attempt is made by `begin`. */
  function runEffect(before?: PaymentState): void {
    clearTimeout(timer);
    if (!isConnected) return;
    const state = get();
    const call = nextCall(state);
    if (call === 'start' && 'isRepeat' in state && state.isRepeat)
      void start().catch(() => undefined);
    if (state.phase === 'finishing') void settle('finish');
    else if (call === 'finish' || call === 'look') {
      const delay = state.phase === 'processing' ? (DELAYS[state.pollCount] ?? 60_000) : 0;
      timer = setTimeout(() => void settle(call), delay);
    }
    if (state.phase !== 'approving' || before?.phase !== 'starting') return;
    if (state.attempt.redirectUrl === undefined) return;
    if (order) noteAway({ order, attempt: state.attempt });
    leave(state.attempt.redirectUrl);
  }

  /** An answer counts only while the page still waits for it. */
  function answer(asked: PaymentState, event: PaymentEvent): void {
    if (isConnected && get() === asked) dispatch(event);
  }

  async function start(): Promise<Begun> {
    const asked = get();
    if (asked.phase !== 'starting' || !order) throw new Error('No payment begins');
    const { attempt } = asked;
    try {
      if (!asked.isRepeat) await refuseIfChanged(attempt);
      const begun = await calls.start(order, attempt);
      answer(asked, { type: 'started', started: begun.started });
      return { ...begun, startKey: attempt.startKey };
    } catch (cause) {
      const error = toApiError(cause);
      answer(asked, { type: isSettled(error) ? 'start-refused' : 'start-lost', error });
      throw error;
    }
  }

  /**
   * A payment that this page does not know of, or knows as left, may have been received since the balance was
   * read, or something was redeemed: then nothing begins, because the visitor saw another sum.
   * @throws ApiError if it has changed; never because the balance cannot be asked for
   */
  async function refuseIfChanged(attempt: Attempt): Promise<void> {
    if ((await calls.balanceChange(attempt)) === 0) return;
    dispatch({ type: 'interrupted', interruption: 'balance-changed' });
    throw alreadyCharged();
  }

  async function settle(call: 'finish' | 'look'): Promise<void> {
    const asked = get();
    if (!('attempt' in asked) || !asked.attempt) return;
    const { attempt } = asked;
    try {
      if (call === 'finish' && !(await mayEnd(asked, attempt))) return;
      answer(asked, await calls.settle(call, attempt));
    } catch (cause) {
      const error = toApiError(cause);
      answer(asked, { type: isSettled(error) ? 'refused' : 'answer-lost', error });
    }
  }

  /** Payments of this page whose end was sent. */
  const ended = new Set<string>();

  /**
   * A payment that is taken at its end is not taken if the balance has changed since it began: another tab or device may
   * have paid, or redeemed. It can be received already, which the server is asked first.
   * @returns false if it must not be ended; the state says why
   */
  async function mayEnd(asked: PaymentState, attempt: Attempt): Promise<boolean> {
    const { startKey, isEndSent = false, isEndLost = false } = attempt;
    const isRepeat = isEndSent || isEndLost || ended.has(startKey);
    if (!isRepeat && startKey !== '' && !takesMoneyAtStart(attempt)) {
      const change = await calls.balanceChange(attempt);
      // A top-up stays wanted, unless its own amount has been added by another one.
      if (flow === 'redeem' ? change !== 0 : change === attempt.amountInCent) {
        const known = await calls.lookUpKnown(attempt).catch(() => undefined);
        if (get() !== asked || !order) return false;
        if (known?.result.status === 'received') {
          answer(asked, known);
          return false;
        }
        replaced.add({ order, attempt });
        dispatch({ type: 'interrupted', interruption: 'not-ended' });
        return false;
      }
    }
    ended.add(startKey);
    const state = { phase: 'finishing', attempt: { ...attempt, isEndSent: true } } as const;
    if (order && asked.phase === 'finishing') {
      writePayment(storage, siteId, { order, state });
      keepOpenPayment({ order, attempt: state.attempt });
    }
    return true;
  }

  /** The page of a wallet is opened in place of this one, which may come back as it was. */
  function leaveProvider(): void {
    const state = get();
    if (state.phase !== 'approving' || takesMoneyAtStart(state.attempt)) return;
    if (order) noteAway({ order, attempt: state.attempt });
    dispatch({ type: 'interrupted', interruption: 'left' });
  }

  return {
    calls,
    getState: get,
    /** The order that is paid; undefined before a payment begins. */
    getOrder: () => order,
    subscribe,
    isConnected: () => isConnected,
    /** Resumes an earlier payment. @returns a function that stops it; later answers are ignored */
    connect() {
      isConnected = true;
      const kept = get();
      if ('attempt' in kept && kept.attempt) noteBack(order?.voucherId, kept.attempt);
      // The right voucher was entered again on another page; a token that is refused leaves it signed out.
      if (get().phase === 'signed-out' && calls.token() !== undefined)
        dispatch({ type: 'signed-in' });
      else runEffect();
      addEventListener('pagehide', leaveProvider);
      return () => {
        removeEventListener('pagehide', leaveProvider);
        isConnected = false;
        clearTimeout(timer);
      };
    },
    /** Whether the state takes an event. */
    takes: (event: PaymentEvent) => paymentReducer(get(), event) !== get(),
    dispatch,
    answer,
    start,
    updateBalance,
    /** Forgets the payment and the paid sum. */
    reset(state: PaymentState) {
      const before = get();
      removePayment(storage, siteId, flow);
      set(state);
      share(before);
      order = undefined;
    },
  };
}

const attemptOf = (state: PaymentState): Attempt | undefined =>
  'attempt' in state ? state.attempt : undefined;

/** Thrown at a provider's script if no payment begins; the page says why. */
export const alreadyCharged = () =>
  new ApiError({ kind: 'problem', code: 'VOUCHER_ALREADY_CHARGED', status: 409 });
