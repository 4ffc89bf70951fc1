import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerCalls, type Answer } from '~/api/testing';
import { PAYMENT_RETURNS, paths } from '~/lib/paths';
import { paymentStorage, readPayment, writePayment } from '~/payment/payment-storage';
import { writeCard } from '~/payment/prepaid-card';
import { answersOf, cardAttempt, createLedger, heldCard, type Ledger } from '~/payment/testing';
import { filling, nordlicht25 } from '~/redemption/testing';
import { renderRoutes, type RenderOptions } from '~/tests/render-routes';
import { decodeToken } from '~/voucher/decode-token';
import { tokenFor } from '~/voucher/testing';
import { Component } from './return-page';

const routes = PAYMENT_RETURNS.map((provider) => ({
  path: paths.paymentReturn(provider),
  Component,
}));

const card = { ...cardAttempt, redirectUrl: 'https://bank.example', balanceInCent: 3000 };
const wallet = { ...cardAttempt, provider: 'amazonpay', balanceInCent: 3000 } as const;
const CARD = `/payment/unzer?flow=prepaid&chargeId=${cardAttempt.chargeId}`;
const WALLET = '/payment/amazonpay?flow=prepaid&amazonCheckoutSessionId=session-1';

let ledger: Ledger;
let luck: 'received' | 'processing' | 'failed';
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  ledger = createLedger(undefined, 3000);
  luck = 'received';
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

/** A tab in which a payment for a card was begun. */
function begun(attempt: typeof card | typeof wallet): void {
  writeCard(paymentStorage, 'schenkwerk-de', heldCard);
  writePayment(paymentStorage, 'schenkwerk-de', {
    order: { flow: 'prepaid', amountInCent: 2500, currency: 'EUR', voucherId: 'card-1' },
    attempt,
  });
  ledger.book({ key: attempt.startKey, provider: attempt.provider });
}

async function comeBack(
  at: string,
  answers: Record<string, Answer | Answer[]> = {},
  more: RenderOptions = {},
) {
  const calls = answerCalls({ ...answersOf(ledger, () => luck), ...answers });
  const page = await renderRoutes(routes, { at, site: { captcha: { active: false } }, ...more });
  const ends = () => calls.filter(({ operationId }) => operationId.startsWith('finalize'));
  return { ...page, calls, ends };
}

const arrivesAt = (router: { state: { location: { pathname: string } } }, path: string) =>
  waitFor(() => expect(router.state.location.pathname).toBe(path));

