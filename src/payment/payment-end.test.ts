import {
  answered,
  approvedWallet,
  button,
  card,
  problem,
  refused,
  unheard,
  testTransitions,
  type Row,
} from './machine-testing';
import { idle, MAX_POLLS } from './payment-state';

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
    'a payment that the server does not know after many looks may be forgotten',
    { phase: 'processing', attempt: card, pollCount: MAX_POLLS - 1 },
    refused('NOT_FOUND', 404),
    { phase: 'awaiting-provider', error: { code: 'NOT_FOUND' } },
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

testTransitions('the end [4.061] [4.062] [4.063] [8.038]', ends);
