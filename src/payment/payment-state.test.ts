import { expect, test } from 'vitest';
import { ApiError } from '~/api';
import {
  canChoose,
  idle,
  nextCall,
  recoveryActions,
  restorePayment,
  type PaymentState,
} from './payment-state';
import { cardAttempt as card } from './testing';

const { chargeId: _none, ...attempt } = card;
const wallet = { ...attempt, provider: 'amazonpay' } as const;
const button = { ...card, provider: 'paypal', orderId: 'order' } as const;

const notFound = new ApiError({ kind: 'problem', code: 'NOT_FOUND', status: 404 });

const everywhere: PaymentState[] = [
  idle,
  { phase: 'starting', attempt: card },
  { phase: 'start-lost', attempt: card },
  { phase: 'start-lost', attempt: wallet },
  { phase: 'approving', attempt: card },
  { phase: 'approving', attempt: button },
  { phase: 'finishing', attempt: card },
  { phase: 'finish-lost', attempt: card },
  { phase: 'processing', attempt: card, pollCount: 0 },
  { phase: 'awaiting-provider', attempt: card },
  { phase: 'awaiting-provider', attempt: card, error: notFound },
  { phase: 'signed-out', attempt: card },
  { phase: 'confirming', attempt: card },
  { phase: 'received', attempt: card },
  { phase: 'failed', attempt: card },
  {
    phase: 'closed',
    attempt: card,
    error: new ApiError({ kind: 'problem', code: 'CONTACT_SUPPORT', status: 409 }),
  },
];

test.each(everywhere)(
  '$phase has an action, and choosing is one exactly where it is safe',
  (state) => {
    expect(recoveryActions(state).length).toBeGreaterThan(0);
    expect(recoveryActions(state).includes('choose')).toBe(canChoose(state));
    // Where the visitor can only wait, a call or a timer is running.
    if (recoveryActions(state).join() === 'wait') expect(nextCall(state)).toBeDefined();
  },
);

test.each([
  ['starting', 'start-lost'],
  ['finishing', 'finishing'],
  ['received', 'confirming'],
  ['finish-lost', 'finishing'],
  ['awaiting-provider', 'processing'],
] as const)('after a reload %s is %s', (phase, after) => {
  expect(restorePayment({ phase, attempt: card })).toMatchObject({ phase: after, attempt: card });
});

test('[4.061] only a payment that may not exist is forgotten, never one that runs', () => {
  const running: PaymentState = { phase: 'awaiting-provider', attempt: card };
  expect(recoveryActions(running)).not.toContain('forget');
  expect(recoveryActions({ ...running, error: notFound })).toContain('forget');
});
