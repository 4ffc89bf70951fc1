import { ApiError, isSettled, toApiError, type ChargeResult, type PaymentProvider } from '~/api';
import { isSessionExpired, isUnexplained } from '~/api/errors';
import { report } from '~/api/report';
import { decodeToken } from '~/voucher/decode-token';
import type { Attempt } from './providers/attempt';
import type { Payer, PaymentAdapter, PaymentOrder } from './providers/payment-adapter';
import { wrongFieldsOf } from './compare-charge';
import { finishKey } from './finish-key';
import type { PaymentEvent } from './payment-state';

export interface PaymentCallOptions {
  adapterOf: (provider: PaymentProvider) => Promise<PaymentAdapter>;
  /** The voucher or card that is held, current at every call. */
  payer: () => Payer | undefined;
  /** The voucher has a new balance, and this is its token. */
  onToken: (token: string) => void;
  /** The order that is paid; undefined before a payment begins. */
  getOrder: () => PaymentOrder | undefined;
}

export type Answered = Extract<PaymentEvent, { type: 'answered' }>;

/**
 * What speaks against forgetting a payment: a balance that has grown by it, in cents, or that the payment or the
 * balance cannot be asked for.
 */
export type Doubt = number | 'no-payment' | 'no-balance';

/** The calls of a payment. All reject with an `ApiError`. */
export function createPaymentCalls({ adapterOf, payer, onToken, getOrder }: PaymentCallOptions) {
  /** The token of the voucher or card that the order is for; undefined while another one is held. */
  const token = (): string | undefined => {
    const held = payer();
    const voucherId = getOrder()?.voucherId;
    return voucherId === undefined || voucherId === held?.id ? held?.token : undefined;
  };

  /** Without the right voucher no call is made. @throws ApiError as the server would say it */
  function requireToken(): void {
    if (token() === undefined) {
      throw new ApiError({ kind: 'problem', code: 'SESSION_EXPIRED', status: 401 });
    }
  }

  async function start(order: PaymentOrder, attempt: Attempt) {
    requireToken();
    const adapter = await adapterOf(attempt.provider);
    return adapter.start(order, attempt, { token, idempotencyKey: attempt.startKey });
  }

  async function finish(attempt: Attempt): Promise<ChargeResult> {
    requireToken();
    const adapter = await adapterOf(attempt.provider);
    const idempotencyKey = await finishKey(attempt);
    return adapter.finalize(attempt, getOrder() ?? {}, { token, idempotencyKey });
  }

  async function look({ chargeId = '' }: Attempt): Promise<ChargeResult> {
    requireToken();
    const { getCharge } = await import('~/api');
    const { data } = await getCharge({ path: { chargeId }, auth: token, throwOnError: true });
    return data;
  }

  /**
   * An end without an answer may have arrived: a payment that is received says so. Any other answer leaves
   * the end to be repeated, because the server may never have heard of it.
   * @throws ApiError of the end, if that is an answer
   */
  async function lookAfterLoss(cause: unknown, attempt: Attempt): Promise<PaymentEvent> {
    const error = toApiError(cause);
    // The server knows the payments of this tab, whatever it says about the end.
    const isDisowned = error.code === 'NOT_FOUND' && attempt.startKey !== '';
    const isTold = isSettled(error) || isSessionExpired(error) || isUnexplained(error);
    if (isTold && !isDisowned) throw error;
    const result = await lookIfNamed(attempt);
    if (result?.status === 'received') return { type: 'answered', result };
    return { type: 'answer-lost', error, isRunning: result?.status === 'processing' };
  }

  /** @returns undefined for a payment without an id, or without an answer */
  const lookIfNamed = async (attempt: Attempt): Promise<ChargeResult | undefined> =>
    attempt.chargeId === undefined ? undefined : look(attempt).catch(() => undefined);

  /** An answer with figures that cannot be is asked for once more; if it stays, its figures do not count. */
  async function compared(
    result: ChargeResult,
    attempt: Attempt,
    askAgain: () => Promise<ChargeResult>,
    isLater = false,
  ): Promise<Answered> {
    const wrong = wrongFieldsOf(result, attempt, isLater);
    if (wrong.length === 0) return { type: 'answered', result };
    report(
      'A payment was answered otherwise than made',
      wrong.map((field) => ({ field })),
    );
    const again = await askAgain();
    if (wrongFieldsOf(again, attempt, isLater).length === 0)
      return { type: 'answered', result: again };
    const { chargeId = result.chargeId } = attempt;
    return { type: 'answered', result: { ...result, chargeId }, isUnclear: true };
  }

  /** The result of a look-up, which a repeat would not change. */
  const lookUp = (result: ChargeResult, attempt: Attempt, isLater = false): Promise<Answered> =>
    compared(result, attempt, () => Promise.resolve(result), isLater);

  /**
   * Asks how a payment stands that may be forgotten, or not ended.
   * @returns undefined if the payment has no id, or the server does not know it
   * @throws ApiError if the server does not say
   */
  async function lookUpKnown(attempt: Attempt): Promise<Answered | undefined> {
    if (attempt.chargeId === undefined) return undefined;
    try {
      return await lookUp(await look(attempt), attempt, true);
    } catch (cause) {
      const error = toApiError(cause);
      if (error.code === 'NOT_FOUND') return undefined;
      throw error;
    }
  }

  /**
   * Asks what is on the voucher or card now, and holds its new session.
   * @returns the balance in cents @throws ApiError also if another voucher is held, or none
   */
  async function askBalance(): Promise<{ balanceInCent: number; currency: string }> {
    requireToken();
    const { refreshVoucherToken } = await import('~/api');
    const { data } = await refreshVoucherToken({ auth: token, throwOnError: true });
    const payload = decodeToken(data.token);
    if (!payload || payload.sub !== payer()?.id) {
      throw new ApiError({ kind: 'contract', code: 'UNKNOWN' });
    }
    onToken(data.token);
    return payload.voucher;
  }

  /**
   * Asks about an attempt that may have been agreed to; without an answer of its own the balance tells.
   * @returns `asked`: checked, no sign of a payment; undefined: unknown (no answer, or the balance grew enough to include it)
   */
  async function askAbout(attempt: Attempt): Promise<Answered | 'asked' | undefined> {
    try {
      const known = await lookUpKnown(attempt);
      if (known) return known;
      const { balanceInCent } = await askBalance();
      return balanceInCent > (attempt.balanceInCent ?? Infinity) ? undefined : 'asked';
    } catch {
      return undefined;
    }
  }

  /** The reason against forgetting an attempt, or its end; undefined if there is no reason. */
  async function doubtAbout(attempt: Attempt): Promise<Answered | Doubt | undefined> {
    const known = await lookUpKnown(attempt).catch(() => 'no-payment' as const);
    if (typeof known === 'object') return known;
    const now = await askBalance().catch(() => undefined);
    const { balanceInCent: before = Infinity, amountInCent } = attempt;
    if (now && now.balanceInCent >= before + amountInCent) return now.balanceInCent;
    return known ?? (now ? undefined : 'no-balance');
  }

  /** By how much the balance has changed since an attempt began, in cents; 0 if that cannot be asked for. */
  async function balanceChange({ balanceInCent }: Attempt): Promise<number> {
    if (balanceInCent === undefined) return 0;
    const now = await askBalance().catch(() => undefined);
    return now ? now.balanceInCent - balanceInCent : 0;
  }

  return {
    token,
    start,
    askBalance,
    lookUpKnown,
    askAbout,
    doubtAbout,
    balanceChange,
    /** Ends the payment, or asks how it stands. @returns the event that its answer is */
    async settle(call: 'finish' | 'look', attempt: Attempt): Promise<PaymentEvent> {
      if (call === 'look') return lookUp(await look(attempt), attempt);
      let result: ChargeResult;
      try {
        result = await finish(attempt);
      } catch (cause) {
        const event = await lookAfterLoss(cause, attempt);
        return event.type === 'answered' ? lookUp(event.result, attempt) : event;
      }
      const { chargeId = result.chargeId } = attempt;
      return compared(result, attempt, () => look({ ...attempt, chargeId }).catch(() => result));
    },
  };
}
