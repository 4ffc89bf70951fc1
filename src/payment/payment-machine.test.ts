import { describe, expect, test } from 'vitest';
import { ApiError, type ChargeResult, type PaymentProvider, type ProblemCode } from '~/api';
import type { Attempt } from './adapters/attempt';
import { paymentReducer } from './payment-machine';
import {
  idle,
  MAX_POLLS,
  restorePayment,
  type PaymentEvent,
  type PaymentState,
} from './payment-state';

const attemptWith = (provider: PaymentProvider, more: Partial<Attempt> = {}): Attempt => ({
  provider,
  amountInCent: 2500,
  currency: 'EUR',
  startKey: 'key',
  createdAt: 0,
  ...more,
});
const wallet = attemptWith('amazonpay');
const card = attemptWith('unzer', { chargeId: 'chg' });
const button = attemptWith('paypal', { chargeId: 'chg', orderId: 'order' });

const result = (status: ChargeResult['status']): ChargeResult => ({
  chargeId: 'chg',
  status,
  chargedInCent: 2500,
  balanceInCent: 5500,
  currency: 'EUR',
  transactionNumber: 'TX',
});
const problem = (code: ProblemCode, status: number) =>
  new ApiError({ kind: 'problem', code, status });

const answered = (status: ChargeResult['status']): PaymentEvent => ({
  type: 'answered',
  result: result(status),
});
const refused = (code: ProblemCode, status: number): PaymentEvent => ({
  type: 'refused',
  error: problem(code, status),
});
const unheard = (code: ProblemCode, status: number): PaymentEvent => ({
  type: 'answer-lost',
  error: problem(code, status),
});
const back = (attempt: Attempt): PaymentEvent => ({ type: 'returned', attempt });
const approvedWallet = { ...wallet, checkoutSessionId: 'session' };

type Row = [name: string, before: PaymentState, event: PaymentEvent, after: object];

const starts: Row[] = [
  ['a choice starts', idle, { type: 'chosen', attempt: card }, { phase: 'starting' }],
  [
    'after a failure another provider starts',
    { phase: 'failed', attempt: card },
    { type: 'chosen', attempt: wallet },
    { phase: 'starting', attempt: wallet },
  ],
  [
    'a card whose start was lost is not joined by another payment',
    { phase: 'start-lost', attempt: card },
    { type: 'chosen', attempt: wallet },
    { phase: 'start-lost', attempt: card },
  ],
  [
    'a wallet that was only offered is replaced',
    { phase: 'approving', attempt: wallet },
    { type: 'chosen', attempt: card },
    { phase: 'starting', attempt: card },
  ],
  [
    'the bank asks',
    { phase: 'starting', attempt: card },
    { type: 'started', started: { chargeId: 'chg', status: 'redirect', redirectUrl: '/bank' } },
    { phase: 'approving', attempt: { ...card, redirectUrl: '/bank' } },
  ],
  [
    'a bank without an address is asked for by the server',
    { phase: 'starting', attempt: card },
    { type: 'started', started: { status: 'redirect' } },
    { phase: 'processing' },
  ],
  [
    'a card that is paid at once is finished, for the new balance',
    { phase: 'starting', attempt: card },
    { type: 'started', started: { status: 'received' } },
    { phase: 'finishing' },
  ],
  [
    'a card that is refused at once',
    { phase: 'starting', attempt: card },
    { type: 'started', started: { status: 'failed' } },
    { phase: 'failed' },
  ],
  [
    'a refused start did nothing',
    { phase: 'starting', attempt: card },
    { type: 'start-refused', error: problem('PAYMENT_FAILED', 402) },
    { phase: 'choosing', error: { code: 'PAYMENT_FAILED' } },
  ],
  [
    'a start whose key is known with other data may have happened: nothing else is paid here',
    { phase: 'starting', attempt: card },
    { type: 'start-refused', error: problem('IDEMPOTENCY_KEY_REUSED', 422) },
    { phase: 'closed', error: { code: 'IDEMPOTENCY_KEY_REUSED' } },
  ],
  [
    'a lost start is repeated as it was',
    { phase: 'start-lost', attempt: card },
    { type: 'repeated' },
    { phase: 'starting', attempt: card, isRepeat: true },
  ],
  [
    'an expired session says nothing about the start whose answer was lost',
    { phase: 'starting', attempt: card, isRepeat: true },
    { type: 'start-lost', error: problem('SESSION_EXPIRED', 401) },
    { phase: 'start-lost', attempt: card },
  ],
  [
    'a first start that is turned away did nothing',
    { phase: 'starting', attempt: card },
    { type: 'start-lost', error: problem('RATE_LIMITED', 429) },
    { phase: 'choosing', error: { code: 'RATE_LIMITED' } },
  ],
  [
    'a first start with a reason that nobody knows is repeated as it was',
    { phase: 'starting', attempt: card },
    { type: 'start-lost', error: problem('UNKNOWN', 409) },
    { phase: 'start-lost', attempt: card },
  ],
  [
    'such a reason twice is a refusal, and another way is open',
    { phase: 'starting', attempt: card, isRepeat: true },
    { type: 'start-lost', error: problem('UNKNOWN', 409) },
    { phase: 'choosing', error: { code: 'UNKNOWN' } },
  ],
  [
    'a page of a server in between says nothing',
    { phase: 'starting', attempt: card },
    {
      type: 'start-lost',
      error: new ApiError({ kind: 'http', code: 'SESSION_EXPIRED', status: 401 }),
    },
    { phase: 'start-lost', attempt: card },
  ],
  [
    'signed in again, that start is repeated',
    { phase: 'start-lost', attempt: card, error: problem('SESSION_EXPIRED', 401) },
    { type: 'signed-in' },
    { phase: 'starting', isRepeat: true },
  ],
];

