// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, type Answer } from '~/api/testing';
import { renderRoutes, type RenderOptions } from '~/tests/render-routes';
import type { PaymentState } from '~/payment/payment-state';
import { readPayment, writePayment } from '~/payment/payment-storage';
import { paymentStorage } from '~/payment/use-payment';
import { cardAttempt as attempt } from '~/payment/testing';
import type { OpenRedemption, TabRecord } from '~/redemption/redemption-storage';
import { filling, KEY, nordlicht25, VOUCHER } from '~/redemption/testing';
import { Component } from './checkout-page';
import type { KeyValueStore } from '~/lib/safe-storage';
import { notePaid } from '~/redemption/paid-orders';

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const choice = { ...nordlicht25, items: [{ valueInCent: 5500, quantity: 1 }] };
const form = {
  delivery: 'screen',
  salutation: 'mrs',
  firstName: 'Mia',
  lastName: 'Muster',
  email: 'mia@beispiel.de',
  repeatEmail: 'mia@beispiel.de',
};
const request = {
  shopId: 1001,
  items: choice.items,
  redeemValue: 5500,
  currency: 'EUR',
  delivery: 'screen',
  isCompany: false,
  customer: { salutation: 'mrs', firstName: 'Mia', lastName: 'Muster', email: 'mia@beispiel.de' },
  redeemStartingPoint: { source: 'shop-wall' },
  termsAccepted: true,
} as const;
const ORDER = 'order-1';

/** The difference of the order is being paid. */
const paying: Partial<TabRecord> = {
  redemption: {
    phase: 'paying',
    order: { kind: 'shop', id: ORDER, ...choice },
    request: { ...request, items: choice.items },
    key: KEY,
    voucherId: VOUCHER,
  },
  form,
};

/** The payment as the tab left it, for example on the return page. */
const paid = (state: PaymentState, orderId = ORDER) =>
  writePayment(paymentStorage, 'schenkwerk-de', {
    order: { flow: 'redeem', amountInCent: 2500, currency: 'EUR', redeemValue: 5500, orderId },
    state,
  });

async function open(
  answers: Record<string, Answer | Answer[]>,
  options: RenderOptions = {},
  prepare: (shared: KeyValueStore) => void = () => undefined,
) {
  prepare(localStorage);
  const calls = answerCalls({ getShop: { status: 200, example: 'shop-1001' }, ...answers });
  const page = await renderRoutes([{ path: '/redeem/checkout', Component }], {
    at: '/redeem/checkout',
    voucher: { balanceInCent: 3000 },
    record: paying,
    ...options,
  });
  return { ...page, of: (id: string) => calls.filter(({ operationId }) => operationId === id) };
}

const received: Answer = { status: 200, example: 'charge-received' };
const redeemed: Answer = { status: 201, example: 'completed-screen' };

test('[4.069] [5.030] a value above the balance leads to the payment, redeeming nothing', async () => {
  const { user, redemption, of } = await open({}, { record: filling(choice, form) });
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
  const { user, redemption } = await open(
    {},
    { record: filling(choice, form), voucher: { balanceInCent: 5000, isPrepaid: true } },
  );
  expect(screen.getByText(/15,00\s€ bezahlst du dazu/)).toBeVisible();
  await user.click(screen.getByLabelText(/Einlösebedingungen gelesen/));
  await user.click(screen.getByRole('button', { name: /^Weiter: 15,00/ }));
  expect(await screen.findByText(/mindestens 15,00/)).toBeVisible();
  expect(redemption.getState()).toMatchObject({ request: { prepaidEndAmount: 6500 } });
});

test('[4.069] what was paid is redeemed by itself, once, with the id of the payment', async () => {
  paid({ phase: 'received', attempt });
  const { router, redemption, of } = await open({ getCharge: received, redeemVoucher: redeemed });
  await waitFor(() => expect(router.state.location.pathname).toBe('/thankyou'));
  expect(of('redeemVoucher')).toHaveLength(1);
  expect(of('redeemVoucher')[0]?.body).toEqual({
    ...request,
    paymentRequired: true,
    chargeId: attempt.chargeId,
  });
  expect(redemption.getState().phase).toBe('done');
});

