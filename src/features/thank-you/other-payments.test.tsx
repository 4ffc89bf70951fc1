import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { paymentStorage, readPayment, writePayment } from '~/payment/payment-storage';
import { keepOpenPayment } from '~/payment/open-payments';
import { cardAttempt } from '~/payment/testing';
import { createReplacedAttempts } from '~/payment/others/replaced-attempts';
import { VOUCHER } from '~/redemption/testing';
import { none, offered, openThankYou } from './testing';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

test('[4.061] names the payments for this voucher that were begun besides', async () => {
  const attempt = { amountInCent: 14000, currency: 'EUR', createdAt: Date.now() } as const;
  const order = { flow: 'redeem', amountInCent: 14000, currency: 'EUR' } as const;
  const kept = createReplacedAttempts(paymentStorage, 'schenkwerk-de', 'redeem');
  kept.add({
    order: { ...order, voucherId: VOUCHER },
    attempt: { ...attempt, provider: 'amazonpay', startKey: 'key-1' },
    received: { chargedInCent: 14000, currency: 'EUR', transactionNumber: 'TX-9' },
  });
  kept.add({
    order: { ...order, voucherId: VOUCHER },
    attempt: { ...attempt, provider: 'paypal', startKey: 'key-2' },
  });
  kept.add({
    order: { ...order, voucherId: 'another-voucher' },
    attempt: { ...attempt, provider: 'unzer', startKey: 'key-3' },
  });
  await openThankYou(none);
  const [received, open, ...more] = within(
    (await screen.findByRole('heading', { name: 'Weitere Zahlungen' })).parentElement!,
  ).getAllByRole('listitem');
  expect(received).toHaveTextContent(/^Amazon Pay: 140,00\s€ sind auch eingegangen.*TX-9$/);
  expect(open).toHaveTextContent(/^PayPal: Ob 140,00\s€ angekommen sind, ist noch offen/);
  expect(more).toEqual([]);
});

test('[4.061] names what another tab has begun and left open', async () => {
  keepOpenPayment({
    order: { flow: 'redeem', amountInCent: 2500, currency: 'EUR', voucherId: VOUCHER },
    attempt: { ...cardAttempt, createdAt: Date.now() },
  });
  await openThankYou({ ...none, getCharge: { status: 200, example: 'charge-processing' } });
  expect(await screen.findByText(/^Kreditkarte: Ob 25,00\s€ angekommen sind/)).toBeVisible();
});

test('[4.061] asks about a wallet that was left, and that nothing needs any more', async () => {
  const attempt = {
    provider: 'amazonpay',
    amountInCent: 2500,
    currency: 'EUR',
    createdAt: Date.now(),
    startKey: 'key-1',
    chargeId: 'chg-20261121-0001',
  } as const;
  writePayment(paymentStorage, 'schenkwerk-de', {
    order: { flow: 'redeem', amountInCent: 2500, currency: 'EUR', voucherId: VOUCHER },
    state: { phase: 'choosing', interruption: 'left', attempt },
  });
  const { user } = await openThankYou({
    ...offered,
    getCharge: [
      { status: 200, example: 'charge-processing' },
      { status: 500, raw: '' },
      { status: 200, example: 'charge-processing' },
      { status: 200, example: 'charge-received' },
    ],
  });
  expect(await screen.findByText(/^Amazon Pay: Ob 25,00\s€ angekommen sind/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Noch einmal nachsehen' }));
  expect(await screen.findByText(/^Die Zahlung lässt sich gerade nicht abfragen/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Noch einmal nachsehen' }));
  expect(await screen.findByText(/^Bis jetzt ist nichts angekommen/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Noch einmal nachsehen' }));
  expect(await screen.findByText(/^Amazon Pay: 25,00\s€ sind auch eingegangen/)).toBeVisible();
  // What the answer says is on the voucher now, not what the redemption has left.
  expect(
    screen.getByRole('heading', { name: /^55,00\s€ bleiben auf deinem Gutschein/ }),
  ).toBeVisible();
  expect(screen.queryByRole('heading', { name: /^25,00\s€ bleiben/ })).toBeNull();
  expect(readPayment(paymentStorage, 'schenkwerk-de', 'redeem')).toBeUndefined();
});