const ends: Row[] = [
  [
    'the button is approved',
    { phase: 'approving', attempt: button },
    { type: 'approved', startKey: 'key' },
    { phase: 'finishing' },
  ],
  [
    'the window of an earlier attempt answers late',
    { phase: 'approving', attempt: button },
    { type: 'approved', startKey: 'earlier' },
    { phase: 'approving' },
  ],
  [
    'the visitor closes the window of the button',
    { phase: 'approving', attempt: button },
    { type: 'interrupted', interruption: 'cancelled' },
    { phase: 'choosing', interruption: 'cancelled' },
  ],
  [
    'a window that does not open',
    idle,
    { type: 'interrupted', interruption: 'provider-failed' },
    { phase: 'choosing', interruption: 'provider-failed' },
  ],
  [
    'the problem of the server is kept when the provider fails because of it',
    { phase: 'choosing', error: problem('PAYMENT_FAILED', 402) },
    { type: 'interrupted', interruption: 'provider-failed' },
    { phase: 'choosing', error: { code: 'PAYMENT_FAILED' } },
  ],
  [
    'a card may be taken although its window was left',
    { phase: 'approving', attempt: card },
    { type: 'interrupted', interruption: 'left' },
    { phase: 'processing' },
  ],
  ['paid', { phase: 'finishing', attempt: card }, answered('received'), { phase: 'received' }],
  ['running', { phase: 'finishing', attempt: card }, answered('processing'), { pollCount: 0 }],
  ['failed', { phase: 'finishing', attempt: card }, answered('failed'), { phase: 'failed' }],
  [
    '402',
    { phase: 'finishing', attempt: card },
    refused('PAYMENT_FAILED', 402),
    { phase: 'failed' },
  ],
  [
    'an expired session says nothing about the payment',
    { phase: 'finishing', attempt: card },
    unheard('SESSION_EXPIRED', 401),
    { phase: 'signed-out' },
  ],
  [
    'a problem that every provider would have ends it',
    { phase: 'finishing', attempt: card },
    refused('VOUCHER_NOT_CHARGEABLE', 409),
    { phase: 'closed' },
  ],
  [
    'an earlier end of this payment counts: the server is asked how it ended',
    { phase: 'finishing', attempt: button },
    refused('IDEMPOTENCY_KEY_REUSED', 422),
    { phase: 'processing', attempt: button, pollCount: 0 },
  ],
  [
    'an earlier end of the wallet, which cannot be asked for',
    { phase: 'finishing', attempt: approvedWallet },
    refused('IDEMPOTENCY_KEY_REUSED', 422),
    { phase: 'closed', error: { code: 'IDEMPOTENCY_KEY_REUSED' } },
  ],
  [
    'too many questions are no answer',
    { phase: 'finishing', attempt: card },
    unheard('RATE_LIMITED', 429),
    { phase: 'finish-lost' },
  ],
  [
    'a lost answer is asked for again',
    { phase: 'finishing', attempt: card },
    { type: 'answer-lost' },
    { phase: 'finish-lost' },
  ],
  [
    'a reason that nobody knows is no end: the server is asked how it ended',
    { phase: 'finishing', attempt: button },
    unheard('UNKNOWN', 409),
    { phase: 'processing', attempt: button, pollCount: 0 },
  ],
  [
    'such a reason for the wallet, which cannot be asked for',
    { phase: 'finishing', attempt: approvedWallet },
    unheard('UNKNOWN', 409),
    { phase: 'finish-lost' },
  ],
  [
    'a look that finds nothing is followed by another',
    { phase: 'processing', attempt: card, pollCount: 1 },
    refused('NOT_FOUND', 404),
    { phase: 'processing', pollCount: 2 },
  ],
  [
    'after many pollCount an e-mail is promised',
    { phase: 'processing', attempt: card, pollCount: MAX_POLLS - 1 },
    answered('processing'),
    { phase: 'awaiting-provider' },
  ],
  [
    'a late success counts',
    { phase: 'processing', attempt: card, pollCount: 3 },
    answered('received'),
    { phase: 'received' },
  ],
  [
    'asking again',
    { phase: 'awaiting-provider', attempt: card },
    { type: 'repeated' },
    { pollCount: 0 },
  ],
  [
    'what was paid stays paid when it cannot be asked for',
    { phase: 'confirming', attempt: card },
    unheard('SESSION_EXPIRED', 401),
    { phase: 'received' },
  ],
  [
    'signed in again, the payment goes on',
    { phase: 'signed-out', attempt: card },
    { type: 'signed-in' },
    { phase: 'finishing' },
  ],
];

