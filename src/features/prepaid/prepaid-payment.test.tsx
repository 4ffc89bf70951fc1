import { act, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Answer } from '~/api/testing';
import { keepOpenPayment } from '~/payment/open-payments';
import { cardAttempt } from '~/payment/testing';
import { decodeToken } from '~/voucher/decode-token';
import { tokenFor } from '~/voucher/testing';
import {
  aroundPayments,
  balanceOf,
  choosePaypal,
  enterSerial,
  found,
  open,
  press,
  received,
} from './testing';

aroundPayments();

const otherCard: Answer = {
  status: 200,
  raw: JSON.stringify({
    token: tokenFor(undefined, {}, { sub: 'another-card', purpose: 'pay' }),
    currentValueInCent: 0,
    minChargeInCent: 1500,
    maxChargeInCent: 15_000,
    currency: 'EUR',
    providers: ['paypal'],
  }),
};

const charge = {
  chargeId: 'chg-20261121-0001',
  status: 'received',
  chargedInCent: 2500,
  balanceInCent: 5500,
  currency: 'EUR',
  transactionNumber: 'TX-1',
  token: tokenFor(4_000_000_000, {}, { purpose: 'pay' }),
};
const answerOf = (body: object): Answer => ({ status: 200, raw: JSON.stringify(body) });