test('[4.069] an order that a copy of the tab has paid is not paid again', async () => {
  const { router, of } = await open({ redeemVoucher: redeemed }, {}, (storage) =>
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

test('[5.031] what is refused after the payment can be corrected', async () => {
  paid({ phase: 'received', attempt: { ...attempt, chargeId: 'chg-to-be-corrected' } });
  const { user } = await open({
    getCharge: received,
    redeemVoucher: { status: 422, example: 'customer-validation-failed' },
  });
  await user.click(await screen.findByRole('button', { name: 'Angaben ändern' }));
  expect(await screen.findByLabelText('Vorname')).toHaveValue('Mia');
  expect(await screen.findByRole('link', { name: /^E-Mail-Adresse/ })).toBeVisible();
});

test('[5.030] a balance that the server has corrected counts from then on', async () => {
  const { user, session } = await open(
    { redeemVoucher: { status: 201, example: 'payment-required' } },
    { record: filling(nordlicht25, form), voucher: { balanceInCent: 5000 } },
  );
  await user.click(screen.getByLabelText(/Einlösebedingungen gelesen/));
  await user.click(screen.getByRole('button', { name: /verbindlich einlösen/ }));
  await user.click(await screen.findByRole('button', { name: 'Angaben ändern' }));
  expect(await screen.findByRole('button', { name: /^Weiter: .* bezahlen/ })).toBeVisible();
  expect(screen.queryByText(/bleiben auf deinem Gutschein/)).toBeNull();
  expect(session.getState()).toHaveProperty('voucher.balanceInCent', 1000);
});

test('[4.069] what was paid for another order redeems nothing', async () => {
  paid({ phase: 'received', attempt }, 'another-order');
  const { of } = await open({ getCharge: received, redeemVoucher: redeemed });
  expect(await screen.findByRole('radio', { name: /Amazon Pay/ })).toBeEnabled();
  expect(of('redeemVoucher')).toEqual([]);
});

test('[4.069] a redemption that is refused after the payment says that the money is safe', async () => {
  paid({ phase: 'received', attempt: { ...attempt, chargeId: 'chg-not-asked-before' } });
  const { user, of } = await open({
    getCharge: received,
    redeemVoucher: [{ status: 409, example: 'partner-unavailable' }, redeemed],
  });
  expect(await screen.findByRole('heading', { name: 'Deine Zahlung ist sicher' })).toBeVisible();
  expect(screen.getByText(/25,00\s€ sind auf deinem Gutschein/)).toBeVisible();
  expect(screen.getByText('Dieser Shop macht gerade Pause')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Shop aussuchen' })).toHaveAttribute('href', '/shops');
  expect(of('redeemVoucher')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  await waitFor(() => expect(of('redeemVoucher')).toHaveLength(2));
  const keys = of('redeemVoucher').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(2);
});

test.each<[string, Answer]>([
  ['a result', { status: 201, example: 'payment-required' }],
  ['a refusal', { status: 409, example: 'credit-insufficient' }],
])(
  '[4.069] [5.030] a server that wants more after the payment, by %s, is asked once',
  async (name, answer) => {
    paid({ phase: 'received', attempt: { ...attempt, chargeId: `chg-not-enough-${name}` } });
    const { user, of, redemption } = await open({ getCharge: received, redeemVoucher: answer });
    expect(await screen.findByRole('heading', { name: 'Deine Zahlung ist sicher' })).toBeVisible();
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
  paid({ phase: 'received', attempt: { ...attempt, chargeId: 'chg-rest' } });
  const { user, of, redemption } = await open({
    getCharge: received,
    redeemVoucher: { status: 201, example: 'payment-required' },
  });
  expect(await screen.findByText(/Dein Guthaben ist jetzt/)).toBeVisible();
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
  expect(screen.getByRole('radio', { name: /Amazon Pay/ })).toBeEnabled();
  expect(of('redeemVoucher')).toHaveLength(1);
});

test('[4.069] a payment that is open for another voucher blocks no redemption, only a second payment', async () => {
  const other = { ...paying.redemption, voucherId: 'another' } as OpenRedemption;
  paid({ phase: 'signed-out', attempt });
  const order = { kind: 'shop', id: 'order-2', ...choice } as const;
  const { user, redemption, of } = await open(
    {},
    { record: { redemption: { phase: 'filling', order, key: KEY }, form, others: [other] } },
  );
  expect(
    await screen.findByText('Eine Zahlung für einen anderen Gutschein ist noch offen'),
  ).toBeVisible();
  await user.click(screen.getByLabelText(/Einlösebedingungen gelesen/));
  await user.click(screen.getByRole('button', { name: /^Weiter: 25,00/ }));
  expect(await screen.findByRole('heading', { name: 'Differenz bezahlen' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/noch offen/);
  expect(screen.queryByRole('radio', { name: /Amazon Pay/ })).toBeNull();
  expect(of('initChargeUnzer')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Angaben ändern' }));
  expect(redemption.getState()).toMatchObject({ phase: 'filling', order: { id: 'order-2' } });
  // The other payment is still known.
  expect(readPayment(paymentStorage, 'schenkwerk-de', 'redeem')?.order.orderId).toBe(ORDER);
});

test('[8.022] a voucher that is refused for good after the payment leads to the support', async () => {
  paid({ phase: 'received', attempt: { ...attempt, chargeId: 'chg-blocked' } });
  await open({
    getCharge: received,
    redeemVoucher: { status: 409, example: 'voucher-blocked' },
  });
  expect(await screen.findByText(/Der Kundenservice klärt mit dir/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Hilfe holen' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Noch einmal versuchen' })).toBeNull();
});

test.each<[string, Answer]>([
  ['a result', { status: 201, example: 'payment-required' }],
  ['a refusal', { status: 409, example: 'credit-insufficient' }],
])(
  '[3.137] [5.030] [8.034] a difference that the server names in %s is paid',
  async (_, answer) => {
    const { user, redemption } = await open(
      { redeemVoucher: answer },
      { record: filling(nordlicht25, form), voucher: { balanceInCent: 5000 } },
    );
    await user.click(screen.getByLabelText(/Einlösebedingungen gelesen/));
    await user.click(screen.getByRole('button', { name: /verbindlich einlösen/ }));
    expect(await screen.findByRole('heading', { name: 'Differenz bezahlen' })).toBeVisible();
    const state = redemption.getState();
    expect(state.phase).toBe('paying');
    expect(state).toHaveProperty('due.differenceInCent', expect.any(Number));
    expect(screen.getByRole('radio', { name: /Amazon Pay/ })).toBeEnabled();
  },
);

test('[4.063] a failed payment keeps everything and offers what there is', async () => {
  paid({ phase: 'failed', attempt });
  const { user } = await open({});
  expect(
    await screen.findByRole('heading', { name: 'Die Zahlung hat nicht geklappt' }),
  ).toBeVisible();
  expect(screen.getByRole('radio', { name: /Amazon Pay/ })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Angaben ändern' }));
  expect(await screen.findByLabelText('Vorname')).toHaveValue('Mia');
});

test('while a card is running nothing else can be paid', async () => {
  paid({ phase: 'processing', attempt, pollCount: 0 });
  const { of } = await open({ getCharge: { status: 200, example: 'charge-processing' } });
  expect(await screen.findByText('Deine Zahlung wird bearbeitet')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Angaben ändern' })).toBeNull();
  expect(of('redeemVoucher')).toEqual([]);
});

test('[4.070] a payment whose session ended goes on when its code was entered on another page', async () => {
  paid({ phase: 'signed-out', attempt: { ...attempt, chargeId: 'chg-again' } });
  const { router } = await open({ finalizeChargeUnzer: received, redeemVoucher: redeemed });
  await waitFor(() => expect(router.state.location.pathname).toBe('/thankyou'));
});

test('[4.070] a token that is refused again asks for the code, once', async () => {
  paid({ phase: 'signed-out', attempt: { ...attempt, chargeId: 'chg-refused' } });
  const { of } = await open({ finalizeChargeUnzer: { status: 401, example: 'session-expired' } });
  await waitFor(() => expect(of('finalizeChargeUnzer')).toHaveLength(1));
  expect(await screen.findByText(/gib noch einmal/i)).toBeVisible();
  expect(of('finalizeChargeUnzer')).toHaveLength(1);
});