const returns: Row[] = [
  [
    'back from the wallet',
    restorePayment({ phase: 'approving', attempt: wallet }),
    back(approvedWallet),
    { phase: 'finishing', attempt: approvedWallet },
  ],
  [
    'back from the wallet without paying',
    restorePayment({ phase: 'approving', attempt: wallet }),
    back(wallet),
    { phase: 'choosing', interruption: 'cancelled' },
  ],
  ['back in another tab', idle, back(approvedWallet), { phase: 'finishing' }],
  ['nothing is known and nothing is named', idle, back(wallet), { phase: 'choosing' }],
  [
    'back from the bank',
    restorePayment({ phase: 'approving', attempt: card }),
    back(card),
    { phase: 'finishing', attempt: card },
  ],
  [
    'back from the bank of an earlier card',
    restorePayment({ phase: 'approving', attempt: card }),
    back({ ...card, chargeId: 'earlier' }),
    { phase: 'processing', attempt: card },
  ],
  [
    'back twice',
    { phase: 'received', attempt: approvedWallet },
    back(approvedWallet),
    { phase: 'received' },
  ],
  [
    'an old wallet comes back while a card is running',
    { phase: 'processing', attempt: card, pollCount: 0 },
    back(approvedWallet),
    { phase: 'processing', attempt: card },
  ],
];

describe.each([
  ['the start [7.016]', starts],
  ['the end [4.061] [4.062] [4.063] [8.038]', ends],
  ['the return', returns],
])('%s', (_, rows) => {
  test.each(rows)('%s', (_name, before, event, after) => {
    expect(paymentReducer(before, event)).toMatchObject(after);
  });
});
