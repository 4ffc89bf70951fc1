import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerCalls, type Answer } from '~/api/testing';
import { renderRoutes, type RenderOptions } from '~/tests/render-routes';
import { paymentStorage, readPayment, writePayment } from '~/payment/payment-storage';
import type { PaymentState } from '~/payment/payment-state';
import { writeCard } from '~/payment/prepaid-card';
import type { Attempt } from '~/payment/providers/attempt';
import { cardAttempt as attempt, heldCard } from '~/payment/testing';
import { PAYMENT_RETURNS, paths } from '~/lib/paths';
import { Component } from './return-page';
import { done, filling, nordlicht25 } from '~/redemption/testing';
import { decodeToken } from '~/voucher/decode-token';
import { tokenFor } from '~/voucher/testing';

const routes = PAYMENT_RETURNS.map((provider) => ({
  path: paths.paymentReturn(provider),
  Component,
}));

const { chargeId: _chargeId, ...started } = attempt;
const walletAttempt: Attempt = { ...started, provider: 'amazonpay' };
const received: Answer = { status: 200, example: 'charge-received' };
beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

/** A tab in which a payment for a card was begun. */
function begun(state: PaymentState): void {
  writeCard(paymentStorage, 'schenkwerk-de', heldCard);
  writePayment(paymentStorage, 'schenkwerk-de', {
    order: { flow: 'prepaid', amountInCent: 2500, currency: 'EUR', voucherId: 'card-1' },
    state,
  });
}

const query = 'flow=prepaid&amount=2500&currency=EUR';
const wallet = `/payment/amazonpay?${query}&amazonCheckoutSessionId=session-1`;
const bank = `/payment/unzer?${query}&chargeId=${attempt.chargeId}`;

/** A prolonged session of the card, with what is on it now. */
const cardToken = (balanceInCent: number): Answer => ({
  status: 200,
  raw: JSON.stringify({
    token: tokenFor(undefined, { balanceInCent }, { sub: 'card-1', purpose: 'pay' }),
  }),
  headers: { 'Content-Type': 'application/json' },
});

async function comeBack(
  at: string,
  answers: Record<string, Answer | Answer[]>,
  more: RenderOptions = {},
) {
  const calls = answerCalls(answers);
  const page = await renderRoutes(routes, { at, site: { captcha: { active: false } }, ...more });
  return { ...page, calls };
}

const arrivesAt = (router: { state: { location: { pathname: string } } }, path: string) =>
  waitFor(() => expect(router.state.location.pathname).toBe(path));

