import {
  ApiError,
  isSettled,
  type ChargeResult,
  type PaymentProvider,
  type ProblemCode,
} from '~/api';
import type { Attempt, Started } from './providers/attempt';
import { tokenFor } from '~/voucher/testing';
import { paymentReducer } from './payment-machine';
import type { PrepaidCard } from './prepaid-card';
import {
  idle,
  nextCall,
  restorePayment,
  type PaymentEvent,
  type PaymentState,
} from './payment-state';

/** A card payment of 25 € that was begun. */
export const cardAttempt: Attempt = {
  provider: 'unzer',
  amountInCent: 2500,
  currency: 'EUR',
  startKey: 'key',
  createdAt: 0,
  chargeId: 'chg-20261121-0001',
};

/** A card with 30 € on it that was looked up, with a token that can be read. */
export const heldCard: PrepaidCard = {
  token: tokenFor(undefined, {}, { sub: 'card-1', purpose: 'pay' }),
  currentValueInCent: 3000,
  minChargeInCent: 1500,
  maxChargeInCent: 15_000,
  currency: 'EUR',
  providers: ['paypal', 'unzer'],
};

// A model of the server and of a visitor's tab, for tests that let anything happen in any order.

interface Charge {
  id: string;
  provider: PaymentProvider;
  /** `open`: the visitor has not agreed; `approved`: agreed, and taken when its end is asked for. */
  status: 'open' | 'approved' | 'processing' | 'received' | 'failed';
  amountInCent: number;
}

const problem = (code: ProblemCode, status: number) =>
  new ApiError({ kind: 'problem', code, status });

/** Takes money as the contract says it. It does not guard against two payments: the page has to. */
export function createServerModel() {
  const charges = new Map<string, Charge>();
  /** A key that was refused is refused again. */
  const refused = new Set<string>();
  let isSignedIn = true;
  const all = () => [...charges.values()];

  function guard(): void {
    if (!isSignedIn) throw problem('SESSION_EXPIRED', 401);
  }

  function resultOf({ id, status, amountInCent }: Charge): ChargeResult {
    const isDone = status === 'received' || status === 'failed';
    return {
      chargeId: id,
      status: isDone ? status : 'processing',
      chargedInCent: amountInCent,
      balanceInCent: 0,
      currency: 'EUR',
      transactionNumber: id,
    };
  }

  /** How a provider decides: at once, or later. */
  const decide = (charge: Charge, random: number): void => {
    charge.status = (['received', 'processing', 'failed'] as const)[random % 3] ?? 'failed';
  };

  return {
    all,
    taken: () => all().filter(({ status }) => status === 'received').length,
    signOut: () => void (isSignedIn = false),
    signIn: () => void (isSignedIn = true),
    start({ provider, startKey, amountInCent }: Attempt, random: number): Started {
      guard();
      const known = charges.get(startKey);
      if (refused.has(startKey) || (!known && random % 5 === 4)) {
        refused.add(startKey);
        throw problem('PAYMENT_FAILED', 402);
      }
      const id = `charge-${startKey}`;
      const charge = known ?? { id, provider, status: 'open', amountInCent };
      charges.set(startKey, charge);
      if (provider === 'amazonpay') return { chargeId: id };
      if (provider === 'paypal') return { chargeId: id, orderId: `order-${startKey}` };
      // Every other card is taken without the bank asking.
      if (!known && random % 2 === 0) decide(charge, random);
      if (charge.status === 'open')
        return { chargeId: id, status: 'redirect', redirectUrl: '/bank' };
      return { chargeId: id, status: resultOf(charge).status };
    },
    finish({ startKey, checkoutSessionId, chargeId }: Attempt, random: number): ChargeResult {
      guard();
      const charge = all().find(({ id }) => id === (checkoutSessionId ?? chargeId));
      if (!charge) throw problem('NOT_FOUND', 404);
      if (charge.status === 'approved') decide(charge, random);
      if (charge.status === 'open' && charge.provider !== 'unzer') charge.status = 'failed';
      if (charge.status === 'failed' && startKey.length % 2) throw problem('PAYMENT_FAILED', 402);
      return resultOf(charge);
    },
    look(chargeId: string | undefined): ChargeResult {
      guard();
      const charge = all().find(({ id }) => id === chargeId);
      if (!charge) throw problem('NOT_FOUND', 404);
      return resultOf(charge);
    },
    /** The visitor agrees, or not, on the pages of the provider. */
    agree(charge: Charge, doesAgree: boolean, random: number): void {
      if (charge.status !== 'open') return;
      if (!doesAgree) charge.status = 'failed';
      else if (charge.provider === 'unzer') decide(charge, random);
      else charge.status = 'approved';
    },
    /** What was running is decided. */
    settle(random: number): void {
      for (const charge of all()) {
        if (charge.status === 'processing') charge.status = random % 2 ? 'received' : 'failed';
      }
    },
    /** Charges without consent end. */
    expire(): void {
      for (const charge of all()) if (charge.status === 'open') charge.status = 'failed';
    },
  };
}

export type ServerModel = ReturnType<typeof createServerModel>;

/** One tab: it keeps its state over reloads, and its requests can be lost or late. */
export function createTabModel(server: ServerModel) {
  let state: PaymentState = idle;
  let count = 0;
  const lost: { call: 'start' | 'finish' | 'look'; attempt: Attempt }[] = [];

  function dispatch(event: PaymentEvent): void {
    state = paymentReducer(state, event);
  }

  function ask(call: 'start' | 'finish' | 'look', attempt: Attempt, random: number): PaymentEvent {
    try {
      if (call === 'start') return { type: 'started', started: server.start(attempt, random) };
      const result =
        call === 'finish' ? server.finish(attempt, random) : server.look(attempt.chargeId);
      return { type: 'answered', result };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (call === 'start')
        return { type: isSettled(error) ? 'start-refused' : 'start-lost', error };
      return { type: isSettled(error) ? 'refused' : 'answer-lost', error };
    }
  }

  /** What the page asks for now. */
  function request() {
    const call = nextCall(state);
    return call && 'attempt' in state && state.attempt
      ? { call, attempt: state.attempt }
      : undefined;
  }

  return {
    state: () => state,
    dispatch,
    choose(provider: PaymentProvider): void {
      const startKey = 'k'.repeat(++count);
      const amount = { amountInCent: 2500, currency: 'EUR', createdAt: 0 } as const;
      const attempt = { provider, startKey, ...amount };
      dispatch({ type: 'chosen', attempt });
    },
    reload: () => void (state = restorePayment(state)),
    /** The request of the page gets there, or not; its answer comes back, or not. */
    exchange(random: number, arrives: boolean, isAnswered: boolean): void {
      const open = request();
      if (!open) return;
      const answer = arrives ? ask(open.call, open.attempt, random) : undefined;
      if (!arrives) lost.push(open);
      if (answer && isAnswered) return dispatch(answer);
      dispatch({ type: open.call === 'start' ? 'start-lost' : 'answer-lost' });
    },
    /** A request that counted as lost gets there after all. */
    arriveLate(random: number): void {
      const late = lost.shift();
      if (late) ask(late.call, late.attempt, random);
    },
  };
}
