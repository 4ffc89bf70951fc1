import type { RedeemResult } from '~/api';
import { ApiError, isSessionExpired, isSettled, toApiError } from '~/api/errors';
import { report } from '~/api/report';
import { isJson } from '~/lib/json';
import { createStore } from '~/lib/store';
import type { KeyValueStore } from '~/lib/safe-storage';
import { readPayment, removePayment } from '~/payment/payment-storage';
import { isOpen } from '~/payment/payment-state';
import { heldVoucher } from '~/voucher/held-voucher';
import { announceBalance } from '~/voucher/share-balance';
import type { VoucherSession } from '~/voucher/voucher-session';
import { isDueFor } from './due';
import type { DonationOrder, ShopChoice } from './order';
import { compareResult, type Difference } from './compare-result';
import { contractCalls, type RedemptionCalls } from './redemption-calls';
import { redemptionReducer } from './redemption-reducer';
import {
  choosing,
  isBound,
  isVoucherOver,
  type Attempt,
  type Due,
  type Paid,
  type Redemption,
  type RedemptionEvent,
  type ShopRequest,
  type Unclear,
} from './redemption-state';
import {
  emptyRecord,
  readRecord,
  removeRecord,
  writeRecord,
  type FormValues,
  type OpenRedemption,
  type TabRecord,
} from './redemption-storage';

export interface RedemptionOptions {
  storage: KeyValueStore;
  siteId: string;
  session: Pick<
    VoucherSession,
    'getState' | 'subscribe' | 'expire' | 'remove' | 'spend' | 'extend' | 'correctBalance'
  >;
  /** Whether the site lets visitors pay a difference. */
  canPay: () => boolean;
  calls?: RedemptionCalls;
  /** Epoch ms. */
  now?: () => number;
  newId?: () => string;
}

export type RedemptionStore = ReturnType<typeof createRedemptionStore>;

/** The voucher that something was chosen, typed or sent for. */
const voucherOf = (redemption: Redemption): string | undefined =>
  'voucherId' in redemption ? redemption.voucherId : undefined;

/** The order number of an answer that cannot be taken, if it has one. */
function orderNumberIn(answer: unknown): Unclear {
  const found = isJson(answer) ? answer['orderNumber'] : undefined;
  return typeof found === 'string' && /^\S{1,50}$/.test(found) ? { orderNumber: found } : {};
}

/**
 * The redemption of this tab: an external store that follows {@link redemptionReducer}, makes its calls
 * and keeps every state before a request leaves. It goes on without its pages: an answer that arrives
 * after the visitor has left a page counts.
 */
