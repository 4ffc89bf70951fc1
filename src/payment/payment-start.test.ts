import { ApiError } from '~/api';
import {
  approvedWallet,
  back,
  card,
  problem,
  wallet,
  testTransitions,
  type Row,
} from './machine-testing';
import { idle, restorePayment } from './payment-state';

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
    'such a reason twice does not tell either whether a card was charged',
    { phase: 'starting', attempt: card, isRepeat: true },
    { type: 'start-lost', error: problem('UNKNOWN', 409) },
    { phase: 'start-lost', attempt: card, error: { code: 'UNKNOWN' } },
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
    { phase: 'choosing', interruption: 'returned' },
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

testTransitions('the start [7.016]', starts);
testTransitions('the return', returns);
