import type { PaymentProvider } from '~/api';
import type { Doubt } from './payment-calls';
import { alreadyCharged, createPaymentRunner, type PaymentOptions } from './payment-runner';
import { openPaymentsOf } from './open-payments';
import { atWindow, canChoose, idle, isLeft, takesMoneyAtStart } from './payment-state';
import { newAttempt, type Attempt, type Interruption } from './providers/attempt';
import type { Begun, PaymentOrder } from './providers/payment-adapter';
import { createReplacedAttempts } from './others/replaced-attempts';
import { createReplacedPayments } from './others/replaced-payments';

/** Two clicks on a provider's button within this time are one, in ms: its window needs a moment to cover the page. */
const DOUBLE_CLICK = 1_000;

export type Payment = ReturnType<typeof createPayment>;

/** A payment of this tab: an external store that follows the state machine, with the visitor's actions. */
export function createPayment(options: PaymentOptions) {
  const replaced = createReplacedAttempts(options.storage, options.siteId, options.flow);
  const runner = createPaymentRunner(options, replaced, askAgain);
  const others = createReplacedPayments(options, replaced, runner);
  const { getState, dispatch } = runner;
  /** The latest start of this page, and when it was answered. */
  let latest: { begun: Begun; at: number } | undefined;

  /** @returns whether all could be asked for */
  const look = async (): Promise<boolean> => (await others.askAll()).isTold;

  /** Other attempts may have been paid too; check them now. */
  function askAgain(): void {
    if (replaced.get().length > 0) void look();
  }

  /** The button of a window is gone, or pressed again: the visitor may agree in the window, or has agreed. */
  function leaveWindow(): void {
    if (atWindow(getState())) dispatch({ type: 'interrupted', interruption: 'left' });
  }

  /** Forgets a payment that has ended, so that another one can be wanted. */
  function forget(): void {
    others.keep();
    replaced.dropReceived();
    runner.reset(idle);
  }

  /**
   * Takes over payments of closed or left tabs that may still take money (requirement 4.061). Only the tab that
   * holds the voucher's lock may do this.
   */
  function adopt(): void {
    const state = getState();
    const own = 'attempt' in state ? state.attempt : undefined;
    const known = [own, ...replaced.get().map(({ attempt }) => attempt)];
    const found = openPaymentsOf(options.payer()?.id).filter(
      ({ attempt }) => !known.some((one) => one?.startKey === attempt.startKey),
    );
    for (const { order, attempt } of found) {
      // A top-up and a difference are on the same voucher: one can be what the other one needs.
      const entry = {
        order: { ...order, flow: options.flow, isOfOtherTab: true as const },
        attempt,
      };
      const mayBeTaken = takesMoneyAtStart(attempt) || attempt.isEndSent || attempt.isEndLost;
      if (mayBeTaken && canChoose(getState())) others.resume(entry);
      else replaced.add(entry);
    }
    if (found.length > 0) askAgain();
  }

  return {
    adopt,
    askBalance: runner.calls.askBalance,
    getState,
    getOrder: runner.getOrder,
    subscribe: runner.subscribe,
    /** Attempts that were replaced by others and can still be paid. */
    replaced,
    /** Resumes an earlier payment. @returns a function that stops it; later answers are ignored */
    connect() {
      const stop = runner.connect();
      askAgain();
      return stop;
    },
    /** Begins an attempt. Rejects if none may begin, if an earlier one was received, and if its start failed. */
    async begin(
      wanted: PaymentOrder,
      provider: PaymentProvider,
      paymentTypeId?: string,
    ): Promise<Begun> {
      const open = atWindow(getState());
      const isOpenHere = open?.provider === provider && open.startKey === latest?.begun.startKey;
      if (isOpenHere && latest && Date.now() - latest.at < DOUBLE_CLICK) return latest.begun;
      leaveWindow();
      if (isLeft(getState()) || replaced.get().length > 0) {
        const { isReceived } = await others.askAll();
        // The page may have put it aside already, because it was for another order.
        if (isReceived || !canChoose(getState())) throw alreadyCharged();
      }
      // The page warns before the same window is opened once more.
      if (open?.provider === provider) throw alreadyCharged();
      const balanceInCent = options.payer()?.voucher.balanceInCent;
      const attempt = newAttempt({ ...wanted, provider, balanceInCent, paymentTypeId });
      const chosen = { type: 'chosen', attempt } as const;
      if (runner.takes(chosen)) others.keep();
      dispatch(chosen, wanted);
      latest = { begun: await runner.start(), at: Date.now() };
      return latest.begun;
    },
    /** An approval counts only while the page that asked for it is there. */
    approve(startKey: string) {
      if (!runner.isConnected()) return;
      const entry = replaced.get().find(({ attempt }) => attempt.startKey === startKey);
      if (!entry) return dispatch({ type: 'approved', startKey });
      if (!canChoose(getState())) return;
      replaced.drop(startKey);
      others.resume(entry);
    },
    interrupt: (interruption: Interruption) => dispatch({ type: 'interrupted', interruption }),
    leaveWindow,
    /** The visitor wants the lost request, or the question, to be sent again. */
    repeat: () => dispatch({ type: 'repeated' }),
    look,
    signedIn: () => dispatch({ type: 'signed-in' }),
    /** The visitor came back from a provider. */
    comeBack(returned: Attempt, named: PaymentOrder) {
      dispatch({ type: 'returned', attempt: returned }, runner.getOrder() ?? named);
    },
    forget,
    putAside: others.putAside,
    /**
     * Forgets a payment of which the visitor says that nothing was taken. First the server is asked: what it
     * knows of the payment counts, and the balance is that of now.
     * @param isSure also if something speaks against it
     * @returns what speaks against it; the payment is not forgotten then
     */
    async giveUp(isSure: boolean): Promise<Doubt | undefined> {
      const asked = getState();
      if (!('attempt' in asked) || !asked.attempt) return undefined;
      const found = await runner.calls.doubtAbout(asked.attempt);
      if (getState() !== asked) return undefined;
      if (typeof found === 'object') {
        runner.answer(asked, found);
        return undefined;
      }
      if (!isSure && found !== undefined) return found;
      forget();
      return undefined;
    },
  };
}
