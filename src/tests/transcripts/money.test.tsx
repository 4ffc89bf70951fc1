import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Component as ReturnPage } from '~/features/payment-return/return-page';
import { Component as CheckoutPage } from '~/features/prepaid/prepaid-checkout-page';
import { Component as EnterPage } from '~/features/prepaid/prepaid-enter-page';
import { Component as FinalizedPage } from '~/features/prepaid/prepaid-finalized-page';
import type { PaymentState } from '~/payment/payment-state';
import { writeCard } from '~/payment/prepaid-card';
import { paymentStorage, writePayment } from '~/payment/payment-storage';
import { cardAttempt as attempt, heldCard } from '~/payment/testing';
import { focusedNotice } from '~/tests/focused-notice';
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
/** A tab in which a payment was begun. */
function begun(state: PaymentState): void {
  writeCard(paymentStorage, 'schenkwerk-de', heldCard);
  writePayment(paymentStorage, 'schenkwerk-de', {
    order: { flow: 'prepaid', amountInCent: 2500, currency: 'EUR', voucherId: 'card-1' },
    state,
  });
}
const bank = `/payment/unzer?flow=prepaid&amount=2500&currency=EUR&chargeId=${attempt.chargeId}`;

test('a top-up up to the payment', async () => {
  await openPages(routes, {
    at: '/prepaid',
    site,
    answers: { lookUpPrepaidVoucher: ok('prepaid-30') },
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
  writeCard(paymentStorage, 'schenkwerk-de', heldCard);
  begun({ phase: 'approving', attempt });
  await openPages(routes, {
    at: bank,
    site,
    answers: {
      finalizeChargeUnzer: ok('charge-failed'),
    },
  });
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
  begun({ phase: 'approving', attempt });
  await openPages(routes, {
    at: bank,
    site,
    answers: { finalizeChargeUnzer: { status: 503, example: 'temporary-failure' } },
  });
  await see('Ob die Zahlung geklappt hat, ist noch offen');
  await expectTranscript('payment-unanswered');
});

test('a payment that cannot be finished any more', async () => {
  begun({ phase: 'approving', attempt });
  await openPages(routes, {
    at: bank,
    site,
    answers: { finalizeChargeUnzer: { status: 409, example: 'voucher-not-chargeable' } },
  });
  await focusedNotice();
  await expectTranscript('payment-closed');
});

test('a payment that is decided later', async () => {
  begun({ phase: 'approving', attempt });
  await openPages(routes, {
    at: bank,
    answers: { finalizeChargeUnzer: ok('charge-processing'), getCharge: ok('charge-processing') },
  });
  await screen.findByText(/^Das dauert meist nur/);
  await expectTranscript('payment-processing');
});

test('a payment that was received', async () => {
  begun({ phase: 'approving', attempt });
  await openPages(routes, { at: bank, answers: { finalizeChargeUnzer: ok('charge-received') } });
  await see('Deine Gutscheinkarte ist aufgeladen');
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
