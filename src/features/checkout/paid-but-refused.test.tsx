import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '~/api/testing';
import { tokenFor } from '~/voucher/testing';
import { ledger, openPayment, ORDER, paid, redeemed } from './testing';

const openPaid = (...[answers, options]: Parameters<typeof openPayment>) =>
  openPayment(answers, options, paid);

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

test('[5.031] what is refused after the payment can be corrected', async () => {
  const { user } = await openPaid({
    redeemVoucher: { status: 422, example: 'customer-validation-failed' },
  });
  await user.click(await screen.findByRole('button', { name: 'Angaben ändern' }));
  expect(await screen.findByLabelText('Vorname')).toHaveValue('Mia');
  expect(await screen.findByRole('link', { name: /^E-Mail-Adresse/ })).toBeVisible();
});

test('[4.069] a redemption that is refused after the payment says that the money is safe', async () => {
  const { user, of } = await openPaid({
    redeemVoucher: [{ status: 409, example: 'partner-unavailable' }, redeemed],
  });
  expect(await screen.findByRole('heading', { name: 'Deine Zahlung ist sicher' })).toBeVisible();
  expect(screen.getByText(/25,00\s€ sind auf deinem Gutschein/)).toBeVisible();
  expect(screen.getByText('Dieser Shop ist gerade nicht verfügbar')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Shop aussuchen' })).toHaveAttribute('href', '/shops');
  expect(of('redeemVoucher')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  await waitFor(() => expect(of('redeemVoucher')).toHaveLength(2));
  const keys = of('redeemVoucher').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(2);
});

test('[4.069] what cannot work again after the payment is not offered again', async () => {
  await openPaid({
    redeemVoucher: { status: 410, example: 'shop-gone' },
  });
  expect(await screen.findByRole('link', { name: 'Shop aussuchen' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Noch einmal versuchen' })).toBeNull();
});

test('[4.069] a payment that was spent in another tab meanwhile is not called safe', async () => {
  const token = tokenFor(undefined, { balanceInCent: 1000 });
  await openPaid({
    redeemVoucher: { status: 409, example: 'partner-unavailable' },
    refreshVoucherToken: { status: 200, raw: JSON.stringify({ token }) },
  });
  const title = 'Dieser Shop ist gerade nicht verfügbar';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.queryByText(/ist sicher|sind auf deinem Gutschein/)).toBeNull();
});

test('[4.069] a payment that its provider took back is not called safe', async () => {
  const { of } = await openPaid({
    redeemVoucher: { status: 402, example: 'payment-failed' },
    refreshVoucherToken: { status: 200, raw: JSON.stringify({ token: tokenFor(undefined) }) },
  });
  const title = 'Die Zahlung hat nicht geklappt';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.queryByText(/ist sicher|sind auf deinem Gutschein/)).toBeNull();
  expect(screen.getByText(/gilt die Zahlung von 25,00\s€ nicht/)).toBeVisible();
  expect(screen.queryByText(/nichts abgebucht/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Angaben ändern' })).toBeVisible();
  // What is on the voucher is asked for again.
  expect(of('refreshVoucherToken')).toHaveLength(1);
});

test('[4.069] a payment that was taken back is not called safe where the balance cannot be asked for', async () => {
  const { session } = await openPaid({ redeemVoucher: { status: 402, example: 'payment-failed' } });
  const title = 'Die Zahlung hat nicht geklappt';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.queryByText(/ist sicher|sind auf deinem Gutschein/)).toBeNull();
  expect(session.getState()).toHaveProperty('voucher.balanceInCent', 3000);
});

test('[4.069] a payment that is called failed and is on the voucher all the same is safe', async () => {
  const token = tokenFor(undefined, { balanceInCent: 5500 });
  await openPaid({
    redeemVoucher: { status: 402, example: 'payment-failed' },
    refreshVoucherToken: { status: 200, raw: JSON.stringify({ token }) },
  });
  expect(await screen.findByRole('heading', { name: 'Deine Zahlung ist sicher' })).toBeVisible();
  expect(screen.queryByText(/nichts abgebucht|gilt die Zahlung/)).toBeNull();
});

/** What is still missing of 55 €, as the server says it. */
const missing = { differenceInCent: 1500, balanceInCent: 4000, currency: 'EUR' };
const balanceOf = (balanceInCent: number): Answer => ({
  status: 200,
  raw: JSON.stringify({ token: tokenFor(undefined, { balanceInCent }) }),
});
const stillMissing: Answer = {
  status: 201,
  raw: JSON.stringify({ status: 'payment_required', redemptionCompleted: false, ...missing }),
};

const refusedAsMissing: Answer = {
  status: 409,
  raw: JSON.stringify({
    type: 'urn:problem:credit-insufficient',
    title: 'The credit does not cover the value',
    status: 409,
    code: 'CREDIT_INSUFFICIENT',
    ...missing,
  }),
};

test.each<[string, Answer]>([
  ['a result', stillMissing],
  ['a refusal', refusedAsMissing],
])(
  '[4.069] [5.030] a server that wants more after the payment, by %s, is asked once',
  async (_name, answer) => {
    const { user, of, redemption } = await openPaid({
      redeemVoucher: answer,
      refreshVoucherToken: balanceOf(missing.balanceInCent),
    });
    const title = 'Dein Guthaben reicht dafür nicht';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    // Less than there was with the payment: nobody says that the money is on the voucher.
    expect(screen.queryByText(/ist sicher|sind auf deinem Gutschein/)).toBeNull();
    expect(screen.getByText(/bezahle bitte nicht noch einmal/)).toBeVisible();
    expect(screen.getByText(/fehlen noch/)).toBeVisible();
    expect(of('redeemVoucher')).toHaveLength(1);
    // What was paid for is over: the next difference is another order, which no copy of the tab has paid.
    await user.click(screen.getByRole('button', { name: 'Angaben ändern' }));
    expect(redemption.getState()).toMatchObject({ phase: 'filling' });
    expect(redemption.getState()).not.toHaveProperty('order.id', ORDER);
    expect(of('redeemVoucher')).toHaveLength(1);
  },
);

test('[5.030] what is missing after the payment is paid, as an order of its own', async () => {
  const { user, of, redemption } = await openPaid({
    redeemVoucher: stillMissing,
    refreshVoucherToken: balanceOf(missing.balanceInCent),
  });
  expect(await screen.findByText(/Dein Guthaben beträgt jetzt/)).toBeVisible();
  // The same request cannot succeed before the rest is paid.
  expect(screen.queryByRole('button', { name: 'Noch einmal versuchen' })).toBeNull();
  const refused = redemption.getState();
  const due = refused.phase === 'paid-but-refused' ? refused.refusal.due : undefined;
  ledger().set(missing.balanceInCent);
  await user.click(screen.getByRole('button', { name: /^Weiter: .* bezahlen$/ }));
  expect(await screen.findByRole('heading', { name: 'Differenz bezahlen' })).toBeVisible();
  const state = redemption.getState();
  expect(state).toMatchObject({ phase: 'paying', due });
  expect(state).not.toHaveProperty('order.id', ORDER);
  expect(state).not.toHaveProperty('request.chargeId');
  expect(await screen.findByRole('heading', { name: 'Amazon Pay' })).toBeVisible();
  expect(of('redeemVoucher')).toHaveLength(1);
});

test('[4.069] who is asked to pay once more reads what was paid, and the sum of both afterwards', async () => {
  const { user, redemption } = await openPaid({
    redeemVoucher: stillMissing,
    refreshVoucherToken: balanceOf(missing.balanceInCent),
  });
  const goOn = await screen.findByRole('button', { name: /^Weiter: .* bezahlen$/ });
  ledger().set(missing.balanceInCent);
  await user.click(goOn);
  expect(await screen.findByText(/bezahle bitte nicht noch einmal/)).toHaveTextContent(/25,00\s€/);
  const state = redemption.getState();
  const orderKey = state.phase === 'paying' ? state.key : '';
  const again = { chargeId: 'chg-again', amountInCent: 1500, currency: 'EUR' } as const;
  act(() => redemption.paymentReceived(orderKey, again));
  expect(await screen.findByText(/Du hast 40,00\s€ bezahlt/)).toBeVisible();
});

test.each([
  ['says something else', balanceOf(5500), 'Da ist etwas schiefgelaufen'],
  ['has fallen', balanceOf(2000), 'Die Bestätigung ist noch unklar'],
  [
    'is not told',
    { status: 503, example: 'temporary-failure' },
    'Dein Guthaben reicht dafür nicht',
  ],
])(
  '[4.069] what is missing after the payment is not asked for where the balance %s',
  async (_name, refreshVoucherToken, title) => {
    const { of } = await openPaid({
      redeemVoucher: stillMissing,
      refreshVoucherToken,
    });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByRole('button', { name: /bezahlen/ })).toBeNull();
    expect(screen.queryByText(/fehlen noch/)).toBeNull();
    expect(of('refreshVoucherToken').length).toBeGreaterThan(0);
  },
);

test('[4.069] a refusal beside a balance that has fallen meanwhile stays a refusal', async () => {
  const { redemption } = await openPaid({
    redeemVoucher: refusedAsMissing,
    refreshVoucherToken: balanceOf(2000),
  });
  const title = 'Dein Guthaben reicht dafür nicht';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  // The sum does not follow from the balance, so it is not asked for.
  expect(screen.queryByText(/fehlen noch/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Weiter: .* bezahlen$/ })).toBeNull();
  expect(redemption.getState()).toMatchObject({ phase: 'paid-but-refused' });
});

test('[4.069] money that the balance does not hold is never called safe', async () => {
  const { user } = await openPaid({
    redeemVoucher: stillMissing,
    refreshVoucherToken: balanceOf(2000),
  });
  await user.click(await screen.findByRole('button', { name: 'Noch einmal nachsehen' }));
  expect(await screen.findByText(/bezahle bitte nicht noch einmal/)).toBeVisible();
  expect(screen.queryByText(/ist sicher|sind auf deinem Gutschein/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Weiter: .* bezahlen$/ })).toBeNull();
});

test('[8.022] a voucher that is refused for good after the payment leads to the support', async () => {
  await openPaid({
    redeemVoucher: { status: 409, example: 'voucher-blocked' },
  });
  expect(await screen.findByText(/Melde dich bitte beim Kundenservice/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zur Hilfe' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Noch einmal versuchen' })).toBeNull();
});
