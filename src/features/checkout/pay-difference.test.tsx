// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, type Answer } from '~/api/testing';
import { renderRoutes } from '~/form/testing';
import type { PaymentState } from '~/payment/payment-state';
import { writePayment } from '~/payment/payment-storage';
import { paymentStorage } from '~/payment/use-payment';
import { cardAttempt as attempt } from '~/payment/testing';
import { Component } from './checkout-page';

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const choice = {
  shopId: 1001,
  shopName: 'Nordlicht',
  items: [{ valueInCent: 5500, quantity: 1 }],
};
const customer = {
  delivery: 'screen',
  salutation: 'mrs',
  firstName: 'Mia',
  lastName: 'Muster',
  email: 'mia@beispiel.de',
  repeatEmail: 'mia@beispiel.de',
};
const payable = {
  shopId: 1001,
  items: choice.items,
  redeemValue: 5500,
  delivery: 'screen',
  isCompany: false,
  customer: { salutation: 'mrs', firstName: 'Mia', lastName: 'Muster', email: 'mia@beispiel.de' },
  redeemStartingPoint: { source: 'shop-wall' },
  termsAccepted: true,
} as const;

/** The payment as the tab left it, for example on the return page. */
const paid = (state: PaymentState) =>
  writePayment(paymentStorage, 'schenkwerk-de', {
    order: { flow: 'redeem', amountInCent: 2500, currency: 'EUR', redeemValue: 5500 },
    state,
  });

async function open(answers: Record<string, Answer | Answer[]>, isPayable = true) {
  const calls = answerCalls({ getShop: { status: 200, example: 'shop-1001' }, ...answers });
  const page = await renderRoutes([{ path: '/redeem/checkout', Component }], {
    at: '/redeem/checkout',
    voucher: { balanceInCent: 3000 },
    draft: { choice, customer, ...(isPayable && { payable }) },
  });
  return { ...page, of: (id: string) => calls.filter(({ operationId }) => operationId === id) };
}

const received: Answer = { status: 200, example: 'charge-received' };
const redeemed: Answer = { status: 201, example: 'completed-screen' };

test('[4.069] [5.030] a value above the balance leads to the payment, redeeming nothing', async () => {
  const { user, draft, of } = await open({}, false);
  await user.click(screen.getByLabelText(/Einlösebedingungen gelesen/));
  await user.click(screen.getByRole('button', { name: /^Weiter: 25,00/ }));
  await screen.findByRole('heading', { level: 1, name: 'Differenz bezahlen' });
  expect(draft.get().payable).toMatchObject({ redeemValue: 5500, termsAccepted: true });
  expect(of('redeemVoucher')).toEqual([]);
});

test('[4.069] what was paid is redeemed by itself, once, with the id of the payment', async () => {
  paid({ phase: 'received', attempt });
  const { router, draft, of } = await open({ getCharge: received, redeemVoucher: redeemed });
  await waitFor(() => expect(router.state.location.pathname).toBe('/thankyou'));
  expect(of('redeemVoucher')).toHaveLength(1);
  expect(of('redeemVoucher')[0]?.body).toEqual({
    ...payable,
    paymentRequired: true,
    chargeId: attempt.chargeId,
  });
  expect(draft.get().payable).toBeUndefined();
});

test('a redemption that fails after the payment keeps everything', async () => {
  paid({ phase: 'received', attempt: { ...attempt, chargeId: 'chg-not-asked-before' } });
  const { user, draft } = await open({
    getCharge: received,
    redeemVoucher: { status: 409, example: 'partner-unavailable' },
  });
  expect(await screen.findByText(/geht nicht verloren/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Angaben ändern' }));
  expect(await screen.findByLabelText('Vorname')).toHaveValue('Mia');
  // The payment is on the voucher, so nothing is paid again.
  expect(screen.getByRole('button', { name: /^55,00.* verbindlich einlösen/ })).toBeEnabled();
  expect(draft.get()).toMatchObject({ choice });
});

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
  paid({ phase: 'processing', attempt, looks: 0 });
  const { of } = await open({ getCharge: { status: 200, example: 'charge-processing' } });
  expect(await screen.findByText('Deine Zahlung wird bearbeitet')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Angaben ändern' })).toBeNull();
  expect(of('redeemVoucher')).toEqual([]);
});
