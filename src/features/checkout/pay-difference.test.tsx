import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '~/api';
import type { Answer } from '~/api/testing';
import { cardAttempt as attempt } from '~/payment/testing';
import { paymentStorage, readPayment, writePayment } from '~/payment/payment-storage';
import { notePaid } from '~/redemption/paid-orders';
import type { OpenRedemption } from '~/redemption/redemption-storage';
import { filling, KEY, nordlicht25, VOUCHER } from '~/redemption/testing';
import {
  costly,
  costlyForm,
  costlyRequest,
  openPayment,
  ORDER,
  paid,
  paying,
  received,
  receivedWith,
  redeemed,
} from './testing';
import { tokenFor } from '~/voucher/testing';
import { focusedNotice } from '~/tests/focused-notice';

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

test('[4.069] [5.030] a value above the balance leads to the payment, redeeming nothing', async () => {
  const { user, redemption, of } = await openPayment({}, { record: filling(costly, costlyForm) });
  await user.click(screen.getByLabelText(/Einlösebedingungen gelesen/));
  await user.click(screen.getByRole('button', { name: /^Weiter: 25,00/ }));
  await screen.findByRole('heading', { level: 1, name: 'Differenz bezahlen' });
  expect(redemption.getState()).toMatchObject({
    phase: 'paying',
    request: { redeemValue: 5500, termsAccepted: true },
  });
  expect(of('redeemVoucher')).toEqual([]);
});

test('[5.030] [3.133] a prepaid card pays at least the smallest top-up, and every sum says so', async () => {
  const { user, redemption } = await openPayment(
    {},
    { record: filling(costly, costlyForm), voucher: { balanceInCent: 5000, isPrepaid: true } },
  );
  expect(screen.getByText(/Du zahlst 15,00\s€ zu/)).toBeVisible();
  const review = screen.getByRole('region', { name: 'Bitte noch einmal prüfen' });
  expect(review).toHaveTextContent(/Dein Guthaben− 50,00\s€Du zahlst zu15,00\s€/);
  await user.click(screen.getByLabelText(/Einlösebedingungen gelesen/));
  await user.click(screen.getByRole('button', { name: /^Weiter: 15,00/ }));
  expect(await screen.findByText(/mindestens 15,00/)).toBeVisible();
  expect(redemption.getState()).toMatchObject({ request: { prepaidEndAmount: 6500 } });
});