export function createRedemptionStore(options: RedemptionOptions) {
  const { storage, siteId, session, canPay, calls = contractCalls } = options;
  const { now = Date.now, newId = () => crypto.randomUUID() } = options;
  const { get, set, subscribe } = createStore(readRecord(storage, siteId, now()));

  function replace(record: TabRecord): void {
    writeRecord(storage, siteId, record);
    set(record);
  }

  const save = (change: Partial<TabRecord>): void => replace({ ...get(), ...change });

  function dispatch(event: RedemptionEvent): void {
    const { redemption } = get();
    const next = redemptionReducer(redemption, event);
    if (next === redemption) return;
    if (next.phase === 'done') {
      const { phase: _phase, ...confirmation } = next;
      session.spend();
      announceBalance(siteId, next.voucherId);
      save({ redemption: next, confirmation });
    } else save({ redemption: next });
    if (next.phase === 'sending') void send(next);
  }

  async function send(attempt: Extract<Redemption, { phase: 'sending' }>): Promise<void> {
    const isCurrent = () => get().redemption === attempt;
    try {
      const answer = await calls.redeem(attempt.request, attempt.key);
      const { result, differences } = await accept(answer, attempt);
      if (result.status === 'payment_required') {
        const isDue = result.currency === attempt.request.currency && isDueFor(attempt, result);
        if (!isDue) return await refuseDue(attempt, result);
        session.correctBalance(result.balanceInCent);
      }
      if (isCurrent()) dispatch({ type: 'answered', result, newKey: newId(), differences });
    } catch (cause) {
      const error = toApiError(cause);
      if (error.code === 'SESSION_EXPIRED') session.expire();
      const { balanceInCent, differenceInCent } = error.problem ?? {};
      if (error.code === 'CREDIT_INSUFFICIENT' && balanceInCent !== undefined) {
        const due = differenceInCent !== undefined && { balanceInCent, differenceInCent };
        if (due && !isDueFor(attempt, due)) return await refuseDue(attempt, due);
        session.correctBalance(balanceInCent);
      }
      // Its provider took the payment back, and the balance that held it is not true any more.
      if (error.code === 'PAYMENT_FAILED') await session.extend();
      if (!isCurrent()) return;
      // Another request went out under this key, from a copy of this tab: it may have redeemed.
      const isOfAnother = error.code === 'IDEMPOTENCY_KEY_REUSED';
      if (isSettled(error) && !isOfAnother) {
        dispatch({ type: 'refused', error, newKey: newId(), canPay: canPay() });
        if (isVoucherOver(error.code)) session.remove();
      } else {
        const unclear = error.answer === undefined ? undefined : orderNumberIn(error.answer);
        dispatch({ type: 'unanswered', error, at: now(), ...(unclear && { unclear }) });
      }
    }
  }

  /** A sum that does not follow is not paid: nothing was redeemed, and the balance is asked for again. */
  async function refuseDue(attempt: Redemption, due: Due): Promise<void> {
    report('A difference does not follow from value and balance', due);
    await session.extend();
    if (get().redemption !== attempt) return;
    const error = new ApiError({ kind: 'contract', code: 'UNKNOWN' });
    dispatch({ type: 'refused', error, newKey: newId(), canPay: false });
  }

  /**
   * Takes what an answer says about its request, without the parts that cannot be.
   * @throws ApiError with the answer, where it is about something else
   */
  async function accept(
    answer: RedeemResult,
    attempt: Attempt,
  ): Promise<{ result: RedeemResult; differences: readonly Difference[] }> {
    const held = heldVoucher(session.getState());
    const isOwn = held?.id === attempt.voucherId;
    const before = isOwn ? held.voucher.balanceInCent : undefined;
    const { wrong, differences, restsInCent } = compareResult(answer, attempt, before);
    const odd = [...wrong, ...differences];
    if (odd.length > 0) {
      report(
        'A redemption was answered otherwise than asked',
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
    if (!(await session.extend())) return undefined;
    return heldVoucher(session.getState())?.voucher.balanceInCent;
  }

  const heldId = (): string | undefined => heldVoucher(session.getState())?.id;

  /** Whether money of a payment may be on its way for a redemption. */
  const isPaymentOpenFor = (redemption: Redemption): boolean => {
    if (redemption.phase !== 'paying') return false;
    const payment = readPayment(storage, siteId, 'redeem');
    return payment?.order.orderId === redemption.order.id && isOpen(payment.state);
  };

  /** The same for what is being paid now. */
  const isPaymentOpen = (): boolean => isPaymentOpenFor(get().redemption);

  /** Forgets a payment that was begun, unless it is another voucher's and may take money. */
  function dropPayment(): void {
    if (!get().others.some(isPaymentOpenFor)) removePayment(storage, siteId, 'redeem');
  }

  const isOpenRedemption = (redemption: Redemption): redemption is OpenRedemption =>
    redemption.phase === 'uncertain' ||
    redemption.phase === 'paid-but-refused' ||
    isPaymentOpenFor(redemption);

  /** An attempt goes out with the token of its own voucher only. */
  const isHeld = (attempt: Pick<Attempt, 'voucherId'>): boolean => heldId() === attempt.voucherId;

  /**
   * A session began. What is open for another voucher is kept aside; what is open for this one is taken
   * up again. Another voucher begins a new visit: nothing that was typed or redeemed is left.
   */
  function followVoucher(): void {
    const voucherId = heldId();
    if (voucherId === undefined) return;
    const { redemption, others, confirmation } = get();
    const earlier = confirmation?.voucherId ?? voucherOf(redemption);
    if (earlier !== undefined && earlier !== voucherId) {
      const { confirmation: _earlier, ...record } = get();
      replace({ ...record, form: {} });
    }
    const mine = others.find((other) => other.voucherId === voucherId);
    const rest = others.filter((other) => other !== mine);
    if (isOpenRedemption(redemption) && redemption.voucherId !== voucherId) {
      save({ redemption: mine ?? choosing, others: [...rest, redemption] });
    } else if (mine && !isBound(redemption) && !isPaymentOpen()) {
      save({ redemption: mine, others: rest });
    } else if (!isPaymentOpen()) dispatch({ type: 'voucher-entered', voucherId });
  }

  let token = heldVoucher(session.getState())?.token;
  // A redemption that is over has used up its session, unless its confirmation is still shown.
  if (get().redemption.phase !== 'done') followVoucher();
  session.subscribe(() => {
    const current = heldVoucher(session.getState())?.token;
    if (current === token) return;
    token = current;
    followVoucher();
  });

  return {
    subscribe,
    getRecord: get,
    getState: () => get().redemption,
    /** Everything that has no end yet, that of the current redemption first. */
    getOpen(): readonly OpenRedemption[] {
      const { redemption, others } = get();
      return isOpenRedemption(redemption) ? [redemption, ...others] : others;
    },
    setForm: (form: FormValues) => save({ form: { ...get().form, ...form } }),
    /**
     * Begins an order with what was chosen in a shop.
     * @returns false while another one is sent, without an answer, or being paid: it has to end first
     */
    choose(choice: ShopChoice): boolean {
      if (isBound(get().redemption) || isPaymentOpen()) return false;
      dropPayment();
      const held = heldVoucher(session.getState());
      const { newShopCustomer: _ofAnotherShop, ...form } = get().form;
      save({ form });
      dispatch({
        type: 'shop-chosen',
        order: {
          kind: 'shop',
          id: newId(),
          ...choice,
          ...(held && { balanceInCent: held.voucher.balanceInCent }),
        },
        key: newId(),
        ...(held && { voucherId: held.id }),
      });
      return true;
    },
    openDonation() {
      const voucherId = heldId();
      dispatch({
        type: 'donation-opened',
        key: newId(),
        ...(voucherId !== undefined && { voucherId }),
      });
    },
    resumeShop() {
      const voucherId = heldId();
      dispatch({ type: 'shop-resumed', ...(voucherId !== undefined && { voucherId }) });
    },
    submit(request: ShopRequest): void {
      const voucherId = heldId();
      if (voucherId !== undefined) dispatch({ type: 'shop-submitted', request, voucherId });
    },
    donate(order: DonationOrder, request: Extract<Attempt, { order: DonationOrder }>['request']) {
      const voucherId = heldId();
      if (voucherId !== undefined) {
        dispatch({ type: 'donation-submitted', order, request, voucherId });
      }
    },
    /** The visitor agreed to pay what the voucher does not cover (requirement 5.030). */
    acceptDifference(request: ShopRequest): void {
      const voucherId = heldId();
      if (voucherId !== undefined) dispatch({ type: 'difference-accepted', request, voucherId });
    },
    changeDue: (due: Due) => dispatch({ type: 'due-changed', due }),
    /** Back to the form. @returns false while money may be on its way */
    leavePayment(): boolean {
      if (isPaymentOpen()) return false;
      dropPayment();
      dispatch({ type: 'payment-left' });
      return true;
    },
    /** The payment of this order was received: the redemption that it was made for goes out. */
    paymentReceived(orderId: string, paid: Paid): void {
      const { redemption } = get();
      if (redemption.phase !== 'paying' || redemption.order.id !== orderId) return;
      if (!isHeld(redemption)) return;
      removePayment(storage, siteId, 'redeem');
      dispatch({ type: 'payment-received', paid });
    },
    /** Opens the form after a paid redemption was refused; the money is on the voucher. */
    reopenDetails: () => dispatch({ type: 'details-reopened', newOrderId: newId() }),
    /** Leads to the payment of what is still missing after a payment. */
    payRest(): void {
      const { redemption } = get();
      if (redemption.phase !== 'paid-but-refused' || !isHeld(redemption)) return;
      dropPayment();
      dispatch({ type: 'rest-accepted', newOrderId: newId(), newKey: newId() });
    },
    /** Sends an attempt once more as it was. @returns false without the session of its voucher */
    sendAgain(): boolean {
      const { redemption } = get();
      if (redemption.phase !== 'uncertain' && redemption.phase !== 'paid-but-refused') return false;
      if (!isHeld(redemption)) return false;
      dispatch({ type: 'sent-again' });
      return true;
    },
    /**
     * Asks whether an attempt without an answer reached the server. If it did not, the form opens again.
     * @returns whether the server knows it. Rejects with an `ApiError` when the server does not say.
     */
    async findOut(): Promise<boolean> {
      const asked = get().redemption;
      if (asked.phase !== 'uncertain') return false;
      try {
        const isKnown = await calls.isKnown(asked.key);
        if (!isKnown && get().redemption === asked) {
          dispatch({ type: 'found-unknown', newKey: newId() });
        }
        return isKnown;
      } catch (cause) {
        if (isSessionExpired(cause)) session.expire();
        throw cause;
      }
    },
    /** Whether money of a payment may be on its way for what is being paid (requirement 4.069). */
    isPaymentOpen,
    /** Asks the server what is on the voucher now, in cents; undefined where it does not say. */
    askBalance,
    /**
     * Ends an attempt that stays without an answer of its own: a copy of this tab has made it with another
     * request, or its answer is unclear. What is left on the voucher is known when its code is entered
     * again.
     */
    endUnanswered(): void {
      const { redemption } = get();
      if (redemption.phase !== 'uncertain') return;
      const isCopy = redemption.error?.code === 'IDEMPOTENCY_KEY_REUSED';
      if (!isCopy && !redemption.unclear) return;
      save({ redemption: choosing });
      session.remove();
    },
    /** Puts an open redemption of another voucher aside, so that the one that is held can be used. */
    continueWithHeldVoucher: followVoucher,
    /** Forgets what was chosen, typed and redeemed; what has no end yet stays. */
    clear(): void {
      const { redemption, others } = get();
      if (redemption.phase === 'sending' || isPaymentOpen()) return;
      const open = isOpenRedemption(redemption) ? [...others, redemption] : others;
      if (open.length === 0) {
        removeRecord(storage, siteId);
        return set(emptyRecord);
      }
      replace({ ...emptyRecord, others: open });
    },
  };
}
