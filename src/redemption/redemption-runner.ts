import type { RedeemResult } from '~/api';
import {
  ApiError,
  changed,
  isSessionExpired,
  isSettled,
  isUnexplained,
  signedOut,
  toApiError,
} from '~/api/errors';
import { report } from '~/api/report';
import { isRedeemed, type Known } from '~/voucher/activity';
import { heldVoucher, type ActiveVoucher, type VoucherSession } from '~/voucher/voucher-session';
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
  session: Pick<VoucherSession, 'getState' | 'expire' | 'remove' | 'correctBalance'>;
  calls: RedemptionCalls;
  /** Whether the site lets visitors pay a difference. */
  canPay: () => boolean;
  /** Epoch ms. */
  now: () => number;
  newId: () => string;
  getState: () => Redemption;
  dispatch: (event: RedemptionEvent) => void;
}

type Sending = Extract<Redemption, { phase: 'sending' }>;

/** A sum is missing, and nobody says which. */
const tooLittle = (): ApiError => new ApiError({ kind: 'contract', code: 'CREDIT_INSUFFICIENT' });

/** An answer that does not fit. */
const unfitting = (answer?: object): ApiError =>
  new ApiError({ kind: 'contract', code: 'UNKNOWN', ...(answer && { answer }) });

/**
 * Makes the calls of a redemption and turns their answers into events. Before a request leaves, and after every
 * refusal, the server is asked what is on the voucher; nothing is reckoned here.
 */
