import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Component as ReturnPage } from '~/features/payment-return/return-page';
import { Component as CheckoutPage } from '~/features/prepaid/prepaid-checkout-page';
import { Component as EnterPage } from '~/features/prepaid/prepaid-enter-page';
import { Component as FinalizedPage } from '~/features/prepaid/prepaid-finalized-page';
import type { Charge } from '~/voucher/activity';
import { writeCard } from '~/payment/prepaid-card';
import { paymentStorage, writePayment } from '~/payment/payment-storage';
import { answersOf, cardAttempt, createLedger, heldCard, type LUCK } from '~/payment/testing';
import { expectTranscript, ok, openPages, pick, prepareBrowser, press, put, see } from './testing';

vi.mock('~/ui/live-region', () => import('./said'));

beforeEach(prepareBrowser);
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
});

const routes = [
  { path: '/prepaid', Component: EnterPage },
  { path: '/prepaid/checkout', Component: CheckoutPage },
  { path: '/prepaid/finalized', Component: FinalizedPage },
  { path: '/payment/unzer', Component: ReturnPage },
];
const site = {
  paymentOptions: [
    { name: 'paypal', clientId: 'client' },
    { name: 'unzer', publicKey: 'key' },
  ],
};
const attempt = { ...cardAttempt, redirectUrl: 'https://bank.example' };

/** A tab in which a payment was begun, and the server's answers. @param luck what the bank does with it */
function begun(luck: keyof typeof LUCK, status: Charge['status'] = 'open') {
  writeCard(paymentStorage, 'schenkwerk-de', heldCard);
  writePayment(paymentStorage, 'schenkwerk-de', {
    order: { flow: 'prepaid', amountInCent: 2500, currency: 'EUR', voucherId: 'card-1' },
    attempt,
  });
  const ledger = createLedger({ one: true, compares: false, keepsCancelled: true }, 3000);
  ledger.book({ key: attempt.startKey, provider: 'unzer', status });
  return answersOf(ledger, () => luck);
}
const bank = `/payment/unzer?flow=prepaid&chargeId=${attempt.chargeId}`;

test('a top-up up to the payment', async () => {
  await openPages(routes, {
    at: '/prepaid',
    site,
    answers: {
      lookUpPrepaidVoucher: ok('prepaid-30'),
      getVoucherActivity: { ...ok('activity-none'), headers: { ETag: '"1"' } },
    },
  });
  await press('Gutscheinkarte prüfen');
  await expectTranscript('prepaid-errors');
  put('Seriennummer', '123456789');
  await press('Gutscheinkarte prüfen');
  await see('Wie viel möchtest du aufladen?');
  await press('Weiter zur Zahlung');
  await expectTranscript('prepaid-amount-missing');
  await pick(/Anderer Betrag/);
  put('Dein Betrag', '14');
  await press('Weiter zur Zahlung');
  await expectTranscript('prepaid-amount-errors');
  put('Dein Betrag', '40');
  await press('Weiter zur Zahlung');
  await see('Bezahlen');
  await expectTranscript('payment-choice');
});

test('a payment that failed', async () => {
  await openPages(routes, { at: bank, site, answers: begun('failed') });
  await see('Die Zahlung hat nicht geklappt');
  await expectTranscript('payment-failed');
  // The refusal is said where the card is chosen.
  await pick(/PayPal/);
  expect(screen.queryByText('Die Zahlung hat nicht geklappt')).toBeNull();
  await pick(/Kreditkarte/);
  await see('Die Zahlung hat nicht geklappt');
  // Without the focus, which stays where the arrow keys go on.
  expect(screen.queryByRole('group', { name: 'Die Zahlung hat nicht geklappt' })).toBeNull();
});

test('a payment whose answer does not come', async () => {
  const failure = { status: 503, example: 'temporary-failure' };
  begun('received');
  await openPages(routes, { at: bank, site, answers: { getVoucherActivity: failure } });
  await see('Ob die Zahlung geklappt hat, ist noch offen');
  await expectTranscript('payment-unanswered');
});

test('a payment that is approved and not ended', async () => {
  const failure = { status: 503, example: 'temporary-failure' };
  const answers = { ...begun('received'), finalizeChargeUnzer: failure };
  await openPages(routes, { at: bank, site, answers });
  await see('Kreditkarte: Die Zahlung ist noch nicht fertig');
  await expectTranscript('payment-open');
});

test('a payment that is decided later', async () => {
  await openPages(routes, { at: bank, answers: begun('processing') });
  await screen.findByText(/^Das dauert meist nur/);
  await expectTranscript('payment-processing');
});

test('a payment that was received', async () => {
  await openPages(routes, { at: bank, answers: begun('received') });
  await see('Deine Gutscheinkarte ist aufgeladen');
  await screen.findByText('chg-20261121-0001');
  await expectTranscript('payment-received');
});

test('a return without a session', async () => {
  await openPages(routes, {
    at: bank,
    answers: {},
  });
  await press('Zahlung prüfen');
  await expectTranscript('payment-signed-out');
});
