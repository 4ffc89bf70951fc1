import { ApiError, isSettled, toApiError, type ChargeResult, type PaymentProvider } from '~/api';
import { report } from '~/api/report';
import type { KeyValueStore } from '~/lib/safe-storage';
import type { Attempt, Interruption } from './adapters/attempt';
import type {
  Begun,
  Payer,
  PaymentAdapter,
  PaymentFlow,
  PaymentOrder,
} from './adapters/payment-adapter';
import { decodeToken } from '~/voucher/decode-token';
import { wrongFieldsOf } from './compare-charge';
import { finishKey } from './finish-key';
import { paymentReducer } from './payment-machine';
import {
  idle,
  nextCall,
  restorePayment,
  type PaymentEvent,
  type PaymentState,
} from './payment-state';
import { readPayment, removePayment, writePayment } from './payment-storage';

export interface PaymentOptions {
  flow: PaymentFlow;
  siteId: string;
  storage: KeyValueStore;
  adapterOf: (provider: PaymentProvider) => Promise<PaymentAdapter>;
  /** The voucher or card that is held, current at every call. */
  payer: () => Payer | undefined;
  /** The voucher has a new balance, and this is its token. */
  onToken: (token: string) => void;
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

/** What was kept, as it can be gone on with. */
function restored(state: PaymentState): PaymentState {
  const isKnown = state.phase === 'received' && state.attempt.chargeId === lastAnswer?.chargeId;
  return isKnown && lastAnswer ? { ...state, result: lastAnswer } : restorePayment(state);
}

export type Payment = ReturnType<typeof createPayment>;

/**
 * A payment of this tab: an external store that follows the state machine, makes the calls that a state
 * asks for, and keeps every state before anything leaves the page.
 */
export function createPayment(options: PaymentOptions) {
  const { flow, siteId, storage, adapterOf, payer, onToken, leave } = options;
  const listeners = new Set<() => void>();
  const stored = readPayment(storage, siteId, flow);
  let order = stored?.order;
  let state = stored ? restored(stored.state) : idle;
  let isConnected = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function dispatch(event: PaymentEvent): void {
    const before = state;
    state = paymentReducer(state, event);
    if (state === before) return;
    if (order) writePayment(storage, siteId, { order, state });
    if (state.phase === 'received') {
      lastAnswer = state.result;
      if (state.result?.token) onToken(state.result.token);
    }
    for (const listener of listeners) listener();
    goOn(before);
  }

  /** The token of the voucher or card that the order is for; undefined while another one is held. */
  const token = (): string | undefined => {
    const held = payer();
    const isForHeld = order?.voucherId === undefined || order.voucherId === held?.id;
    return isForHeld ? held?.token : undefined;
  };

  /** Without the right voucher no call is made. @throws ApiError as the server would say it */
  function requireToken(): void {
    if (token() === undefined) {
      throw new ApiError({ kind: 'problem', code: 'SESSION_EXPIRED', status: 401 });
    }
  }

  /** Does what the state asks for; the start of a fresh attempt is made by who began it. */
  function goOn(before?: PaymentState): void {
    clearTimeout(timer);
    if (!isConnected) return;
    const call = nextCall(state);
    if (call === 'start' && 'isRepeat' in state && state.isRepeat)
      void start().catch(() => undefined);
    if (call === 'finish') void ask(call);
    if (call === 'look') {
      const pollCount = state.phase === 'processing' ? state.pollCount : 0;
      const delay = state.phase === 'confirming' ? 0 : (DELAYS[pollCount] ?? 60_000);
      timer = setTimeout(() => void ask('look'), delay);
    }
    if (state.phase !== 'approving' || before?.phase !== 'starting') return;
    if (state.attempt.redirectUrl !== undefined) leave(state.attempt.redirectUrl);
  }

  /** An answer counts only while the page still waits for it. */
  function answer(asked: PaymentState, event: PaymentEvent): void {
    if (isConnected && state === asked) dispatch(event);
  }

  async function start(): Promise<Begun> {
    const asked = state;
    if (asked.phase !== 'starting' || !order) throw new Error('No payment begins');
    const { attempt } = asked;
    try {
      requireToken();
      const adapter = await adapterOf(attempt.provider);
      const begun = await adapter.start(order, attempt, {
        token,
        idempotencyKey: attempt.startKey,
      });
      answer(asked, { type: 'started', started: begun.started });
      return { ...begun, startKey: attempt.startKey };
    } catch (cause) {
      const error = toApiError(cause);
      answer(asked, { type: isSettled(error) ? 'start-refused' : 'start-lost', error });
      throw error;
    }
  }

  async function ask(call: 'finish' | 'look'): Promise<void> {
    const asked = state;
    if (!('attempt' in asked) || !asked.attempt) return;
    const { attempt } = asked;
    try {
      requireToken();
      const result = call === 'finish' ? await finish(attempt) : await look(attempt);
      answer(asked, await compared(result, attempt, call));
    } catch (cause) {
      const error = toApiError(cause);
      answer(asked, { type: isSettled(error) ? 'refused' : 'answer-lost', error });
    }
  }

  async function finish(attempt: Attempt) {
    const adapter = await adapterOf(attempt.provider);
    const idempotencyKey = await finishKey(attempt);
    return adapter.finalize(attempt, order ?? {}, { token, idempotencyKey });
  }

  async function look({ chargeId = '' }: Attempt) {
    const { getCharge } = await import('~/api');
    const { data } = await getCharge({ path: { chargeId }, auth: token, throwOnError: true });
    return data;
  }

  /**
   * Asks what is on the voucher or card now, and holds its new session.
   * @returns the balance in cents @throws ApiError also where another voucher is held, or none
   */
  async function askBalance(): Promise<{ balanceInCent: number; currency: string }> {
    requireToken();
    const { refreshVoucherToken } = await import('~/api');
    const { data } = await refreshVoucherToken({ auth: token, throwOnError: true });
    const payload = decodeToken(data.token);
    if (payload?.sub !== payer()?.id || !payload) {
      throw new ApiError({ kind: 'contract', code: 'UNKNOWN' });
    }
    onToken(data.token);
    return payload.voucher;
  }

  /** An answer with figures that cannot be is asked for once more; if it stays, its figures do not count. */
  async function compared(
    result: ChargeResult,
    attempt: Attempt,
    call: 'finish' | 'look',
  ): Promise<PaymentEvent> {
    const wrong = wrongFieldsOf(result, attempt);
    if (wrong.length === 0) return { type: 'answered', result };
    report(
      'A payment was answered otherwise than made',
      wrong.map((field) => ({ field })),
    );
    const { chargeId = result.chargeId } = attempt;
    const again =
      call === 'finish' ? await look({ ...attempt, chargeId }).catch(() => result) : result;
    return wrongFieldsOf(again, attempt).length === 0
      ? { type: 'answered', result: again }
      : { type: 'answered', result: { ...result, chargeId }, isUnclear: true };
  }

  return {
    askBalance,
    getState: () => state,
    /** What is paid; undefined before anything was begun. */
    getOrder: () => order,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Goes on with what was begun before. @returns stops; answers that come later are not heard */
    connect() {
      isConnected = true;
      // The right voucher was entered again on another page; a token that is refused leaves it signed out.
      if (state.phase === 'signed-out' && token() !== undefined) dispatch({ type: 'signed-in' });
      else goOn();
      return () => {
        isConnected = false;
        clearTimeout(timer);
      };
    },
    /** Begins an attempt. Rejects where none may begin, and when its start failed. */
    begin(wanted: PaymentOrder, provider: PaymentProvider, paymentTypeId?: string): Promise<Begun> {
      const { amountInCent, currency } = wanted;
      const attempt: Attempt = {
        provider,
        amountInCent,
        currency,
        startKey: crypto.randomUUID(),
        createdAt: Date.now(),
        ...(paymentTypeId !== undefined && { paymentTypeId }),
      };
      if (paymentReducer(state, { type: 'chosen', attempt }) !== state) order = wanted;
      dispatch({ type: 'chosen', attempt });
      return start();
    },
    /** An approval counts only while the page that asked for it is there. */
    approve(startKey: string) {
      if (isConnected) dispatch({ type: 'approved', startKey });
    },
    interrupt: (interruption: Interruption) => dispatch({ type: 'interrupted', interruption }),
    /** The visitor wants the lost request, or the question, to be sent again. */
    repeat: () => dispatch({ type: 'repeated' }),
    signedIn: () => dispatch({ type: 'signed-in' }),
    /** The visitor came back from a provider. */
    comeBack(returned: Attempt, named: PaymentOrder) {
      order ??= named;
      dispatch({ type: 'returned', attempt: returned });
    },
    /** Forgets a payment that has ended, so that another one can be wanted. */
    forget() {
      removePayment(storage, siteId, flow);
      order = undefined;
      state = idle;
      for (const listener of listeners) listener();
    },
  };
}

/** Whether a payment is over, or nothing of it can have happened. */
export const isOver = ({ phase }: PaymentState): boolean =>
  phase === 'choosing' || phase === 'failed' || phase === 'closed' || phase === 'received';