export function createRedemptionRunner(options: RunnerOptions) {
  const { session, calls, canPay, now, newId, getState, dispatch } = options;

  /** The voucher of the request that is about to leave; another one may be held by then. */
  let asked: ActiveVoucher | undefined;

  /**
   * Sends an attempt with the token of its own voucher, whichever is held by now. An answer counts only while the
   * redemption still waits for it.
   */
  async function send(attempt: Sending): Promise<void> {
    const { version, voucherId } = attempt;
    const holder = [heldVoucher(session.getState()), asked].find((one) => one?.id === voucherId);
    if (!holder) return unsent(attempt, signedOut());
    if (version === undefined) return agree(attempt, holder);
    try {
      const seen = { token: holder.token, version };
      const answer = await calls.redeem(attempt.request, attempt.key, seen);
      const { result, differences } = accept(answer, attempt);
      if (result.status === 'payment_required') return await askForMore(attempt, holder, result);
      if (getState() === attempt)
        dispatch({ type: 'answered', result, newKey: newId(), differences });
    } catch (cause) {
      await afterFailure(attempt, holder, toApiError(cause));
    }
  }

  /** The request leaves if the balance is the one that the visitor has seen, or has just paid for. */
  async function agree(attempt: Sending, holder: ActiveVoucher): Promise<void> {
    asked = holder;
    try {
      const { version, balanceInCent } = await ask(holder);
      if (getState() !== attempt) return;
      if (attempt.paid || balanceInCent === holder.voucher.balanceInCent)
        dispatch({ type: 'balance-agreed', version });
      else refuse(attempt, changed());
    } catch (cause) {
      unsent(attempt, toApiError(cause));
    }
  }

  function unsent(attempt: Sending, error: ApiError): void {
    if (getState() === attempt) dispatch({ type: 'unsent', error, at: now() });
  }

  async function afterFailure(
    attempt: Sending,
    holder: ActiveVoucher,
    error: ApiError,
  ): Promise<void> {
    if (isSessionExpired(error)) session.expire(holder.token);
    // Another request went out under this key, from a copy of this tab: it may have redeemed.
    const isOfAnother = error.code === 'IDEMPOTENCY_KEY_REUSED';
    if (isSettled(error) && !isOfAnother) return afterRefusal(attempt, holder, error);
    if (getState() !== attempt) return;
    const { answer, orderNumber } = error;
    // An answer of success that cannot be read: it may have redeemed.
    const facts: Unclear = orderNumber === undefined ? {} : { orderNumber };
    const isUnclear = answer !== undefined;
    dispatch({ type: 'unanswered', error, at: now(), ...(isUnclear && { unclear: facts }) });
    // The server has answered, and the answer does not tell what became of the request: it is asked. A key is refused
    // as well if a copy of this tab has asked about it, and nothing was redeemed.
    if (isUnexplained(error) || isOfAnother) void askOnce();
  }

  async function afterRefusal(
    attempt: Sending,
    holder: ActiveVoucher,
    error: ApiError,
  ): Promise<void> {
    const { balanceInCent, differenceInCent } = error.problem ?? {};
    const isDue = error.code === 'CREDIT_INSUFFICIENT';
    if (isDue && balanceInCent !== undefined && differenceInCent !== undefined)
      return askForMore(attempt, holder, { balanceInCent, differenceInCent }, error);
    const { paid, voucherId } = attempt;
    const known = await ask(holder).catch(() => undefined);
    if (known && isRedeemed(known, attempt.key)) return unclear(attempt);
    // The provider took the payment back: a balance that holds it is not true any more.
    if (error.code === 'PAYMENT_FAILED' && paid && !known) {
      const withPayment = holder.voucher.balanceInCent;
      session.correctBalance(voucherId, Math.max(0, withPayment - paid.amountInCent));
    }
    refuse(attempt, error, canPay());
    if (isVoucherOver(error.code) && isHeld(voucherId)) session.remove();
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
   * The server wants more than the voucher holds. The sum is asked for if it follows from its balance, and if that is
   * the balance; otherwise nothing is paid.
   * @param answer the answer of success, or the sum of a refusal
   */
  async function askForMore(
    attempt: Sending,
    holder: ActiveVoucher,
    answer: Extract<RedeemResult, { status: 'payment_required' }> | Due,
    refusal?: ApiError,
  ): Promise<void> {
    const known = await ask(holder).catch(() => undefined);
    if (getState() !== attempt) return;
    if (known?.balanceInCent === answer.balanceInCent && isDueFor(attempt, answer)) {
      if (refusal) refuse(attempt, refusal, canPay());
      else if ('status' in answer) dispatch({ type: 'answered', result: answer, newKey: newId() });
      return;
    }
    report('A difference does not follow', answer);
    if (known && isRedeemed(known, attempt.key)) unclear(attempt);
    else refuse(attempt, known && !refusal ? unfitting() : tooLittle());
  }

  /** The server lists what it calls refused: it has probably redeemed. */
  function unclear(attempt: Sending): void {
    if (getState() !== attempt) return;
    report('A redemption is refused and listed', {});
    dispatch({ type: 'unanswered', error: unfitting(), at: now(), unclear: {} });
  }

  /** Nothing was redeemed. @param mayPay whether the difference can be paid */
  function refuse(attempt: Sending, error: ApiError, mayPay = false): void {
    if (getState() !== attempt) return;
    dispatch({ type: 'refused', error, newKey: newId(), canPay: mayPay });
  }

  /** Everything that the server knows about a voucher; the balance of the session follows it. @throws ApiError */
  async function ask(holder: ActiveVoucher): Promise<Known> {
    try {
      const known = await calls.activity(holder);
      session.correctBalance(holder.id, known.balanceInCent);
      return known;
    } catch (cause) {
      if (isSessionExpired(cause)) session.expire(holder.token);
      throw cause;
    }
  }

  const isHeld = (voucherId: string): boolean => heldVoucher(session.getState())?.id === voucherId;

  /**
   * Asks whether an attempt without an answer reached the server. If it did, it is sent again for its answer; if it
   * did not, the form opens again.
   * @returns whether the server knows it. Rejects with an `ApiError` when the server does not say.
   */
  async function findOut(): Promise<boolean> {
    const open = getState();
    if (open.phase !== 'uncertain') return false;
    try {
      const isKnown = await calls.isKnown(open.key);
      if (!isKnown && getState() === open) dispatch({ type: 'found-unknown', newKey: newId() });
      return isKnown;
    } catch (cause) {
      if (isSessionExpired(cause) && isHeld(open.voucherId)) session.expire();
      throw cause;
    }
  }

  return { send, findOut };
}

/**
 * Takes what an answer says about its request, without the parts that cannot be.
 * @throws ApiError with the answer, if it is about something else
 */
function accept(
  answer: RedeemResult,
  attempt: Sending,
): { result: RedeemResult; differences: readonly Difference[] } {
  const { wrong, differences } = compareResult(answer, attempt);
  const odd = [...wrong, ...differences];
  if (odd.length > 0) {
    report(
      'A redemption was answered otherwise',
      odd.map((field) => ({ field })),
    );
  }
  if (wrong.length > 0) throw unfitting(answer);
  if (answer.status === 'payment_required' || !differences.includes('ordered-unasked'))
    return { result: answer, differences };
  const { orderedVouchers: _unasked, ...result } = answer;
  return { result, differences };
}
