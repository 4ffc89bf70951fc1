import type { Answered } from '~/payment/payment-calls';
import type { PaymentOptions, PaymentRunner } from '~/payment/payment-runner';
import { canChoose, isLeft, mayStillBePaid } from '~/payment/payment-state';
import { receivedOf, type ReplacedAttempt, type ReplacedAttempts } from './replaced-attempts';

/** Tracks this tab's other payment attempts: stores, polls and resumes them. */
export function createReplacedPayments(
  { payer, onToken }: Pick<PaymentOptions, 'payer' | 'onToken'>,
  replaced: ReplacedAttempts,
  runner: PaymentRunner,
) {
  const { getState } = runner;

  /**
   * Asks how the payments stand whose provider was left. What was received counts, what failed is forgotten.
   * @returns whether all could be asked for, and whether any was received; never rejects
   */
  async function askAll(): Promise<{ isTold: boolean; isReceived: boolean }> {
    const asked = getState();
    const left = isLeft(asked) ? asked.attempt : undefined;
    const others = replaced
      .get()
      .filter((entry) => entry.order.voucherId === payer()?.id && !entry.received);
    const answers = await Promise.all([
      left && runner.calls.askAbout(left),
      ...others.map(({ attempt }) => runner.calls.askAbout(attempt)),
    ]);
    const [ofLeft, ...ofOthers] = answers;
    if (typeof ofLeft === 'object') runner.answer(asked, ofLeft);
    const areTold = others.map((entry, index) => settleReplaced(entry, ofOthers[index]));
    return {
      isTold: (!left || ofLeft !== undefined) && areTold.every(Boolean),
      isReceived: answers.some(
        (told) => typeof told === 'object' && told.result.status === 'received',
      ),
    };
  }

  /** @returns whether the answer tells how the attempt ended, or that nothing has come so far */
  function settleReplaced(entry: ReplacedAttempt, event: Answered | 'asked' | undefined): boolean {
    if (typeof event !== 'object') return event === 'asked';
    const { result, isUnclear } = event;
    if (result.status === 'processing') return true;
    const state = getState();
    if (result.status === 'received' && !canChoose(state)) {
      // Figures that cannot be are not shown: it stays to be looked up.
      if (state.phase !== 'received' || isUnclear) return false;
      replaced.markReceived(entry.attempt.startKey, result);
      if (result.token) onToken(result.token);
      runner.updateBalance(result.balanceInCent);
      return true;
    }
    replaced.drop(entry.attempt.startKey);
    if (result.status === 'received') resume(entry, event);
    return true;
  }

  /** Keeps the current attempt, which is replaced now, if it can still be paid. */
  function keep(): void {
    const attempt = mayStillBePaid(getState());
    const order = runner.getOrder();
    if (attempt && order) replaced.add({ order, attempt });
  }

  /** Makes an attempt count again, with the order that it was begun for: a payment pays for no other one. */
  function resume({ attempt, order }: ReplacedAttempt, answered?: Answered): void {
    const event = { type: 'resumed', attempt, ...(answered && { answered }) } as const;
    if (!canChoose(getState()) || !runner.takes(event)) return;
    keep();
    runner.dispatch(event, order);
  }

  /** Puts a payment aside that was received for another order: it is on the voucher, and pays nothing here. */
  function putAside(): void {
    const state = getState();
    const order = runner.getOrder();
    if (state.phase !== 'received' || !order) return;
    const { attempt, result } = state;
    const { amountInCent: chargedInCent, currency } = attempt;
    const received = result ? receivedOf(result) : { chargedInCent, currency };
    replaced.add({ order, attempt, received });
    runner.reset({ phase: 'choosing', interruption: 'other-received' });
  }

  return { askAll, keep, resume, putAside };
}
