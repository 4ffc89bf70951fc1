import type { RedeemCompleted } from '~/api';
import { createStore } from '~/lib/store';
import type { KeyValueStore } from '~/lib/safe-storage';
import { readPayment, removePayment } from '~/payment/payment-storage';
import { heldVoucher, type VoucherSession } from '~/voucher/voucher-session';
import { openRedemptions, withVoucher } from './open-redemptions';
import type { DonationOrder, ShopChoice } from './order';
import { contractCalls, type RedemptionCalls } from './redemption-calls';
import { redemptionReducer } from './redemption-reducer';
import { createRedemptionRunner } from './redemption-runner';
import {
  choosing,
  isBound,
  type Attempt,
  type Due,
  type Paid,
  type Redemption,
  type RedemptionEvent,
  type ShopRequest,
} from './redemption-state';
import {
  emptyRecord,
  readRecord,
  removeRecord,
  writeRecord,
  type FormValues,
  type TabRecord,
} from './redemption-storage';

export interface RedemptionOptions {
  storage: KeyValueStore;
  siteId: string;
  session: Pick<
    VoucherSession,
    'getState' | 'subscribe' | 'expire' | 'remove' | 'spend' | 'correctBalance' | 'isOneOfSeveral'
  >;
  /** Whether the site lets visitors pay a difference. */
  canPay: () => boolean;
  calls?: RedemptionCalls;
  /** Epoch ms. */
  now?: () => number;
  newId?: () => string;
}

export type RedemptionStore = ReturnType<typeof createRedemptionStore>;

/**
 * The redemption of this tab: an external store that follows {@link redemptionReducer}, lets a runner make
 * its calls, and keeps every state before a request leaves. It goes on without its pages: an answer that
 * arrives after the visitor has left a page counts.
 */
