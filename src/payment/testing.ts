import { ApiError, type ChargeResult, type PaymentProvider, type ProblemCode } from '~/api';
import type { Answer, Answering, Call } from '~/api/testing';
import { tokenFor } from '~/voucher/testing';
import { isUnderWay, type Charge, type Known } from '~/voucher/activity';
import type { PrepaidCard } from './prepaid-card';
import type { Attempt } from './providers/attempt';
import type { CallOptions, PaymentOrder } from './providers/payment-adapter';
import { isProvider, providers } from './providers/providers';

/** A card payment of 25 € that was begun. */
export const cardAttempt: Attempt = {
  provider: 'unzer',
  startKey: '3f0c7a0e-8f5b-4b5e-9c1e-0d6a2f7b9c11',
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

// A model of the server: its ledger, and its answers to the calls of pages.

/** The rules of the contract that a server can break. */
export interface Rules {
  /** One charge at a time: 409 `CHARGE_OPEN`. */
  one: boolean;
  /** `If-Match`: 412 `CHANGED`. */
  compares: boolean;
  /** A cancelled charge is never captured. */
  keepsCancelled: boolean;
}

interface Booked extends Charge {
  provider: PaymentProvider;
  /** The visitor agreed at the provider. */
  isAgreed: boolean;
}

const problem = (code: ProblemCode, status: number) =>
  new ApiError({ kind: 'problem', code, status });

/** A server with one voucher and its ledger, all in cents. */
export function createLedger(
  rules: Rules = { one: true, compares: true, keepsCancelled: true },
  startInCent = 5_000,
  currency: Known['currency'] = 'EUR',
) {
  const charges: Booked[] = [];
  const redemptions: Known['redemptions'] = [];
  let balanceInCent = startInCent;
  let version = 0;
  let isSignedIn = true;

  function change(charge: Booked, status: Charge['status']): void {
    if (charge.status === status) return;
    if (status === 'received') balanceInCent += charge.amountInCent;
    charge.status = status;
    version += 1;
  }

  function guard({ version: seen }: Pick<CallOptions, 'version'>): void {
    if (!isSignedIn) throw problem('SESSION_EXPIRED', 401);
    if (rules.compares && seen !== String(version)) throw problem('CHANGED', 412);
  }

  /** The server captures, or waits for the provider. */
  function capture(charge: Booked, random: number): void {
    const isCancelled = charge.status === 'cancelled' && rules.keepsCancelled;
    if (isCancelled || charge.status === 'received' || charge.status === 'failed') return;
    change(
      charge,
      (['received', 'processing', 'received', 'failed'] as const)[random % 4] ?? 'failed',
    );
  }

  const resultOf = ({ chargeId, status, amountInCent }: Booked): ChargeResult => ({
    chargeId,
    status: status === 'received' || status === 'processing' ? status : 'failed',
    chargedInCent: amountInCent,
    balanceInCent,
    currency,
    transactionNumber: chargeId,
  });

  return {
    charges,
    /** What tabs and devices have redeemed. */
    redemptions,
    balance: () => balanceInCent,
    signOut: () => void (isSignedIn = false),
    signIn: () => void (isSignedIn = true),
    /** Another device redeems. */
    redeemElsewhere(): void {
      if (balanceInCent < 100) return;
      balanceInCent -= 100;
      version += 1;
    },
    activity(): Known {
      if (!isSignedIn) throw problem('SESSION_EXPIRED', 401);
      const listed = charges.map(({ isAgreed: _isAgreed, ...charge }) => charge);
      return {
        balanceInCent,
        currency,
        charges: listed.toReversed(),
        redemptions,
        version: String(version),
      };
    },
    cancel(chargeId: string): void {
      if (!isSignedIn) throw problem('SESSION_EXPIRED', 401);
      const charge = charges.find((each) => each.chargeId === chargeId);
      if (charge?.status === 'open') change(charge, 'cancelled');
    },
    start(order: PaymentOrder, { provider }: Attempt, call: CallOptions, random: number): Booked {
      const known = charges.find(({ key }) => key === call.idempotencyKey);
      if (known) return known;
      guard(call);
      if (rules.one && charges.some(isUnderWay)) throw problem('CHARGE_OPEN', 409);
      if (random % 7 === 6) throw problem('PAYMENT_FAILED', 402);
      const charge: Booked = {
        chargeId: `chg-2026-${charges.length}`,
        key: call.idempotencyKey,
        provider,
        status: 'open',
        amountInCent: order.amountInCent,
        currency,
        ...(order.orderKey !== undefined && { orderKey: order.orderKey }),
        createdAt: '2026-11-21T12:00:00Z',
        isAgreed: false,
      };
      charges.push(charge);
      version += 1;
      // A card whose bank asks nothing is captured at once.
      if (providers[provider].takesMoneyAt === 'start' && random % 2 === 0) capture(charge, random);
      return charge;
    },
    finish(chargeId: string, call: CallOptions, random: number): ChargeResult {
      const charge = charges.find((each) => each.chargeId === chargeId);
      if (!charge) throw problem('NOT_FOUND', 404);
      if (charge.status === 'open') {
        guard(call);
        if (charge.isAgreed) capture(charge, random);
        else change(charge, 'failed');
      } else if (!rules.keepsCancelled && charge.isAgreed) capture(charge, random);
      return resultOf(charge);
    },
    /** The provider tells the server by itself that the visitor agreed. */
    notice(charge: Booked, random: number): void {
      if (charge.isAgreed) capture(charge, random);
    },
    look(chargeId: string): ChargeResult {
      const charge = charges.find((each) => each.chargeId === chargeId);
      if (!charge) throw problem('NOT_FOUND', 404);
      return resultOf(charge);
    },
    /** A payment as another tab or device, or this tab before, has begun it. */
    book(more: Partial<Booked> = {}): Booked {
      const charge: Booked = {
        chargeId: cardAttempt.chargeId ?? '',
        key: crypto.randomUUID(),
        provider: 'paypal',
        status: 'open',
        amountInCent: 2500,
        currency,
        createdAt: '2026-11-21T12:00:00Z',
        isAgreed: false,
        ...more,
      };
      charges.push(charge);
      version += 1;
      if (charge.status === 'received') balanceInCent += charge.amountInCent;
      return charge;
    },
    set(cents: number): void {
      balanceInCent = cents;
      version += 1;
    },
    change,
    /** What is processed is decided. */
    decide(random: number): void {
      for (const charge of charges)
        if (charge.status === 'processing') change(charge, random % 2 ? 'received' : 'failed');
    },
  };
}

export type Ledger = ReturnType<typeof createLedger>;

/** What a provider does with a payment whose end is asked for. */
export const LUCK = { received: 0, processing: 1, failed: 3 } as const;

/** The answers of a ledger to the calls of pages. @param luck what providers do, as it is then */
export function answersOf(
  ledger: Ledger,
  luck: () => keyof typeof LUCK = () => 'received',
): Record<string, Answering> {
  const json = (body: object, headers = {}): Answer => ({
    status: 200,
    raw: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  });
  const answering =
    (make: (call: Call, sent: CallOptions, path: string) => Answer): Answering =>
    (call, path) => {
      const idempotencyKey = call.headers.get('Idempotency-Key') ?? '';
      const version = (call.headers.get('If-Match') ?? '').replaceAll('"', '');
      try {
        return make(call, { token: undefined, idempotencyKey, version }, path);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const { status = 500, code } = error;
        const body = { type: 'about:blank', title: code, status, code };
        const headers = { 'Content-Type': 'application/problem+json' };
        return { status, raw: JSON.stringify(body), headers };
      }
    };
  const started = (provider: PaymentProvider) =>
    answering(({ body }, sent) => {
      const { amount: amountInCent, orderKey } = body as { amount: number; orderKey?: string };
      const order = { flow: 'redeem', amountInCent, currency: 'EUR', orderKey } as PaymentOrder;
      const attempt = { provider, startKey: '', createdAt: 0 };
      const { chargeId, status } = ledger.start(order, attempt, sent, LUCK[luck()]);
      const isOpen = status === 'open';
      return json({
        chargeId,
        orderId: `order-${chargeId}`,
        status: isOpen ? 'redirect' : status,
        ...(isOpen && { redirectUrl: BANK }),
        ...signedButton,
      });
    });
  const ended = answering(({ body }, sent) => {
    const { chargeId = ledger.charges.at(-1)?.chargeId ?? '' } = body as { chargeId?: string };
    const charge = ledger.charges.find((each) => each.chargeId === chargeId);
    if (charge) charge.isAgreed = true;
    return json(ledger.finish(chargeId, sent, LUCK[luck()]));
  });
  return {
    getVoucherActivity: answering(() => {
      const { version, ...known } = ledger.activity();
      return json(known, { ETag: `"${version}"` });
    }),
    cancelCharge: answering((_call, _sent, path) => {
      const chargeId = /charge\/([^/]+)\/cancel/.exec(path)?.[1] ?? '';
      ledger.cancel(chargeId);
      return json(ledger.activity().charges.find((each) => each.chargeId === chargeId) ?? {});
    }),
    getCharge: answering((_call, _sent, path) => json(ledger.look(path.split('/').at(-1) ?? ''))),
    ...Object.fromEntries(
      providerNames.flatMap((provider) => {
        const name = provider.replace(/^./, (first) => first.toUpperCase());
        return [
          [`initCharge${name}`, started(provider)],
          [`finalizeCharge${name}`, ended],
        ];
      }),
    ),
  };
}

const providerNames = Object.keys(providers).filter(isProvider);

/** Where a bank or a provider asks. */
export const BANK = 'https://bank.example/';

/** The part of a wallet's button that nobody looks at. */
const signedButton = {
  merchantId: 'merchant',
  publicKeyId: 'key',
  productType: 'PayOnly',
  payload: '{}',
  buttonSignature: 'signature',
};
