import { ApiError, isSettled, toApiError, type ChargeResult, type PaymentProvider } from '~/api';
import type { KeyValueStore } from '~/lib/safe-storage';
import { createStore } from '~/lib/store';
import { newAttempt, type Attempt, type Interruption } from './providers/attempt';
import type { Begun, PaymentFlow, PaymentOrder } from './providers/payment-adapter';
import { noteAway, noteBack } from './away-payment';
import {
  createPaymentCalls,
  type Answered,
  type Doubt,
  type PaymentCallOptions,
} from './payment-calls';
import { paymentReducer } from './payment-machine';
import {
  atWindow,
  canChoose,
  idle,
  isLeft,
  mayStillBePaid,
  nextCall,
  restorePayment,
  takesMoneyAtStart,
  type PaymentEvent,
  type PaymentState,
} from './payment-state';
import { readPayment, removePayment, writePayment } from './payment-storage';
import { createReplacedAttempts, receivedOf, type ReplacedAttempt } from './replaced-attempts';

export interface PaymentOptions extends Omit<PaymentCallOptions, 'getOrder'> {
  flow: PaymentFlow;
  siteId: string;
  storage: KeyValueStore;
  /** Leads to the page of a bank. */
  leave: (address: string) => void;
}

/** How long to wait before the server is asked again, in ms: quickly at first, then patiently. */
const DELAYS = [1_500, 2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000, 45_000, 60_000];