describe('a tab that began the payment', () => {
  test.each([
    ['[2.009] the bank’s answer', card, CARD],
    ['[2.008] an approved wallet', wallet, WALLET],
  ] as const)('%s is ended once', async (_, attempt, at) => {
    begun(attempt);
    const { router, ends } = await comeBack(at);
    await arrivesAt(router, '/prepaid/checkout');
    expect(ends()).toHaveLength(1);
    expect(ends()[0]?.headers.get('If-Match')).toBe('"1"');
    expect(ledger.charges).toMatchObject([{ status: 'received' }]);
  });

  test('[2.008] a wallet without consent is called off', async () => {
    begun(wallet);
    const { router, ends } = await comeBack('/payment/amazonpay?flow=prepaid');
    await arrivesAt(router, '/prepaid/checkout');
    expect(router.state.location.state).toEqual({ step: { amountInCent: 2500 } });
    expect(ends()).toEqual([]);
    expect(ledger.charges).toMatchObject([{ status: 'cancelled' }]);
  });

  test('[4.063] a declined card leads back to the choice', async () => {
    luck = 'failed';
    begun(card);
    const { router } = await comeBack(CARD);
    await arrivesAt(router, '/prepaid/checkout');
    expect(ledger.charges).toMatchObject([{ status: 'failed' }]);
  });

  test('[4.069] a difference is not taken where the balance is another one by now', async () => {
    writePayment(paymentStorage, 'schenkwerk-de', {
      order: { flow: 'redeem', amountInCent: 2500, currency: 'EUR', voucherId: 'voucher-1' },
      attempt: wallet,
    });
    ledger.book({ key: wallet.startKey, provider: 'amazonpay' });
    ledger.redeemElsewhere();
    const options = { voucher: { balanceInCent: 3000 } };
    const { router, ends } = await comeBack(WALLET.replace('prepaid', 'redeem'), {}, options);
    await arrivesAt(router, '/shops');
    expect(ends()).toEqual([]);
    expect(ledger.charges).toMatchObject([{ status: 'open' }]);
  });

  test('[4.069] a payment is not ended with another voucher, however it is entered', async () => {
    writePayment(paymentStorage, 'schenkwerk-de', {
      order: { flow: 'redeem', amountInCent: 2500, currency: 'EUR', voucherId: 'voucher-1' },
      attempt: card,
    });
    ledger.book({ key: card.startKey, provider: 'unzer' });
    const token = (sub: string): Answer => ({
      status: 201,
      raw: JSON.stringify({ token: tokenFor(undefined, {}, { sub, purpose: 'redeem' }) }),
      headers: { 'Content-Type': 'application/json' },
    });
    const { user, session, ends } = await comeBack(CARD.replace('prepaid', 'redeem'), {
      createVoucherToken: [token('voucher-2'), token('voucher-1')],
    });
    session.start(tokenFor(undefined, {}, { sub: 'voucher-2' }));
    await user.type(await screen.findByLabelText('Gutscheincode'), 'OTHER');
    await user.click(screen.getByRole('button', { name: 'Zahlung prüfen' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Das ist ein anderer Gutschein');
    expect(ends()).toEqual([]);
    await user.clear(screen.getByLabelText('Gutscheincode'));
    await user.type(screen.getByLabelText('Gutscheincode'), 'MINE');
    await user.click(screen.getByRole('button', { name: 'Zahlung prüfen' }));
    await waitFor(() => expect(ends()).toHaveLength(1));
    expect(decodeToken(ends()[0]?.headers.get('x-jwt-token') ?? '')?.sub).toBe('voucher-1');
  });

  test('[2.008] a wallet that dropped the query of the page belongs to the one open payment', async () => {
    begun(wallet);
    const { router, ends } = await comeBack('/payment/amazonpay?amazonCheckoutSessionId=session-1');
    await arrivesAt(router, '/prepaid/checkout');
    expect(ends()[0]?.body).toMatchObject({ checkoutSessionId: 'session-1', amount: 2500 });
  });
});

describe('a tab that knows nothing', () => {
  const agree = async (user: UserEvent) =>
    user.click(await screen.findByRole('button', { name: 'Ja, Zahlung abschließen' }));

  test('[2.008] asks who paid and whether to end it, then ends what the server knows', async () => {
    ledger.book({ provider: 'amazonpay' });
    const { user, router, ends } = await comeBack(WALLET, {
      lookUpPrepaidVoucher: { status: 200, example: 'prepaid-30' },
    });
    await user.type(await screen.findByLabelText('Seriennummer'), '123456789');
    await user.click(screen.getByRole('button', { name: 'Zahlung prüfen' }));
    await screen.findByText(/In diesem Tab läuft sie nicht/);
    expect(await screen.findByText(/^Amazon Pay: 25,00\s€/)).toBeVisible();
    expect(ends()).toEqual([]);
    await agree(user);
    await arrivesAt(router, '/prepaid/checkout');
    expect(ends()).toHaveLength(1);
    expect(ends()[0]?.body).toEqual({
      checkoutSessionId: 'session-1',
      amount: 2500,
      currency: 'EUR',
    });
    expect(decodeToken(ends()[0]?.headers.get('x-jwt-token') ?? '')?.sub).toBe('card-example');
  });

  test('a paid difference is on the voucher; the visitor goes on with the shops', async () => {
    ledger.book({ provider: 'amazonpay', orderKey: crypto.randomUUID() });
    const { user, router, session } = await comeBack(
      WALLET.replace('prepaid', 'redeem'),
      {},
      { voucher: { balanceInCent: 3000 } },
    );
    await agree(user);
    await arrivesAt(router, '/shops');
    expect(ledger.balance()).toBe(5500);
    expect(session.getState()).toHaveProperty('voucher.balanceInCent', 5500);
  });

  test.each(['prepaid', 'redeem'] as const)(
    '[4.061] a link of a stranger (%s) has nothing to confirm',
    async (flow) => {
      writeCard(paymentStorage, 'schenkwerk-de', heldCard);
      const at = WALLET.replace('prepaid', flow);
      const { calls } = await comeBack(at, {}, { voucher: { balanceInCent: 5000 } });
      expect(await screen.findByText('Zu diesem Link finden wir keine Zahlung')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Ja, Zahlung abschließen' })).toBeNull();
      expect(calls.map(({ operationId }) => operationId)).toEqual(['getVoucherActivity']);
      expect(readPayment(paymentStorage, 'schenkwerk-de', flow)).toBeUndefined();
    },
  );

  test.each([
    ['received', 'Diese Zahlung ist gebucht'],
    ['failed', 'Die Zahlung hat nicht geklappt'],
    ['processing', 'Deine Zahlung wird bearbeitet'],
    ['open', 'Hast du selbst bezahlt?'],
  ] as const)('[4.061] a card is looked up first: %s', async (status, title) => {
    ledger.book({ provider: 'unzer', status });
    const at = CARD.replace('prepaid', 'redeem');
    const { ends } = await comeBack(at, {}, { voucher: { balanceInCent: 5000 } });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(ends()).toEqual([]);
  });

  test('[4.069] a wallet that returns after another shop was chosen is asked about', async () => {
    const options = { voucher: { balanceInCent: 3000 }, record: filling(nordlicht25) };
    ledger.book({ provider: 'amazonpay', orderKey: crypto.randomUUID() });
    const { user, ends } = await comeBack(WALLET.replace('prepaid', 'redeem'), {}, options);
    await user.click(await screen.findByRole('button', { name: 'Zahlung abbrechen' }));
    await waitFor(() => expect(ledger.charges).toMatchObject([{ status: 'cancelled' }]));
    expect(ends()).toEqual([]);
  });

  test.each(['/payment/amazonpay', '/payment/unzer'])(
    '%s without anything asks for the card',
    async (at) => {
      const { calls } = await comeBack(at);
      expect(await screen.findByLabelText('Seriennummer')).toBeVisible();
      expect(calls).toEqual([]);
    },
  );
});