export function createRedemptionStore(options: RedemptionOptions) {
  const { storage, siteId, session, canPay, calls = contractCalls } = options;
  const { now = Date.now, newId = () => crypto.randomUUID() } = options;
  const { get, set, subscribe, guard } = createStore(readRecord(storage, siteId, now()));
  const getState = (): Redemption => get().redemption;

  function replace(record: TabRecord): void {
    writeRecord(storage, siteId, record);
    set(record);
  }

  const save = (change: Partial<TabRecord>): void => replace({ ...get(), ...change });

  function dispatch(event: RedemptionEvent): void {
    const redemption = getState();
    const next = guard(() => redemptionReducer(redemption, event));
    if (!next || next === redemption) return;
    if (next.phase === 'done') {
      const { phase: _phase, ...confirmation } = next;
      // Another voucher may have been entered since.
      if (isHeld(next)) {
        session.spend();
        session.correctBalance(next.voucherId, next.result.remainingInCent);
      }
      const { confirmation: last, earlier = [] } = get();
      save({ redemption: next, confirmation, ...(last && { earlier: [...earlier, last] }) });
    } else save({ redemption: next });
    if (next.phase === 'sending') void runner.send(next);
  }

  const runner = createRedemptionRunner({
    session,
    calls,
    canPay,
    now,
    newId,
    getState,
    dispatch,
  });

  const held = () => heldVoucher(session.getState());

  /** What an event says about the voucher that is held. */
  const ofHeld = () => {
    const voucherId = held()?.id;
    return voucherId === undefined ? {} : { voucherId };
  };

  /** Dispatches what needs a voucher; without a session nothing happens. */
  function dispatchWithVoucher(event: (voucherId: string) => RedemptionEvent): void {
    const voucherId = held()?.id;
    if (voucherId !== undefined) dispatch(event(voucherId));
  }

  /** Whether this tab has begun to pay for a redemption; what became of it, the server knows. */
  const isPaymentOpenFor = (redemption: Redemption): boolean => {
    if (redemption.phase !== 'paying') return false;
    const { order, attempt } = readPayment(storage, siteId, 'redeem') ?? {};
    return attempt !== undefined && order?.orderKey === redemption.key;
  };

  /** An attempt goes out with the token of its own voucher only. */
  const isHeld = (attempt: Pick<Attempt, 'voucherId'>): boolean => held()?.id === attempt.voucherId;

  function followVoucher(): void {
    const voucherId = held()?.id;
    if (voucherId === undefined) return;
    const record = withoutRequest(voucherId);
    const next = withVoucher(record, voucherId, isPaymentOpenFor, session.isOneOfSeveral());
    if (next !== get()) replace(next);
  }

  /** A request of another voucher that is out goes on without its page, as after a reload. */
  function withoutRequest(voucherId: string): TabRecord {
    const record = get();
    const { redemption } = record;
    if (redemption.phase !== 'sending' || redemption.voucherId === voucherId) return record;
    return {
      ...record,
      redemption: redemptionReducer(redemption, { type: 'restored', at: now() }),
    };
  }

  /** What is on the voucher of the confirmation now, in cents, as the server has said since. */
  function correctRest(remainingInCent: number): void {
    const { confirmation } = get();
    if (confirmation)
      save({
        confirmation: { ...confirmation, result: { ...confirmation.result, remainingInCent } },
      });
  }

  /** The redemption of the confirmation cannot be taken back any more, if it is the one that is meant. */
  function settle(
    isMeant: (one: { key: string; result: Pick<RedeemCompleted, 'redeemLinkToken'> }) => boolean,
  ): void {
    const { confirmation } = get();
    if (confirmation?.result.status !== 'completed') return;
    const { revocableUntil, ...result } = confirmation.result;
    if (revocableUntil === undefined || !isMeant({ key: confirmation.key, result })) return;
    save({ confirmation: { ...confirmation, result } });
  }

  let token = held()?.token;
  // A redemption that is over has used up its session, unless its confirmation is still shown.
  if (getState().phase !== 'done') followVoucher();
  session.subscribe(() => {
    const current = held()?.token;
    if (current === token) return;
    token = current;
    // Leaves no confirmation of another voucher.
    followVoucher();
  });

  return {
    subscribe,
    getRecord: get,
    getState,
    /** Everything that has no end yet, that of the current redemption first. */
    getOpen: () => openRedemptions(get(), isPaymentOpenFor),
    setForm: (form: FormValues) => save({ form: { ...get().form, ...form } }),
    /**
     * Begins an order with the values chosen in a shop.
     * @returns false while another one is sent, or without an answer: it must end first
     */
    choose(choice: ShopChoice): boolean {
      if (isBound(getState())) return false;
      const voucher = held()?.voucher;
      // Of another shop, and of another value.
      const { newShopCustomer: _customer, share: _share, amount: _amount, ...form } = get().form;
      save({ form });
      dispatch({
        type: 'shop-chosen',
        order: {
          kind: 'shop',
          id: newId(),
          ...choice,
          ...(voucher && { balanceInCent: voucher.balanceInCent }),
        },
        key: newId(),
        ...ofHeld(),
      });
      return true;
    },
    openDonation: () => dispatch({ type: 'donation-opened', key: newId(), ...ofHeld() }),
    resumeShop: () => dispatch({ type: 'shop-resumed', ...ofHeld() }),
    submit: (request: ShopRequest) =>
      dispatchWithVoucher((voucherId) => ({ type: 'shop-submitted', request, voucherId })),
    donate: (
      order: DonationOrder,
      request: Extract<Attempt, { order: DonationOrder }>['request'],
    ) =>
      dispatchWithVoucher((voucherId) => ({
        type: 'donation-submitted',
        order,
        request,
        voucherId,
      })),
    /** The visitor agreed to pay what the voucher does not cover (requirement 5.030). */
    acceptDifference: (request: ShopRequest) =>
      dispatchWithVoucher((voucherId) => ({ type: 'difference-accepted', request, voucherId })),
    changeDue: (due: Due) => dispatch({ type: 'due-changed', due }),
    /** Back to the form. */
    leavePayment: () => dispatch({ type: 'payment-left' }),
    /** The payment of this order was received: the redemption that it was made for goes out. */
    paymentReceived(orderKey: string, paid: Paid): void {
      const redemption = getState();
      if (redemption.phase !== 'paying' || redemption.key !== orderKey) return;
      if (!isHeld(redemption)) return;
      removePayment(storage, siteId, 'redeem');
      dispatch({ type: 'payment-received', paid });
    },
    /** Opens the form after a paid redemption was refused; the money is on the voucher. */
    reopenDetails: () => dispatch({ type: 'details-reopened', newOrderId: newId() }),
    /** Leads to the payment of a sum that is still missing after a payment. */
    payRest(): void {
      const redemption = getState();
      if (redemption.phase !== 'paid-but-refused' || !isHeld(redemption)) return;
      dispatch({ type: 'rest-accepted', newOrderId: newId(), newKey: newId() });
    },
    /** Sends an attempt once more as it was. @returns false without the session of its voucher */
    sendAgain(): boolean {
      const redemption = getState();
      if (redemption.phase !== 'uncertain' && redemption.phase !== 'paid-but-refused') return false;
      if (!isHeld(redemption)) return false;
      dispatch({ type: 'sent-again' });
      return true;
    },
    /** Whether an attempt without an answer reached the server; see the runner. */
    findOut: runner.findOut,
    /**
     * Ends an attempt that stays without an answer of its own: a copy of this tab has made it with another
     * request, or its answer is unclear. What is left on the voucher is known when its code is entered
     * again.
     */
    endUnanswered(): void {
      const redemption = getState();
      if (redemption.phase !== 'uncertain') return;
      const isCopy = redemption.error?.code === 'IDEMPOTENCY_KEY_REUSED';
      if (!isCopy && !redemption.unclear) return;
      save({ redemption: choosing });
      session.remove();
    },
    correctRest,
    /** The code behind a link of this tab was shown: its redemption is final. */
    codeSeen: (redeemLinkToken: string) =>
      settle(({ result }) => result.redeemLinkToken === redeemLinkToken),
    /** The server does not take it back any more. @param key of the redemption */
    makeFinal: (key: string) => settle((confirmation) => confirmation.key === key),
    /** The server has taken a redemption back: nothing of it is shown any more. @param key of the redemption */
    takenBack(key: string): void {
      const { redemption, confirmation, ...record } = get();
      if (confirmation?.key !== key) return;
      replace({ ...record, redemption: redemption.phase === 'done' ? choosing : redemption });
    },
    /** Puts an open redemption of another voucher aside, so that the one that is held can be used. */
    continueWithHeldVoucher: followVoucher,
    /** Forgets what was chosen, typed and redeemed; what has no end yet stays. */
    clear(): void {
      if (getState().phase === 'sending') return;
      const open = openRedemptions(get(), isPaymentOpenFor);
      if (open.length === 0) {
        removeRecord(storage, siteId);
        return set(emptyRecord);
      }
      replace({ ...emptyRecord, others: open });
    },
  };
}