describe('a tab that knows the payment', () => {
  test('[2.009] the bank’s answer is ended once, and the result is shown', async () => {
    begun({ phase: 'approving', attempt });
    const { router, calls } = await comeBack(bank, { finalizeChargeUnzer: received });
    await arrivesAt(router, '/prepaid/finalized');
    expect(calls.map(({ operationId }) => operationId)).toEqual(['finalizeChargeUnzer']);
  });

  test('[2.008] a cancelled wallet leads back to the choice', async () => {
    begun({ phase: 'approving', attempt: { ...attempt, provider: 'amazonpay' } });
    const { router, calls } = await comeBack(`/payment/amazonpay?${query}`, {});
    await arrivesAt(router, '/prepaid/checkout');
    expect(router.state.location.state).toEqual({ step: { amountInCent: 2500 } });
    expect(calls).toEqual([]);
  });

  test('[4.061] a payment that the visitor forgets leads back to where it began', async () => {
    begun({ phase: 'approving', attempt });
    const { router, user } = await comeBack(bank, {
      finalizeChargeUnzer: { status: 0, raw: 'lost' },
      getCharge: { status: 404, example: 'not-found' },
      refreshVoucherToken: cardToken(3000),
    });
    await user.click(await screen.findByText('Ist das geklärt?'));
    await user.click(screen.getByRole('button', { name: 'Nichts abgebucht? Neu bezahlen' }));
    await arrivesAt(router, '/prepaid/checkout');
  });

  test('[4.063] a declined card leads back to the choice', async () => {
    begun({ phase: 'approving', attempt });
    const answer = { status: 200, example: 'charge-failed' };
    const { router } = await comeBack(bank, { finalizeChargeUnzer: answer });
    await arrivesAt(router, '/prepaid/checkout');
  });

  test('[4.061] a payment of this tab whose end the server does not know stays open', async () => {
    begun({ phase: 'approving', attempt });
    await comeBack(bank, { finalizeChargeUnzer: { status: 404, example: 'not-found' } });
    expect(
      await screen.findByRole('heading', { name: 'Ob die Zahlung geklappt hat, ist noch offen' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Noch einmal nachsehen' })).toBeVisible();
    expect(screen.getByText('Ist das geklärt?')).toBeVisible();
    expect(screen.queryByText(/Ruf die Seite auf/)).toBeNull();
  });

  test('[4.061] such a payment is looked up, and counts where it was received', async () => {
    begun({ phase: 'approving', attempt });
    const { router } = await comeBack(bank, {
      finalizeChargeUnzer: { status: 404, example: 'not-found' },
      getCharge: received,
    });
    await arrivesAt(router, '/prepaid/finalized');
  });

  test.each([
    ['is not taken', { status: 200, example: 'charge-processing' }, '/prepaid/checkout'],
    ['counts where it is received', received, '/prepaid/finalized'],
  ])('[4.061] a wallet that returns to a balance that has grown %s', async (_, charge, path) => {
    const returned = { ...walletAttempt, chargeId: attempt.chargeId ?? '', balanceInCent: 3000 };
    begun({ phase: 'approving', attempt: returned });
    const { router, calls } = await comeBack(wallet, {
      refreshVoucherToken: cardToken(5500),
      getCharge: charge,
      finalizeChargeAmazonpay: received,
    });
    await arrivesAt(router, path);
    expect(calls.some(({ operationId }) => operationId.startsWith('finalize'))).toBe(false);
  });

  test('coming back twice ends nothing twice', async () => {
    begun({ phase: 'received', attempt });
    const { router, calls } = await comeBack(bank, { getCharge: received });
    await arrivesAt(router, '/prepaid/finalized');
    expect(calls.some(({ operationId }) => operationId.startsWith('finalize'))).toBe(false);
  });

  test('[4.069] a payment is not ended with another voucher, however it is entered', async () => {
    writePayment(paymentStorage, 'schenkwerk-de', {
      order: { flow: 'redeem', amountInCent: 2500, currency: 'EUR', voucherId: 'voucher-1' },
      state: { phase: 'approving', attempt },
    });
    const token = (sub: string): Answer => ({
      status: 201,
      raw: JSON.stringify({ token: tokenFor(undefined, {}, { sub, purpose: 'redeem' }) }),
      headers: { 'Content-Type': 'application/json' },
    });
    const { user, session, calls } = await comeBack(bank.replace('flow=prepaid', 'flow=redeem'), {
      createVoucherToken: [token('voucher-2'), token('voucher-1')],
      finalizeChargeUnzer: { status: 200, example: 'charge-received-voucher' },
    });
    const ends = () => calls.filter(({ operationId }) => operationId === 'finalizeChargeUnzer');
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

  test('[4.061] an end that was sent before with other data is unknown here: the balance tells', async () => {
    begun({ phase: 'approving', attempt: walletAttempt });
    const { calls, user } = await comeBack(wallet, {
      finalizeChargeAmazonpay: { status: 422, example: 'idempotency-key-reused' },
      refreshVoucherToken: [{ status: 503, example: 'maintenance' }, cardToken(5500)],
    });
    expect(
      await screen.findByRole('heading', { name: 'Diese Zahlung wurde schon einmal abgeschickt' }),
    ).toBeVisible();
    expect(document.body).not.toHaveTextContent(/nichts gebucht|nichts abgebucht|bevor du es noch/);
    await screen.findByText(/Guthaben lässt sich gerade nicht abfragen/);
    await user.click(screen.getByRole('button', { name: 'Noch einmal nachsehen' }));
    expect(await screen.findByText('55,00 €')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kundenservice kontaktieren' })).toBeVisible();
    expect(calls.filter(({ operationId }) => operationId.startsWith('finalize'))).toHaveLength(1);
  });

  test('an old wallet does not end while a card is running', async () => {
    begun({ phase: 'processing', attempt, pollCount: 0 });
    const { calls } = await comeBack(wallet, { getCharge: received });
    expect(await screen.findByText('Deine Zahlung wird bearbeitet')).toBeVisible();
    expect(calls.some(({ operationId }) => operationId.startsWith('finalize'))).toBe(false);
  });
});

describe('a tab that knows nothing', () => {
  const agree = async (user: UserEvent) =>
    user.click(await screen.findByRole('button', { name: 'Ja, Zahlung abschließen' }));

  test('[2.008] asks who paid and whether to end it, then ends what the address names', async () => {
    const { user, router, calls } = await comeBack(wallet, {
      finalizeChargeAmazonpay: received,
      lookUpPrepaidVoucher: { status: 200, example: 'prepaid-30' },
    });
    await user.type(await screen.findByLabelText('Seriennummer'), '123456789');
    await user.click(screen.getByRole('button', { name: 'Zahlung prüfen' }));
    await screen.findByText(/In diesem Tab läuft sie nicht/);
    expect(calls.map(({ operationId }) => operationId)).toEqual(['lookUpPrepaidVoucher']);
    await agree(user);
    await arrivesAt(router, '/prepaid/finalized');
    const ends = calls.filter(({ operationId }) => operationId === 'finalizeChargeAmazonpay');
    expect(ends).toHaveLength(1);
    expect(ends[0]?.body).toEqual({
      checkoutSessionId: 'session-1',
      amount: 2500,
      currency: 'EUR',
    });
    expect(decodeToken(ends[0]?.headers.get('x-jwt-token') ?? '')?.sub).toBe('card-example');
  });

  test('[2.008] a payment for another card is not said to have brought nothing', async () => {
    const { user } = await comeBack(wallet, {
      finalizeChargeAmazonpay: { status: 404, example: 'not-found' },
      lookUpPrepaidVoucher: { status: 200, example: 'prepaid-30' },
    });
    await user.type(await screen.findByLabelText('Seriennummer'), '123456789');
    await user.click(screen.getByRole('button', { name: 'Zahlung prüfen' }));
    await agree(user);
    expect(await screen.findByText('Hier wurde nichts zusätzlich gutgeschrieben')).toBeVisible();
    expect(screen.getByText(/Zu diesem Link finden wir keine Zahlung/)).toBeVisible();
    expect(screen.queryByText(/Prüfe bitte die Adresse/)).toBeNull();
  });

  test('a paid difference is on the voucher; the visitor goes on with the shops', async () => {
    const at = wallet.replace('flow=prepaid', 'flow=redeem');
    const options = { voucher: { balanceInCent: 3000 } };
    const paid: Answer = { status: 200, example: 'charge-received-voucher' };
    const { user, router, session } = await comeBack(
      at,
      { finalizeChargeAmazonpay: paid },
      options,
    );
    await agree(user);
    await arrivesAt(router, '/shops');
    expect(session.getState()).toMatchObject({ voucher: { balanceInCent: 5500 } });
  });

  test.each(['prepaid', 'redeem'] as const)(
    '[4.061] a link of a stranger (%s) sends, keeps and claims nothing',
    async (flow) => {
      const at = wallet.replace('flow=prepaid', `flow=${flow}`).replace('2500', '99900');
      const { calls } = await comeBack(at, {}, { voucher: { balanceInCent: 5000 } });
      expect(await screen.findByText(/Geprüft ist er nicht/)).toHaveTextContent('999,00 €');
      expect(document.body).not.toHaveTextContent(/verloren|wie vereinbart/);
      expect(calls).toEqual([]);
      expect(readPayment(paymentStorage, 'schenkwerk-de', flow)).toBeUndefined();
    },
  );

  test.each([
    ['charge-received', 'Diese Zahlung ist gebucht'],
    ['charge-failed', 'Die Zahlung hat nicht geklappt'],
    ['charge-processing', 'Hast du selbst bezahlt?'],
    ['not-found', 'Zu diesem Link finden wir keine Zahlung'],
  ])('[4.061] a card is looked up first: %s', async (example, title) => {
    const { calls } = await comeBack(
      bank.replace('flow=prepaid', 'flow=redeem'),
      { getCharge: { status: example === 'not-found' ? 404 : 200, example } },
      { voucher: { balanceInCent: 5000 } },
    );
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(calls.map(({ operationId }) => operationId)).toEqual(['getCharge']);
  });

  test('[2.008] a wallet that dropped the query of the page belongs to the one open payment', async () => {
    begun({ phase: 'approving', attempt: walletAttempt });
    const { router, calls } = await comeBack(
      '/payment/amazonpay?amazonCheckoutSessionId=session-1',
      { finalizeChargeAmazonpay: received },
    );
    await arrivesAt(router, '/prepaid/finalized');
    expect(calls[0]?.body).toMatchObject({ checkoutSessionId: 'session-1', amount: 2500 });
  });

  test('[4.069] a wallet that returns after another shop was chosen is not charged', async () => {
    const at = `${wallet.replace('flow=prepaid', 'flow=redeem')}&order=left-order`;
    const options = { voucher: { balanceInCent: 3000 }, record: filling(nordlicht25) };
    const { calls } = await comeBack(at, {}, options);
    expect(await screen.findByText(/wird hier nicht abgeschlossen/)).toBeVisible();
    expect(calls).toEqual([]);
    expect(screen.getByRole('link', { name: 'Mit der neuen Auswahl weitermachen' })).toBeVisible();
  });

  test('[4.069] a return that is loaded again leads to the confirmation, and charges nothing', async () => {
    const at = `${wallet.replace('flow=prepaid', 'flow=redeem')}&order=order-1`;
    const { router, calls } = await comeBack(at, {}, { record: done() });
    await arrivesAt(router, '/redeem/checkout');
    expect(calls).toEqual([]);
  });

  test.each(['/payment/amazonpay', '/payment/unzer'])(
    '%s without anything says so and leads on',
    async (at) => {
      const { calls } = await comeBack(at, {});
      expect(await screen.findByText(/finden wir keine Zahlung/)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Zur Hilfe' })).toBeVisible();
      expect(calls).toEqual([]);
    },
  );
});
