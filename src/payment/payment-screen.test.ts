import { expect, test } from 'vitest';
import { ApiError, signedOut } from '~/api/errors';
import type { Charge, Known } from '~/voucher/activity';
import { paymentScreen, type PaymentScreen } from './payment-screen';

// The answer of the server decides what is shown; the walks of the model do not tell which screen it is.

const charge = (key: string, status: Charge['status'], orderKey = 'order'): Charge => ({
  chargeId: `charge-${key}`,
  key,
  provider: 'paypal',
  status,
  amountInCent: 500,
  currency: 'EUR',
  orderKey,
  createdAt: '2026-01-01T12:00:00Z',
});
const known = (...charges: Charge[]): Known => ({
  version: '"1"',
  balanceInCent: 2500,
  currency: 'EUR',
  charges,
  redemptions: [],
});
const order = { orderKey: 'order', voucherId: 'mine' };
const topUp = { voucherId: 'mine' };
const attempt = { provider: 'paypal', startKey: 'own', createdAt: 1 } as const;
const lost = new ApiError({ kind: 'network', code: 'UNKNOWN' });

const open = charge('own', 'open');
const otherOpen = charge('other', 'open', 'another');
const failed = charge('own', 'failed');
const received = charge('other', 'received');

test.each<[string, Parameters<typeof paymentScreen>, PaymentScreen]>([
  ['nobody is signed in', [{ order }, undefined, { known: known() }], { name: 'signed-out' }],
  [
    'nobody is signed in, and no order says for whom',
    [{}, undefined, { known: known() }],
    { name: 'signed-out' },
  ],
  ['another voucher is held', [{ order }, 'other', { known: known() }], { name: 'signed-out' }],
  ['the session is over', [{ order }, 'mine', { error: signedOut() }], { name: 'signed-out' }],
  ['nothing is told yet', [{ order }, 'mine', {}], { name: 'asking' }],
  [
    'an error is told, whatever came before it',
    [{ order }, 'mine', { known: known(open), error: lost }],
    { name: 'asking', error: lost },
  ],
  ['nothing is under way', [{ order, attempt }, 'mine', { known: known() }], { name: 'choosing' }],
  [
    'a page without an order takes the voucher that is held',
    [{}, 'mine', { known: known() }],
    { name: 'choosing' },
  ],
  [
    'the attempt of this tab has failed',
    [{ order, attempt }, 'mine', { known: known(charge('other', 'failed'), failed) }],
    { name: 'choosing', last: failed },
  ],
  [
    'the attempt of this tab paid for something else',
    [{ order, attempt }, 'mine', { known: known(charge('own', 'received', 'another')) }],
    { name: 'choosing' },
  ],
  [
    'a failed attempt of another tab is not this one’s',
    [{ order, attempt }, 'mine', { known: known(charge('other', 'failed')) }],
    { name: 'choosing' },
  ],
  [
    'the attempt of this tab is open, before another one that is',
    [{ order, attempt }, 'mine', { known: known(otherOpen, open) }],
    { name: 'open', charge: open, isOwn: true },
  ],
  [
    'another one is open, and that of this tab is over',
    [{ order, attempt }, 'mine', { known: known(failed, otherOpen) }],
    { name: 'open', charge: otherOpen, isOwn: false },
  ],
  [
    'a provider decides',
    [{ order, attempt }, 'mine', { known: known(charge('own', 'processing')) }],
    { name: 'processing', charge: charge('own', 'processing'), isOwn: true },
  ],
  [
    'the order was paid elsewhere, although this tab has begun',
    [{ order, attempt }, 'mine', { known: known(open, received) }],
    { name: 'received', charge: received },
  ],
  [
    'a top-up was paid by this tab',
    [{ order: topUp, attempt }, 'mine', { known: known(received, charge('own', 'received')) }],
    { name: 'received', charge: charge('own', 'received') },
  ],
  [
    'a top-up of another tab is nothing to this one',
    [{ order: topUp, attempt }, 'mine', { known: known(received) }],
    { name: 'choosing' },
  ],
])('%s', (_, given, screen) => {
  expect(paymentScreen(...given)).toEqual(screen);
});