test('[3.128] [4.069] what was paid is redeemed by itself, once, with the id of the payment', async () => {
  paid({ phase: 'received', attempt });
  const { router, redemption, of } = await openPayment({
    getCharge: received,
    redeemVoucher: redeemed,
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/thankyou'));
  expect(of('redeemVoucher')).toHaveLength(1);
  expect(of('redeemVoucher')[0]?.body).toEqual({
    ...costlyRequest,
    paymentRequired: true,
    chargeId: attempt.chargeId,
  });
  // Its confirmation says what was paid.
  expect(redemption.getState()).toMatchObject({ phase: 'done', paid: { amountInCent: 2500 } });
});

test('[4.069] an order that a copy of the tab has paid is not paid again', async () => {
  const { router, of } = await openPayment({ redeemVoucher: redeemed }, {}, (storage) =>
    notePaid(storage, 'schenkwerk-de', ORDER, {
      chargeId: 'charge-of-the-other-tab',
      amountInCent: 2500,
      currency: 'EUR',
    }),
  );
  await waitFor(() => expect(router.state.location.pathname).toBe('/thankyou'));
  expect(of('redeemVoucher')).toMatchObject([{ body: { chargeId: 'charge-of-the-other-tab' } }]);
  expect(screen.queryByRole('radio')).toBeNull();
});

test('[4.061] a payment that has begun keeps its amount when the balance has grown by it', async () => {
  paid({ phase: 'start-lost', attempt: { ...attempt, balanceInCent: 3000 } });
  await openPayment({}, { voucher: { balanceInCent: 5500 } });
  await screen.findByRole('button', { name: 'Noch einmal nachsehen' });
  expect(screen.getByText('Du bezahlst').parentElement).toHaveTextContent(/25,00\s€/);
});

test('[5.030] a balance that the server has corrected counts from then on', async () => {
  const { user, session } = await openPayment(
    { redeemVoucher: { status: 201, example: 'payment-required' } },
    { record: filling(nordlicht25, costlyForm), voucher: { balanceInCent: 5000 } },
  );
  await user.click(screen.getByLabelText(/Einlösebedingungen gelesen/));
  await user.click(screen.getByRole('button', { name: /verbindlich einlösen/ }));
  await user.click(await screen.findByRole('button', { name: 'Angaben ändern' }));
  expect(await screen.findByRole('button', { name: /^Weiter: .* bezahlen/ })).toBeVisible();
  expect(screen.queryByText(/bleiben auf deinem Gutschein/)).toBeNull();
  expect(session.getState()).toHaveProperty('voucher.balanceInCent', 1000);
});

test('[4.069] what was paid for another order redeems nothing, and is named before another payment', async () => {
  writePayment(paymentStorage, 'schenkwerk-de', {
    order: {
      flow: 'redeem',
      amountInCent: 2500,
      currency: 'EUR',
      orderId: 'another-order',
      voucherId: VOUCHER,
    },
    state: {
      phase: 'received',
      attempt: { ...attempt, chargeId: 'chg-before', createdAt: Date.now() },
    },
  });
  const { of } = await openPayment({
    getCharge: receivedWith(4500, 'chg-before'),
    redeemVoucher: redeemed,
  });
  expect(await screen.findByRole('heading', { name: 'Amazon Pay' })).toBeVisible();
  expect(of('redeemVoucher')).toEqual([]);
  expect(
    screen.getByRole('heading', { name: 'Eine frühere Zahlung ist eingegangen' }),
  ).toBeVisible();
  expect(screen.getByText(/^Kreditkarte: 25,00\s€ sind auch eingegangen/)).toBeVisible();
});

test('[4.069] a payment that is open for another voucher blocks no redemption, only a second payment', async () => {
  const other = { ...paying.redemption, voucherId: 'another' } as OpenRedemption;
  paid({ phase: 'signed-out', attempt: { ...attempt, amountInCent: 4000, balanceInCent: 1000 } });
  const order = { kind: 'shop', id: 'order-2', ...costly } as const;
  const { user, redemption, of } = await openPayment(
    {},
    {
      record: {
        redemption: { phase: 'filling', order, key: KEY },
        form: costlyForm,
        others: [other],
      },
    },
  );
  expect(
    await screen.findByText(
      'Ob eine Zahlung für einen anderen Gutschein geklappt hat, ist noch offen',
    ),
  ).toBeVisible();
  await user.click(screen.getByLabelText(/Einlösebedingungen gelesen/));
  await user.click(screen.getByRole('button', { name: /^Weiter: 25,00/ }));
  expect(await screen.findByRole('heading', { name: 'Differenz bezahlen' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/ist noch offen/);
  // The sum is that of this order.
  expect(screen.getByText('Du bezahlst').parentElement).toHaveTextContent(/25,00\s€/);
  expect(screen.queryByRole('radio', { name: /Amazon Pay/ })).toBeNull();
  expect(of('initChargeUnzer')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Angaben ändern' }));
  expect(redemption.getState()).toMatchObject({ phase: 'filling', order: { id: 'order-2' } });
  // The other payment is still known.
  expect(readPayment(paymentStorage, 'schenkwerk-de', 'redeem')?.order.orderId).toBe(ORDER);
});

test.each<[string, Answer]>([
  ['a result', { status: 201, example: 'payment-required' }],
  ['a refusal', { status: 409, example: 'credit-insufficient' }],
])(
  '[3.137] [5.030] [8.034] a difference that the server names in %s is paid',
  async (_, answer) => {
    const { user, redemption } = await openPayment(
      { redeemVoucher: answer },
      { record: filling(nordlicht25, costlyForm), voucher: { balanceInCent: 5000 } },
    );
    await user.click(screen.getByLabelText(/Einlösebedingungen gelesen/));
    await user.click(screen.getByRole('button', { name: /verbindlich einlösen/ }));
    expect(await screen.findByRole('heading', { name: 'Differenz bezahlen' })).toBeVisible();
    const state = redemption.getState();
    expect(state.phase).toBe('paying');
    expect(state).toHaveProperty('due.differenceInCent', expect.any(Number));
    expect(screen.getByRole('heading', { name: 'Amazon Pay' })).toBeVisible();
  },
);

/** An answer whose sum does not follow, and what the server then says is on the voucher, in cents. */
async function answerWrongDue(balanceInCent: number) {
  const due = { differenceInCent: 1, balanceInCent: 5000, currency: 'EUR' };
  const raw = JSON.stringify({ status: 'payment_required', redemptionCompleted: false, ...due });
  const token = tokenFor(undefined, { balanceInCent });
  const page = await openPayment(
    {
      redeemVoucher: { status: 201, raw },
      refreshVoucherToken: { status: 200, raw: JSON.stringify({ token }) },
    },
    { record: filling(nordlicht25, costlyForm), voucher: { balanceInCent: 5000 } },
  );
  await page.user.click(screen.getByLabelText(/Einlösebedingungen gelesen/));
  await page.user.click(screen.getByRole('button', { name: /verbindlich einlösen/ }));
  return page;
}

test('[5.030] a difference that does not follow is not paid, and the form opens again', async () => {
  const { redemption, of } = await answerWrongDue(5000);
  expect(await focusedNotice()).toHaveTextContent('Der Fehler liegt bei uns');
  expect(screen.queryByText(/0,01/)).toBeNull();
  expect(redemption.getState().phase).toBe('filling');
  expect(of('redeemVoucher')).toHaveLength(1);
});

test('[4.070] where the balance has fallen with it, the attempt keeps its key', async () => {
  const { redemption } = await answerWrongDue(2500);
  expect(await screen.findByText(/Bestätigung ist noch unklar/)).toBeVisible();
  expect(redemption.getState()).toMatchObject({ phase: 'uncertain', key: KEY });
});

test('[5.030] where nobody takes payments, no sum is asked for', async () => {
  const site = { paymentOptions: [], amazonPay: {} };
  await openPayment({}, { site });
  expect(
    screen.getByRole('heading', { level: 1, name: 'Die Differenz lässt sich hier nicht bezahlen' }),
  ).toBeVisible();
  expect(document.body).not.toHaveTextContent(/Du bezahlst|sofort ein/);
  expect(screen.getByRole('link', { name: 'Shop aussuchen' })).toBeVisible();
});

test('[4.063] a failed payment keeps everything and offers what there is', async () => {
  paid({ phase: 'failed', attempt });
  const { user } = await openPayment({});
  expect(
    await screen.findByRole('heading', { name: 'Die Zahlung hat nicht geklappt' }),
  ).toBeVisible();
  // With one way to pay there is no other one to choose.
  const notice = screen.getByRole('group', { name: 'Die Zahlung hat nicht geklappt' });
  expect(notice).not.toHaveTextContent(/andere Zahlungsart/);
  expect(screen.getByRole('heading', { name: 'Amazon Pay' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Angaben ändern' }));
  expect(await screen.findByLabelText('Vorname')).toHaveValue('Mia');
});

test('while a card is running nothing else can be paid', async () => {
  paid({ phase: 'processing', attempt, pollCount: 0 });
  const { of } = await openPayment({ getCharge: { status: 200, example: 'charge-processing' } });
  expect(await screen.findByText('Deine Zahlung wird bearbeitet')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Angaben ändern' })).toBeNull();
  expect(of('redeemVoucher')).toEqual([]);
});

test('[4.070] a payment whose session ended goes on when its code was entered on another page', async () => {
  paid({ phase: 'signed-out', attempt: { ...attempt, chargeId: 'chg-again' } });
  const { router } = await openPayment({ finalizeChargeUnzer: received, redeemVoucher: redeemed });
  await waitFor(() => expect(router.state.location.pathname).toBe('/thankyou'));
});

test('[4.070] a token that is refused again asks for the code, once', async () => {
  paid({ phase: 'signed-out', attempt: { ...attempt, chargeId: 'chg-refused' } });
  const { of } = await openPayment({
    finalizeChargeUnzer: { status: 401, example: 'session-expired' },
  });
  await waitFor(() => expect(of('finalizeChargeUnzer')).toHaveLength(1));
  expect(await screen.findByText(/gib noch einmal/i)).toBeVisible();
  expect(of('finalizeChargeUnzer')).toHaveLength(1);
});

const sentBefore = new ApiError({ kind: 'problem', code: 'IDEMPOTENCY_KEY_REUSED', status: 422 });

test('[4.061] a start that was sent before with other data leaves no button to pay', async () => {
  paid({ phase: 'closed', attempt, error: sentBefore });
  await openPayment({
    refreshVoucherToken: {
      status: 200,
      raw: JSON.stringify({ token: tokenFor(undefined, { balanceInCent: 3000 }) }),
    },
  });
  expect(await screen.findByText('Diese Zahlung wurde schon einmal abgeschickt')).toBeVisible();
  expect(await screen.findByText('30,00 €')).toBeVisible();
  expect(screen.queryByRole('button', { name: /bezahlen$/ })).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('[4.069] a payment that was refused for good is not the payment of the next order', async () => {
  paid({ phase: 'closed', attempt, error: sentBefore }, 'earlier-order');
  await openPayment({});
  expect(await screen.findByRole('heading', { name: 'Amazon Pay' })).toBeVisible();
});
