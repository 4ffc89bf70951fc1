import { ApiError, type ProblemCode, type RedeemRequest, type RedeemResult } from '~/api';
import type { Known } from '~/voucher/activity';

// A server that keeps a ledger and guards only the promises of its contract: one answer per
// Idempotency-Key, and nothing for a balance that the visitor has not seen (If-Match).

/** A click that means: redeem this, for that, with this voucher. */
export interface Intention {
  voucherId: string;
  target: number | 'donation';
  valueInCent: number;
  /** The payment that was made for it. */
  chargeId?: string;
}

interface Debit extends Intention {
  key: string;
  /** What was on the voucher then, in cents. */
  balanceInCent: number;
}

const problem = (code: ProblemCode, status: number, more: object = {}) =>
  new ApiError({
    kind: 'problem',
    code,
    status,
    problem: { type: 'about:blank', title: code, status, code, ...more },
  });

export const targetOf = (request: RedeemRequest): Intention['target'] =>
  request.delivery === 'donation' ? 'donation' : request.shopId;

/** What becomes of a request: whether it takes effect, whether its answer arrives, and as what. */
export const FATES = [
  'completed',
  'delayed',
  'fraud_check',
  'payment_required',
  'PARTNER_UNAVAILABLE',
  'VALIDATION_FAILED',
  'CREDIT_INSUFFICIENT',
  'SESSION_EXPIRED',
  'RATE_LIMITED',
  'lost before',
  'lost after',
  'failure before',
  'failure after',
  'not of the contract, before',
  'not of the contract, after',
] as const;
export type Fate = (typeof FATES)[number];

/** @param compares whether it obeys `If-Match`, a rule of the contract */
export function createServer(compares = true) {
  const debits: Debit[] = [];
  const answers = new Map<string, { body: string; answer: RedeemResult | ApiError }>();
  /** In cents, by voucher. */
  const balances = new Map<string, number>();
  let version = 0;
  const balanceOf = (voucherId: string): number => balances.get(voucherId) ?? 5_000;

  function setBalance(voucherId: string, balanceInCent: number): void {
    balances.set(voucherId, balanceInCent);
    version += 1;
  }

  /** Keys that the server has said it does not know: it acts on them no more. */
  const closed = new Set<string>();

  function redeem(
    request: RedeemRequest,
    { key, voucherId, seen }: { key: string; voucherId: string; seen: string },
    fate: Fate,
  ) {
    const body = JSON.stringify(request);
    const known = answers.get(key);
    if (closed.has(key) || (known && known.body !== body)) {
      throw problem('IDEMPOTENCY_KEY_REUSED', 422);
    }
    if (known) return given(known.answer, fate);
    const silent = silence(fate);
    if (silent && !fate.endsWith('after')) throw silent;
    if (compares && seen !== String(version)) throw problem('CHANGED', 412);
    const answer = execute(request, key, voucherId, silent ? 'completed' : fate);
    answers.set(key, { body, answer });
    if (silent) throw silent;
    return given(answer, fate);
  }

  /** An answer that arrives, unless it is lost as well. */
  function given(answer: RedeemResult | ApiError, fate: Fate): RedeemResult {
    const silent = silence(fate);
    if (silent) throw silent;
    if (answer instanceof ApiError) throw answer;
    return answer;
  }

  function execute(request: RedeemRequest, key: string, voucherId: string, fate: Fate) {
    const balanceInCent = Math.max(0, request.redeemValue - 500);
    const due = { differenceInCent: 500, balanceInCent, currency: 'EUR' } as const;
    if (fate === 'payment_required' || fate === 'CREDIT_INSUFFICIENT') {
      setBalance(voucherId, balanceInCent);
    }
    switch (fate) {
      case 'payment_required':
        return { status: fate, redemptionCompleted: false, ...due } as const;
      case 'PARTNER_UNAVAILABLE':
        return problem(fate, 409);
      case 'VALIDATION_FAILED':
        return problem(fate, 422);
      case 'CREDIT_INSUFFICIENT':
        return problem(fate, 409, due);
      default: {
        const valueInCent = request.redeemValue;
        const { chargeId } = request;
        debits.push({
          key,
          voucherId,
          target: targetOf(request),
          valueInCent,
          balanceInCent: balanceOf(voucherId),
          ...(chargeId !== undefined && { chargeId }),
        });
        version += 1;
        const base = {
          redeemId: key,
          orderNumber: key,
          transactionNumber: key,
          delivery: request.delivery,
          redeemedInCent: valueInCent,
          remainingInCent: 0,
          currency: 'EUR',
        } as const;
        if (fate === 'delayed') {
          const expectedBy = '2026-11-22T12:00:00Z';
          return { ...base, status: fate, redemptionCompleted: false, expectedBy } as const;
        }
        if (fate === 'fraud_check') {
          return { ...base, status: fate, redemptionCompleted: false, fraudIdent: 'f' } as const;
        }
        return { ...base, status: 'completed', redemptionCompleted: true } as const;
      }
    }
  }

  return {
    debits,
    balanceOf,
    redeem,
    /** Another device redeems, or tops up. */
    change: (voucherId: string, byInCent: number): void =>
      setBalance(voucherId, Math.max(0, balanceOf(voucherId) + byInCent)),
    activity: (voucherId: string): Known => ({
      balanceInCent: balanceOf(voucherId),
      currency: 'EUR',
      charges: [],
      redemptions: debits
        .filter((debit) => debit.voucherId === voucherId)
        .map(({ key }) => ({ key, status: 'ready', createdAt: '2026-11-22T12:00:00Z' })),
      version: String(version),
    }),
    isKnown(key: string): boolean {
      if (answers.get(key)?.answer instanceof ApiError) return false;
      if (answers.has(key)) return true;
      closed.add(key);
      return false;
    },
  };
}

/** Failures that say nothing about the request; undefined if the server answers. */
function silence(fate: Fate): ApiError | undefined {
  switch (fate) {
    case 'SESSION_EXPIRED':
      return problem(fate, 401);
    case 'RATE_LIMITED':
      return problem(fate, 429);
    case 'lost before':
    case 'lost after':
      return new ApiError({ kind: 'network', code: 'TEMPORARY_FAILURE' });
    case 'failure before':
    case 'failure after':
      return problem('TEMPORARY_FAILURE', 503);
    case 'not of the contract, before':
    case 'not of the contract, after':
      return new ApiError({ kind: 'contract', code: 'UNKNOWN', status: 200 });
    default:
      return undefined;
  }
}