/** Two clicks on a provider's button within this time are one, in ms: its window needs a moment to cover the page. */
const DOUBLE_CLICK = 1_000;

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
  const { flow, siteId, storage, payer, onToken, leave } = options;
  const stored = readPayment(storage, siteId, flow);
  const { get, set, subscribe } = createStore(stored ? restored(stored.state) : idle);
  let order = stored?.order;
  const replaced = createReplacedAttempts(storage, siteId, flow);
  const calls = createPaymentCalls({ ...options, getOrder: () => order });
  let isConnected = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The latest start of this page, and when it was answered. */
  let latest: { begun: Begun; at: number } | undefined;

  function dispatch(event: PaymentEvent): void {
    const before = get();
    const state = paymentReducer(before, event);
    if (state === before) return;
    if (order) writePayment(storage, siteId, { order, state });
    if (state.phase === 'received') {
      lastAnswer = state.result;
      if (state.result?.token) onToken(state.result.token);
    }
    set(state);
    runEffect(before);
    // Others may have been received besides: until now they could have counted in its place.
    if (isConnected && state.phase === 'received' && replaced.get().length > 0) void look();
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
    noteAway(order?.voucherId, state.attempt);
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
   * @throws ApiError where it has changed; never because the balance cannot be asked for
   */
  async function refuseIfChanged(attempt: Attempt): Promise<void> {
    if ((await calls.balanceChange(attempt)) === 0) return;
    dispatch({ type: 'interrupted', interruption: 'balance-changed' });
    throw alreadyCharged();
  }

  /**
   * Asks how the payments stand whose provider was left. What was received counts, what failed is forgotten.
   * @returns whether all could be asked for, and whether any was received; never rejects
   */
  async function askAll(): Promise<{ isTold: boolean; isReceived: boolean }> {
    const asked = get();
    const left = isLeft(asked) ? asked.attempt : undefined;
    const others = replaced
      .get()
      .filter((entry) => entry.order.voucherId === payer()?.id && !entry.received);
    const answers = await Promise.all([
      left && calls.askAbout(left),
      ...others.map(({ attempt }) => calls.askAbout(attempt)),
    ]);
    const [ofLeft, ...ofOthers] = answers;
    if (typeof ofLeft === 'object') answer(asked, ofLeft);
    const areTold = others.map((entry, index) => settleReplaced(entry, ofOthers[index]));
    return {
      isTold: (!left || ofLeft !== undefined) && areTold.every(Boolean),
      isReceived: answers.some(
        (told) => typeof told === 'object' && told.result.status === 'received',
      ),
    };
  }

  /** @returns whether all could be asked for */
  const look = async (): Promise<boolean> => (await askAll()).isTold;

  /** @returns whether the answer tells how the attempt ended, or that nothing has come so far */
  function settleReplaced(entry: ReplacedAttempt, event: Answered | 'asked' | undefined): boolean {
    if (typeof event !== 'object') return event === 'asked';
    const { result, isUnclear } = event;
    if (result.status === 'processing') return true;
    const state = get();
    if (result.status === 'received' && !canChoose(state)) {
      // Figures that cannot be are not shown: it stays to be looked up.
      if (state.phase !== 'received' || isUnclear) return false;
      replaced.markReceived(entry.attempt.startKey, result);
      if (result.token) onToken(result.token);
      if (state.result) {
        lastAnswer = { ...state.result, balanceInCent: result.balanceInCent };
        set({ ...state, result: lastAnswer });
      }
      return true;
    }
    replaced.drop(entry.attempt.startKey);
    if (result.status === 'received') resume(entry, event);
    return true;
  }

  /** Keeps the current attempt, which is replaced now, if it can still be paid. */
  function keepReplaced(): void {
    const attempt = mayStillBePaid(get());
    if (attempt && order) replaced.add({ order, attempt });
  }

  function resume(entry: ReplacedAttempt, answered?: Answered): void {
    if (!canChoose(get())) return;
    keepReplaced();
    const { attempt } = entry;
    // Kept with the order that it was begun for: a payment pays for no other one.
    const former = order;
    order = entry.order;
    const before = get();
    dispatch({ type: 'resumed', attempt, ...(answered && { answered }) });
    if (get() === before) order = former;
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
   * What is taken at its end is not taken where the balance has changed since it began: another tab or device may
   * have paid, or redeemed. It can be received already, which the server is asked first.
   * @returns false where it must not be ended; the state says why
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
    if (order && asked.phase === 'finishing') writePayment(storage, siteId, { order, state });
    return true;
  }

  /** The page of a wallet is opened in place of this one, which may come back as it was. */
  function leaveProvider(): void {
    const state = get();
    if (state.phase !== 'approving' || takesMoneyAtStart(state.attempt)) return;
    noteAway(order?.voucherId, state.attempt);
    dispatch({ type: 'interrupted', interruption: 'left' });
  }

  /** The button of a window is gone, or pressed again: the visitor may agree in the window, or has agreed. */
  function leaveWindow(): void {
    if (atWindow(get())) dispatch({ type: 'interrupted', interruption: 'left' });
  }

  /** Forgets a payment that has ended, so that another one can be wanted. */
  function forget(): void {
    keepReplaced();
    replaced.dropReceived();
    removePayment(storage, siteId, flow);
    order = undefined;
    set(idle);
  }

  /** Puts a payment aside that was received for another order: it is on the voucher, and pays nothing here. */
  function putAside(): void {
    const state = get();
    if (state.phase !== 'received' || !order) return;
    const { attempt, result } = state;
    const { amountInCent: chargedInCent, currency } = attempt;
    const received = result ? receivedOf(result) : { chargedInCent, currency };
    replaced.add({ order, attempt, received });
    removePayment(storage, siteId, flow);
    order = undefined;
    set({ phase: 'choosing', interruption: 'other-received' });
  }

  return {
    askBalance: calls.askBalance,
    getState: get,
    /** What is paid; undefined before anything was begun. */
    getOrder: () => order,
    subscribe,
    /** Attempts that were replaced by others and can still be paid. */
    replaced,
    /** Goes on with what was begun before. @returns stops; answers that come later are not heard */
    connect() {
      isConnected = true;
      const kept = get();
      if ('attempt' in kept) noteBack(order?.voucherId, kept.attempt);
      // The right voucher was entered again on another page; a token that is refused leaves it signed out.
      if (get().phase === 'signed-out' && calls.token() !== undefined)
        dispatch({ type: 'signed-in' });
      else runEffect();
      if (replaced.get().length > 0) void look();
      addEventListener('pagehide', leaveProvider);
      return () => {
        removeEventListener('pagehide', leaveProvider);
        isConnected = false;
        clearTimeout(timer);
      };
    },
    /** Begins an attempt. Rejects where none may begin, where an earlier one was received, and when its start failed. */
    async begin(
      wanted: PaymentOrder,
      provider: PaymentProvider,
      paymentTypeId?: string,
    ): Promise<Begun> {
      const open = atWindow(get());
      const isOpenHere = open?.provider === provider && open.startKey === latest?.begun.startKey;
      if (isOpenHere && latest && Date.now() - latest.at < DOUBLE_CLICK) return latest.begun;
      leaveWindow();
      if (isLeft(get()) || replaced.get().length > 0) {
        const { isReceived } = await askAll();
        // The page may have put it aside already, because it was for another order.
        if (isReceived || !canChoose(get())) throw alreadyCharged();
      }
      // The page warns before the same window is opened once more.
      if (open?.provider === provider) throw alreadyCharged();
      const balanceInCent = payer()?.voucher.balanceInCent;
      const attempt = newAttempt({ ...wanted, provider, balanceInCent, paymentTypeId });
      const state = get();
      if (paymentReducer(state, { type: 'chosen', attempt }) !== state) {
        keepReplaced();
        order = wanted;
      }
      dispatch({ type: 'chosen', attempt });
      latest = { begun: await start(), at: Date.now() };
      return latest.begun;
    },
    /** An approval counts only while the page that asked for it is there. */
    approve(startKey: string) {
      if (!isConnected) return;
      const entry = replaced.get().find(({ attempt }) => attempt.startKey === startKey);
      if (!entry) return dispatch({ type: 'approved', startKey });
      if (!canChoose(get())) return;
      replaced.drop(startKey);
      resume(entry);
    },
    interrupt: (interruption: Interruption) => dispatch({ type: 'interrupted', interruption }),
    leaveWindow,
    /** The visitor wants the lost request, or the question, to be sent again. */
    repeat: () => dispatch({ type: 'repeated' }),
    look,
    signedIn: () => dispatch({ type: 'signed-in' }),
    /** The visitor came back from a provider. */
    comeBack(returned: Attempt, named: PaymentOrder) {
      order ??= named;
      dispatch({ type: 'returned', attempt: returned });
    },
    forget,
    putAside,
    /**
     * Forgets a payment of which the visitor says that nothing was taken. First the server is asked: what it
     * knows of the payment counts, and the balance is that of now.
     * @param isSure also where something speaks against it
     * @returns what speaks against it; the payment is not forgotten then
     */
    async giveUp(isSure: boolean): Promise<Doubt | undefined> {
      const asked = get();
      if (!('attempt' in asked) || !asked.attempt) return undefined;
      const found = await calls.doubtAbout(asked.attempt);
      if (get() !== asked) return undefined;
      if (typeof found === 'object') {
        answer(asked, found);
        return undefined;
      }
      if (!isSure && found !== undefined) return found;
      forget();
      return undefined;
    },
  };
}

/** What is thrown at a provider's script where no payment begins; the page says why. */
const alreadyCharged = () =>
  new ApiError({ kind: 'problem', code: 'VOUCHER_ALREADY_CHARGED', status: 409 });
