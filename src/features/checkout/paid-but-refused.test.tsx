import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer, Answering, Call } from '~/api/testing';
import { answersOf } from '~/payment/testing';
import { KEY } from '~/redemption/testing';
import { leaving, ledger, openPayment, ORDER, paid, redeemed, refusedWith } from './testing';

const openPaid = (...[answers, options]: Parameters<typeof openPayment>) =>
  openPayment(answers, options, paid);

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  isSilent = false;
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
  await openPaid({ redeemVoucher: leaving(1000, { status: 409, example: 'partner-unavailable' }) });
  const title = 'Dieser Shop ist gerade nicht verfügbar';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.queryByText(/ist sicher|sind auf deinem Gutschein/)).toBeNull();
});

test('[4.069] a payment that its provider took back is not called safe', async () => {
  await openPaid({ redeemVoucher: leaving(3000, { status: 402, example: 'payment-failed' }) });
  const title = 'Die Zahlung hat nicht geklappt';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.queryByText(/ist sicher|sind auf deinem Gutschein/)).toBeNull();
  expect(screen.getByText(/gilt die Zahlung von 25,00\s€ nicht/)).toBeVisible();
  expect(screen.queryByText(/nichts abgebucht/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Angaben ändern' })).toBeVisible();
});

let isSilent = false;
/** The server tells what is known, unless it is silent. */
const known: Answering = (call, path) =>
  isSilent
    ? { status: 503, example: 'temporary-failure' }
    : (answersOf(ledger())['getVoucherActivity']?.(call, path) ?? { status: 0 });
/** The server does not tell anything after its answer. */
function silentAfter(answer: Answer): Answering {
  return () => {
    isSilent = true;
    return answer;
  };
}
/** The server lists the redemption, whatever it answers. */
function redeemedBeside(answer: Answer): Answering {
  return () => {
    ledger().redemptions.push({ key: KEY, status: 'ready', createdAt: '2026-11-21T12:00:00Z' });
    return leaving(500, answer)({} as Call, '');
  };
}

test('[4.069] a payment that was taken back is not called safe where the balance cannot be asked for', async () => {
  const { session } = await openPaid({
    redeemVoucher: silentAfter({ status: 402, example: 'payment-failed' }),
    getVoucherActivity: known,
  });
  const title = 'Die Zahlung hat nicht geklappt';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.queryByText(/ist sicher|sind auf deinem Gutschein/)).toBeNull();
  expect(session.getState()).toHaveProperty('voucher.balanceInCent', 3000);
});

test('[4.069] a payment that is called failed and is on the voucher all the same is safe', async () => {
  await openPaid({ redeemVoucher: { status: 402, example: 'payment-failed' } });
  expect(await screen.findByRole('heading', { name: 'Deine Zahlung ist sicher' })).toBeVisible();
  expect(screen.queryByText(/nichts abgebucht|gilt die Zahlung/)).toBeNull();
});

/** What is still missing of 55 €, as the server says it. */
const missing = { differenceInCent: 1500, balanceInCent: 4000, currency: 'EUR' };
const stillMissing: Answer = {
  status: 201,
  raw: JSON.stringify({ status: 'payment_required', redemptionCompleted: false, ...missing }),
};

const refusedAsMissing = refusedWith(missing.differenceInCent, missing.balanceInCent);

test.each<[string, Answer]>([
  ['a result', stillMissing],
  ['a refusal', refusedAsMissing],
])(
  '[4.069] [5.030] a server that wants more after the payment, by %s, is asked once',
  async (_name, answer) => {
    const { user, of, redemption } = await openPaid({
      redeemVoucher: leaving(missing.balanceInCent, answer),
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
    redeemVoucher: leaving(missing.balanceInCent, stillMissing),
  });
  expect(await screen.findByText(/Dein Guthaben beträgt jetzt/)).toBeVisible();
  // The same request cannot succeed before the rest is paid.
  expect(screen.queryByRole('button', { name: 'Noch einmal versuchen' })).toBeNull();
  const refused = redemption.getState();
  const due = refused.phase === 'paid-but-refused' ? refused.refusal.due : undefined;
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
    redeemVoucher: leaving(missing.balanceInCent, stillMissing),
  });
  const goOn = await screen.findByRole('button', { name: /^Weiter: .* bezahlen$/ });
  await user.click(goOn);
  expect(await screen.findByText(/bezahle bitte nicht noch einmal/)).toHaveTextContent(/25,00\s€/);
  const state = redemption.getState();
  const orderKey = state.phase === 'paying' ? state.key : '';
  const again = { chargeId: 'chg-again', amountInCent: 1500, currency: 'EUR' } as const;
  act(() => redemption.paymentReceived(orderKey, again));
  expect(await screen.findByText(/Du hast 40,00\s€ bezahlt/)).toBeVisible();
});

test.each<[string, Answering, string]>([
  ['has another balance', leaving(5500, stillMissing), 'Da ist etwas schiefgelaufen'],
  ['has a balance that has fallen', leaving(2000, stillMissing), 'Da ist etwas schiefgelaufen'],
  ['lists it as redeemed', redeemedBeside(stillMissing), 'Die Bestätigung ist noch unklar'],
  ['does not tell the balance', silentAfter(stillMissing), 'Dein Guthaben reicht dafür nicht'],
])(
  '[4.069] what is missing after the payment is not asked for where the server %s',
  async (_name, redeemVoucher, title) => {
    await openPaid({ redeemVoucher, getVoucherActivity: known });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByRole('button', { name: /bezahlen/ })).toBeNull();
    expect(screen.queryByText(/fehlen noch/)).toBeNull();
  },
);

test('[4.069] a refusal beside a balance that has fallen meanwhile stays a refusal', async () => {
  const { redemption } = await openPaid({
    redeemVoucher: leaving(2000, refusedAsMissing),
  });
  const title = 'Dein Guthaben reicht dafür nicht';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  // The sum does not follow from the balance, so it is not asked for.
  expect(screen.queryByText(/fehlen noch/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Weiter: .* bezahlen$/ })).toBeNull();
  expect(redemption.getState()).toMatchObject({ phase: 'paid-but-refused' });
});

test('[4.069] money that the balance does not hold is never called safe', async () => {
  await openPaid({ redeemVoucher: leaving(2000, stillMissing) });
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
