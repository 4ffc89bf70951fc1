import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { focusedNotice } from '~/tests/focused-notice';
import { tokenFor } from '~/voucher/testing';
import { choosePaypal, found, ledger, open, press, aroundPayments, toPayment } from './testing';

aroundPayments();

test('[7.036] a provider that this website does not know is left out', async () => {
  const lookup = {
    token: tokenFor(undefined, {}),
    currentValueInCent: 0,
    minChargeInCent: 1500,
    maxChargeInCent: 15_000,
    currency: 'EUR',
    providers: ['bank_transfer', 'paypal', 'unzer'],
  };
  const { user } = await open({
    lookUpPrepaidVoucher: { status: 200, raw: JSON.stringify(lookup) },
  });
  await toPayment(user);
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});
test.each([
  [409, 'voucher-not-chargeable'],
  [409, 'voucher-already-charged'],
  [409, 'contact-support'],
  [402, 'payment-failed'],
  [422, 'charge-below-minimum'],
  [422, 'charge-above-maximum'],
])('a start that is refused with %i %s is shown', async (status, example) => {
  const { count } = await choosePaypal({
    initChargePaypal: { status, example },
  });
  await press('onApprove');
  expect(await focusedNotice()).toBeVisible();
  expect(screen.getByRole('link', { name: 'Betrag ändern' })).toBeVisible();
  expect(count('finalizeChargePaypal')).toBe(0);
});

test('a session that is over asks for the serial number, never for a code', async () => {
  await choosePaypal();
  ledger().signOut();
  await press('onApprove').catch(() => undefined);
  expect(await screen.findByLabelText('Seriennummer')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/deinen Code|Code eingeben/);
});

test('a script that is blocked leaves the others usable', async () => {
  vi.stubGlobal('paypal', undefined);
  const { user } = await open({ lookUpPrepaidVoucher: found });
  await toPayment(user);
  await user.click(screen.getByRole('radio', { name: /PayPal/ }));
  const script = await waitFor(() => {
    const element = document.head.querySelector('script[src$="paypal.js"]');
    expect(element).not.toBeNull();
    return element;
  });
  script?.dispatchEvent(new Event('error'));
  expect(
    await screen.findByRole('heading', { name: 'Gerade nicht verfügbar: PayPal' }),
  ).toBeVisible();
  expect(screen.getByRole('radio', { name: /Kreditkarte/ })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(screen.getByRole('group', { name: 'PayPal' })).toHaveFocus();
});

test('no script is loaded before its provider is chosen', async () => {
  const { user } = await open({ lookUpPrepaidVoucher: found });
  await toPayment(user);
  expect(document.head.querySelectorAll('script')).toHaveLength(0);
});

test('[1.024] where the browser keeps nothing, no payment begins', async () => {
  const page = await open({ lookUpPrepaidVoucher: found });
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
  await toPayment(page.user);
  expect(await screen.findByRole('alert')).toHaveTextContent(/nichts abgebucht/);
  expect(screen.queryByRole('radio', { name: /PayPal/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Zur Hilfe' })).toBeVisible();
});