describe('the payment', () => {
  test('[1.024] [4.062] is started, ended once and shown as the server tells it', async () => {
    const { session, router, calls, count } = await choosePaypal({
      finalizeChargePaypal: received,
    });
    await press('onApprove');
    await screen.findByRole('heading', { level: 1, name: 'Deine Gutscheinkarte ist aufgeladen' });
    expect(router.state.location.pathname).toBe('/prepaid/finalized');
    expect(screen.getByText(/55,00/)).toBeVisible();
    expect(count('initChargePaypal')).toBe(1);
    expect(count('finalizeChargePaypal')).toBe(1);
    const start = calls.find(({ operationId }) => operationId === 'initChargePaypal');
    expect(start?.body).toMatchObject({ amount: 2500, currency: 'EUR' });
    expect(decodeToken(start?.headers.get('x-jwt-token') ?? '')?.sub).toBe('card-example');
    expect(start?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
    // A serial number is no secret: what redeems is the code of the card (7.036).
    expect(screen.getByRole('link', { name: 'Jetzt einlösen' })).toHaveAttribute('href', '/');
    expect(session.getState()).toEqual({ status: 'none' });
  });

  test.each<[string, object]>([
    ['another currency', { currency: 'CHF' }],
    ['150 € for 25 €', { chargedInCent: 15_000, balanceInCent: 18_000 }],
    ['nothing on the card', { balanceInCent: 0 }],
    ['another payment', { chargeId: 'chg-other' }],
  ])('[4.062] an answer with %s is asked for once more', async (_, change) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { count } = await choosePaypal({
      finalizeChargePaypal: answerOf({ ...charge, ...change }),
      getCharge: answerOf(charge),
    });
    await press('onApprove');
    await screen.findByRole('heading', { level: 1, name: 'Deine Gutscheinkarte ist aufgeladen' });
    expect(screen.getByText(/^55,00/)).toBeVisible();
    expect(count('getCharge')).toBe(1);
  });

  test.each([
    ['onCancel', 'charge-failed', 'Du hast die Zahlung abgebrochen'],
    // Whether the visitor had agreed before, nobody knows yet.
    ['onCancel', 'charge-processing', 'Hast du bei PayPal schon zugestimmt?'],
    ['onError', 'charge-processing', 'Hast du bei PayPal schon zugestimmt?'],
  ] as const)(
    '[4.061] %s: the server says %s, and everything can be chosen',
    async (end, example, title) => {
      const { count } = await choosePaypal({ getCharge: { status: 200, example } });
      await press(end);
      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      expect(screen.getByRole('radio', { name: /Kreditkarte/ })).toBeEnabled();
      expect(count('finalizeChargePaypal')).toBe(0);
    },
  );

  test.each([
    ['refused at the end', { status: 200, example: 'charge-failed' }],
    ['fails at the end', { status: 402, example: 'payment-failed' }],
  ])('[4.063] [8.038] %s: another provider is offered', async (_, answer) => {
    await choosePaypal({
      finalizeChargePaypal: answer,
    });
    await press('onApprove');
    const title = 'Die Zahlung hat nicht geklappt';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    // What was pressed may be far below it.
    expect(screen.getByRole('group', { name: title })).toHaveFocus();
    expect(screen.getByRole('radio', { name: /Kreditkarte/ })).toBeEnabled();
  });

  test('[4.061] a running payment is asked about until it is decided', async () => {
    const { count } = await choosePaypal({
      finalizeChargePaypal: { status: 200, example: 'charge-processing' },
      getCharge: received,
    });
    await press('onApprove');
    expect(
      await screen.findByRole('heading', { name: 'Deine Zahlung wird bearbeitet' }),
    ).toBeVisible();
    await screen.findByRole('heading', { name: 'Deine Gutscheinkarte ist aufgeladen' });
    expect(count('finalizeChargePaypal')).toBe(1);
  });

  test('[4.061] no payment begins where the balance has grown since it was read', async () => {
    const { count } = await choosePaypal({ refreshVoucherToken: balanceOf(5500) });
    await press('onApprove').catch(() => undefined);
    const title = 'Dein Guthaben hat sich geändert';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(count('initChargePaypal')).toBe(0);
  });

  test('[2.071] another card is not topped up with a payment that is open for the first', async () => {
    const { user, router, calls } = await choosePaypal({
      lookUpPrepaidVoucher: [found, otherCard, found],
      finalizeChargePaypal: [{ status: 0, raw: 'lost' }, received],
    });
    await press('onApprove');
    await screen.findByRole('button', { name: 'Noch einmal nachsehen' });
    await act(() => router.navigate('/prepaid'));
    // Before a number is entered, the page says what is open.
    expect(
      screen.getByText(/Ob eine Zahlung von 25,00\s€ geklappt hat, ist noch offen/),
    ).toBeVisible();
    await enterSerial(user, '100000001');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Ob eine Zahlung von 25,00\s€ für eine andere Gutscheinkarte geklappt hat, ist noch offen/,
    );
    expect(router.state.location.pathname).toBe('/prepaid');
    await user.clear(screen.getByLabelText('Seriennummer'));
    await enterSerial(user);
    await screen.findByRole('heading', { name: 'Deine Gutscheinkarte ist aufgeladen' });
    const ends = calls.filter(({ operationId }) => operationId === 'finalizeChargePaypal');
    const tokens = ends.map(({ headers }) => decodeToken(headers.get('x-jwt-token') ?? '')?.sub);
    expect(new Set(tokens).size).toBe(1);
    expect(tokens).not.toContain('another-card');
  });

  test.each([
    ['received', /^80,00/, 'Andere Zahlung eingegangen'],
    ['processing', /^55,00/, 'Hast du bei PayPal schon zugestimmt?'],
  ])(
    '[4.062] an earlier payment that is %s besides is told with the receipt',
    async (status, balance, words) => {
      const { token: _, ...tokenless } = charge;
      const earlier = { ...tokenless, chargeId: 'chg-1', balanceInCent: 8000 };
      await choosePaypal({
        initChargePaypal: ['chg-1', 'chg-2'].map((chargeId) =>
          answerOf({ chargeId, orderId: `order-${chargeId}` }),
        ),
        finalizeChargePaypal: answerOf({
          ...tokenless,
          chargeId: 'chg-2',
          transactionNumber: 'TX-2',
        }),
        getCharge: [
          answerOf({ ...earlier, status: 'processing' }),
          answerOf({ ...earlier, status: 'processing' }),
          answerOf({ ...earlier, status }),
        ],
      });
      await press('onCancel');
      await screen.findByText(/Hast du bei PayPal schon zugestimmt/);
      await press('onApprove');
      await screen.findByRole('heading', { level: 1, name: 'Deine Gutscheinkarte ist aufgeladen' });
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.getByText('TX-2')).toBeVisible();
      expect(await screen.findByText(balance)).toBeVisible();
      expect(screen.queryAllByText('TX-1')).toHaveLength(status === 'received' ? 1 : 0);
    },
  );

  test('[4.061] an earlier payment of another tab is told as such on its receipt', async () => {
    keepOpenPayment({
      order: {
        flow: 'redeem',
        voucherId: 'card-example',
        orderId: 'order-1',
        amountInCent: 2500,
        currency: 'EUR',
      },
      attempt: { ...cardAttempt, createdAt: Date.now() },
    });
    const { user } = await open({ lookUpPrepaidVoucher: found, getCharge: answerOf(charge) });
    await enterSerial(user);
    await user.click(await screen.findByRole('radio', { name: /^50/ }));
    await user.click(screen.getByRole('button', { name: 'Weiter zur Zahlung' }));
    await screen.findByRole('heading', { name: /^Ob eine frühere Zahlung von 25,00/ });
    expect(screen.queryByText('Du bezahlst')).toBeNull();
    const done = { level: 1, name: 'Eine frühere Zahlung ist eingegangen' };
    expect(await screen.findByRole('heading', done)).toBeVisible();
    expect(screen.queryByText('Deine Gutscheinkarte ist aufgeladen')).toBeNull();
    expect(
      screen.getByText(/Darüber hinaus wurde hier nichts eingelöst oder bezahlt/),
    ).toBeVisible();
  });

  test('a lost answer is asked for again under the same key', async () => {
    const { user, calls } = await choosePaypal({
      finalizeChargePaypal: [{ status: 0, raw: 'lost' }, received],
    });
    expect(screen.getByText('Guthaben danach')).toBeVisible();
    await press('onApprove');
    const again = await screen.findByRole('button', { name: 'Noch einmal nachsehen' });
    // The card may hold the payment already, so no sum is told.
    expect(screen.queryByText('Guthaben danach')).toBeNull();
    await user.click(again);
    await screen.findByRole('heading', { name: 'Deine Gutscheinkarte ist aufgeladen' });
    const ends = calls.filter(({ operationId }) => operationId === 'finalizeChargePaypal');
    const keys = ends.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  test('[4.061] a payment whose end is not answered is received where the server knows it so', async () => {
    const { count } = await choosePaypal({
      finalizeChargePaypal: { status: 0, raw: 'lost' },
      getCharge: received,
    });
    await press('onApprove');
    await screen.findByRole('heading', { name: 'Deine Gutscheinkarte ist aufgeladen' });
    expect(count('finalizeChargePaypal')).toBe(1);
  });

  test('[4.061] a payment that runs is not forgotten, and its end is repeated by itself', async () => {
    const { count } = await choosePaypal({
      finalizeChargePaypal: [{ status: 0, raw: 'lost' }, received],
      getCharge: { status: 200, example: 'charge-processing' },
    });
    await press('onApprove');
    expect(
      await screen.findByRole('heading', { name: 'Deine Zahlung wird bearbeitet' }),
    ).toBeVisible();
    expect(screen.queryByText('Ist das geklärt?')).toBeNull();
    await screen.findByRole('heading', { name: 'Deine Gutscheinkarte ist aufgeladen' });
    expect(count('finalizeChargePaypal')).toBe(2);
  });

  test('[4.061] an end without an answer is sent again when the page is opened again', async () => {
    const { router, count } = await choosePaypal({
      finalizeChargePaypal: [{ status: 0, raw: 'lost' }, received],
    });
    await press('onApprove');
    await screen.findByRole('button', { name: 'Noch einmal nachsehen' });
    await act(() => router.navigate('/prepaid'));
    await act(() => router.navigate('/prepaid/checkout'));
    await screen.findByRole('heading', { name: 'Deine Gutscheinkarte ist aufgeladen' });
    expect(count('finalizeChargePaypal')).toBe(2);
  });

  test.each([
    ['nothing was charged', { chargedInCent: 0 }],
    ['another currency', { currency: 'CHF' }],
  ])('[4.062] a confirmation that does not fit is not called a success: %s', async (_, change) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const odd = answerOf({ ...charge, ...change });
    await choosePaypal({ finalizeChargePaypal: odd, getCharge: odd });
    await press('onApprove');
    await screen.findByRole('heading', { level: 1, name: 'Deine Zahlung' });
    expect(screen.getByText(/Ob der Betrag stimmt, ist noch nicht bestätigt/)).toBeVisible();
    expect(screen.queryByText(/ist aufgeladen|CHF/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Gutscheinkarte prüfen' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kundenservice kontaktieren' })).toBeVisible();
  });
});
