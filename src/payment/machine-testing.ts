import { describe, expect, test } from 'vitest';
import { ApiError, type ChargeResult, type PaymentProvider, type ProblemCode } from '~/api';
import type { Attempt } from './providers/attempt';
import { paymentReducer } from './payment-machine';
import type { PaymentEvent, PaymentState } from './payment-state';

// What the tests of the payment's state machine share: attempts, events, and transitions as rows.

const attemptWith = (provider: PaymentProvider, more: Partial<Attempt> = {}): Attempt => ({
  provider,
  amountInCent: 2500,
  currency: 'EUR',
  startKey: 'key',
  createdAt: 0,
  ...more,
});
export const wallet = attemptWith('amazonpay');
export const card = attemptWith('unzer', { chargeId: 'chg' });
export const button = attemptWith('paypal', { chargeId: 'chg', orderId: 'order' });

const result = (status: ChargeResult['status']): ChargeResult => ({
  chargeId: 'chg',
  status,
  chargedInCent: 2500,
  balanceInCent: 5500,
  currency: 'EUR',
  transactionNumber: 'TX',
});
export const problem = (code: ProblemCode, status: number) =>
  new ApiError({ kind: 'problem', code, status });

export const answered = (status: ChargeResult['status']): PaymentEvent => ({
  type: 'answered',
  result: result(status),
});
export const refused = (code: ProblemCode, status: number): PaymentEvent => ({
  type: 'refused',
  error: problem(code, status),
});
export const unheard = (code: ProblemCode, status: number): PaymentEvent => ({
  type: 'answer-lost',
  error: problem(code, status),
});
export const back = (attempt: Attempt): PaymentEvent => ({ type: 'returned', attempt });
export const approvedWallet = { ...wallet, checkoutSessionId: 'session' };

export type Row = [name: string, before: PaymentState, event: PaymentEvent, after: object];

/** Tests one transition per row. */
export function testTransitions(title: string, rows: readonly Row[]): void {
  describe(title, () => {
    test.each(rows)('%s', (_name, before, event, after) => {
      expect(paymentReducer(before, event)).toMatchObject(after);
    });
  });
}
