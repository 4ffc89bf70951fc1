import type { RedeemResult } from '~/api';
import { ApiError, isSessionExpired, isSettled, isUnexplained, toApiError } from '~/api/errors';
import { report } from '~/api/report';
import { heldVoucher, type VoucherSession } from '~/voucher/voucher-session';
import { compareResult, type Difference } from './compare-result';
import { isDueFor } from './due';
import type { RedemptionCalls } from './redemption-calls';
import {
  isVoucherOver,
  type Due,
  type Redemption,
  type RedemptionEvent,
  type Unclear,
} from './redemption-state';

export interface RunnerOptions {
  session: Pick<VoucherSession, 'getState' | 'expire' | 'remove' | 'extend' | 'correctBalance'>;
  calls: RedemptionCalls;
  /** Whether the site lets visitors pay a difference. */
  canPay: () => boolean;
  /** Epoch ms. */
  now: () => number;
  newId: () => string;
  getState: () => Redemption;
  dispatch: (event: RedemptionEvent) => void;
}

/** A refusal whose sum is not asked for. */
const withoutSum = (): ApiError => new ApiError({ kind: 'contract', code: 'CREDIT_INSUFFICIENT' });

type Sending = Extract<Redemption, { phase: 'sending' }>;

/** Makes the calls of a redemption and turns their answers into events. */
export function createRedemptionRunner(options: RunnerOptions) {
  const { session, calls, canPay, now, newId, getState, dispatch } = options;

  /** Sends an attempt. An answer counts only while the redemption still waits for it. */
  async function send(attempt: Sending): Promise<void> {
    const isCurrent = () => getState() === attempt;
    const before = heldBalance();
    try {
      const answer = await calls.redeem(attempt.request, attempt.key);
      const { result, differences } = await accept(answer, attempt, before);
      if (result.status === 'payment_required') {
        if (!(await isDueAccepted(attempt, result, before))) return;
        session.correctBalance(result.balanceInCent);
      }
      if (isCurrent()) dispatch({ type: 'answered', result, newKey: newId(), differences });
    } catch (cause) {
      const error = toApiError(cause);
      if (error.code === 'SESSION_EXPIRED') session.expire();
      const { balanceInCent, differenceInCent } = error.problem ?? {};
      if (error.code === 'CREDIT_INSUFFICIENT' && balanceInCent !== undefined) {
        const due = differenceInCent !== undefined && { balanceInCent, differenceInCent };
        if (due && !(await isDueAccepted(attempt, due, before, error))) return;
        session.correctBalance(balanceInCent);
      }
      if (error.code === 'PAYMENT_FAILED') await withoutPayment(attempt);
      if (isCurrent()) afterFailure(error);
    }
  }

  function afterFailure(error: ApiError): void {
    // Another request went out under this key, from a copy of this tab: it may have redeemed.
    const isOfAnother = error.code === 'IDEMPOTENCY_KEY_REUSED';
    if (isSettled(error) && !isOfAnother) {
      dispatch({ type: 'refused', error, newKey: newId(), canPay: canPay() });
      if (isVoucherOver(error.code)) session.remove();
      return;
    }
    const { answer, orderNumber } = error;
    // An answer of success that cannot be read: it may have redeemed.
    const unclear: Unclear = orderNumber === undefined ? {} : { orderNumber };
    dispatch({ type: 'unanswered', error, at: now(), ...(answer !== undefined && { unclear }) });
    // The server has answered, with a reason that does not tell what became of the request: it is asked.
    if (isUnexplained(error)) void askOnce();
  }

  /** Asks what became of an attempt; without an answer the visitor can ask again. */
  async function askOnce(): Promise<void> {
    try {
      await findOut();
    } catch {
      // The page says that nothing is known.
    }
  }

  /**
   * Whether a sum that the server wants is asked for. After a payment it counts only if the balance says
   * the same; if the balance cannot be asked for, nothing is redeemed and nothing more is paid.
   * @param before the balance in cents when the attempt was sent
   * @param refusal if the sum is that of a refusal
   */
  async function isDueAccepted(
    attempt: Sending,
    due: Due,
    before: number | undefined,
    refusal?: ApiError,
  ): Promise<boolean> {
    const isDue = isDueFor(attempt, due);
    const balanceInCent = isDue && attempt.paid ? await askBalance() : due.balanceInCent;
    if (isDue && balanceInCent === due.balanceInCent) return true;
    if (balanceInCent === undefined) {
      refuse(attempt, withoutSum());
    } else {
      await refuseDue(attempt, due, { before, refusal });
    }
    return false;
  }

  /**
   * A sum that does not follow is not paid, and the balance is asked for again. If it has fallen, or
   * nobody says, a refusal still means that this attempt did nothing; after any other answer value may have
   * moved, and the attempt keeps its key. All in cents.
   */
  async function refuseDue(
    attempt: Sending,
    due: Due,
    { before = Infinity, refusal }: { before: number | undefined; refusal: ApiError | undefined },
  ): Promise<void> {
    report('A difference does not follow', due);
    const isUntouched = ((await askBalance()) ?? 0) >= before;
    const error = new ApiError({ kind: 'contract', code: 'UNKNOWN' });
    if (isUntouched) refuse(attempt, error);
    else if (refusal) refuse(attempt, withoutSum());
    else if (getState() === attempt)
      dispatch({ type: 'unanswered', error, at: now(), unclear: {} });
  }

  /** Nothing was redeemed, and no difference is asked for. */
  function refuse(attempt: Sending, error: ApiError): void {
    if (getState() !== attempt) return;
    dispatch({ type: 'refused', error, newKey: newId(), canPay: false });
  }

  /**
   * Takes what an answer says about its request, without the parts that cannot be. A copy of this tab may have
   * sent the same request first, or an earlier sending may have arrived: the balance of now may be that of after.
   * @param sentInCent the balance in cents when the attempt was sent
   * @throws ApiError with the answer, if it is about something else
   */
  async function accept(
    answer: RedeemResult,
    attempt: Sending,
    sentInCent: number | undefined,
  ): Promise<{ result: RedeemResult; differences: readonly Difference[] }> {
    const held = heldVoucher(session.getState());
    const isOwn = held?.id === attempt.voucherId;
    const balance = isOwn ? held.voucher.balanceInCent : undefined;
    const { order } = attempt;
    const chosenInCent = order.kind === 'shop' ? (order.balanceInCent ?? 0) : 0;
    const isToldSince = attempt.isRepeat || balance !== sentInCent || (balance ?? 0) < chosenInCent;
    const { wrong, differences, restsInCent } = compareResult(
      answer,
      attempt,
      balance,
      isToldSince,
    );
    const odd = [...wrong, ...differences];
    if (odd.length > 0) {
      report(
        'A redemption was answered otherwise',
        odd.map((field) => ({ field })),
      );
    }
    if (wrong.length > 0) throw new ApiError({ kind: 'contract', code: 'UNKNOWN', answer });
    if (answer.status === 'payment_required' || !differences.includes('balance')) {
      return { result: answer, differences };
    }
    const { orderedVouchers, ...rest } = answer;
    const known = differences.includes('ordered-unasked') || !orderedVouchers ? rest : answer;
    const remainingInCent = await askBalance();
    // Another figure that does not follow either stays unclear: value may be missing.
    const isClear =
      remainingInCent !== undefined && (restsInCent?.includes(remainingInCent) ?? true);
    return isClear
      ? {
          result: { ...known, remainingInCent },
          differences: differences.filter((difference) => difference !== 'balance'),
        }
      : { result: known, differences };
  }

  /** Asks the server for the balance of the voucher that is held, in cents; undefined without an answer. */
  async function askBalance(): Promise<number | undefined> {
    return (await session.extend()) ? heldBalance() : undefined;
  }

  /**
   * The provider took a payment back, and the balance that held it is not true any more. If the server does not
   * tell the balance of now, it is reckoned without the payment.
   */
  async function withoutPayment({ paid }: Sending): Promise<void> {
    const { amountInCent = 0 } = paid ?? {};
    const without = Math.max(0, (heldBalance() ?? 0) - amountInCent);
    if ((await askBalance()) === undefined) session.correctBalance(without);
  }

  /** In cents, as it was told last. */
  function heldBalance(): number | undefined {
    return heldVoucher(session.getState())?.voucher.balanceInCent;
  }

  /**
   * Asks whether an attempt without an answer reached the server. If it did not, the form opens again.
   * @returns whether the server knows it. Rejects with an `ApiError` when the server does not say.
   */
  async function findOut(): Promise<boolean> {
    const asked = getState();
    if (asked.phase !== 'uncertain') return false;
    try {
      const isKnown = await calls.isKnown(asked.key);
      if (!isKnown && getState() === asked) dispatch({ type: 'found-unknown', newKey: newId() });
      return isKnown;
    } catch (cause) {
      if (isSessionExpired(cause)) session.expire();
      throw cause;
    }
  }

  return { send, askBalance, findOut };
}
