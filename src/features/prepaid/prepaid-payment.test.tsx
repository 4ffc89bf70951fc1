import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Answer, Answering } from '~/api/testing';
import { paymentStorage, writePayment } from '~/payment/payment-storage';
import { answersOf } from '~/payment/testing';
import { focusedNotice } from '~/tests/focused-notice';
import { decodeToken } from '~/voucher/decode-token';
import {
  aroundPayments,
  choosePaypal,
  enterSerial,
  found,
  ledger,
  luck,
  open,
  press,
  toPayment,
} from './testing';

aroundPayments();

const lost: Answer = { status: 0, raw: 'lost' };
const answer: Answering = (...call) => answersOf(ledger())['getVoucherActivity']?.(...call) ?? lost;
const DONE = 'Deine Gutscheinkarte ist aufgeladen';

describe('the payment', () => {
  test('[1.024] [4.062] is started, ended once and shown as the server tells it', async () => {
    const { session, router, calls, count } = await choosePaypal();
    await press('onApprove');
    await screen.findByRole('heading', { level: 1, name: DONE });
    expect(router.state.location.pathname).toBe('/prepaid/finalized');
    expect(screen.getByText(/55,00/)).toBeVisible();
    expect(await screen.findByText('chg-2026-0')).toBeVisible();
    expect(count('initChargePaypal')).toBe(1);
    expect(count('finalizeChargePaypal')).toBe(1);
    const start = calls.find(({ operationId }) => operationId === 'initChargePaypal');
    expect(start?.body).toMatchObject({ amount: 2500, currency: 'EUR' });
    expect(start?.body).not.toHaveProperty('orderKey');
    expect(decodeToken(start?.headers.get('x-jwt-token') ?? '')?.sub).toBe('card-example');
    expect(start?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(start?.headers.get('If-Match')).toBe('"0"');
    // A serial number is no secret: what redeems is the code of the card (7.036).
    expect(screen.getByRole('link', { name: 'Jetzt einlösen' })).toHaveAttribute('href', '/');
    expect(session.getState()).toEqual({ status: 'none' });
  });

  test('beside the button stands the balance that it leads to, and the card is offered first', async () => {
    await choosePaypal();
    const [first] = screen.getAllByRole('radio');
    expect(first).toHaveAccessibleName(/^Kreditkarte/);
    expect(screen.getByText(/^Guthaben danach: 55,00\s€$/, { selector: 'p' })).toBeVisible();
  });

  test.each<[string, object]>([
    ['another currency', { currency: 'CHF' }],
    ['another sum', { chargedInCent: 15_000 }],
    ['another payment', { chargeId: 'chg-other' }],
  ])('[4.062] a receipt with %s is not shown', async (_, change) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await choosePaypal({
      getCharge: { status: 200, raw: JSON.stringify({ ...RECEIPT, ...change }) },
    });
    await press('onApprove');
    await screen.findByRole('heading', { level: 1, name: DONE });
    expect(await screen.findByText(/Ob der Betrag stimmt, ist noch nicht bestätigt/)).toBeVisible();
    expect(screen.getByText(/55,00/)).toBeVisible();
    expect(screen.queryByText(/TX-1|CHF|150,00/)).toBeNull();
  });

  test.each([
    ['onCancel', 'Die Zahlung wurde abgebrochen'],
    ['onError', 'Die Zahlung kam nicht zustande'],
  ] as const)('[4.061] %s: it is called off, and everything can be chosen', async (end, title) => {
    const { count } = await choosePaypal();
    await press(end);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('radio', { name: /Kreditkarte/ })).toBeEnabled();
    expect(count('finalizeChargePaypal')).toBe(0);
    expect(ledger().charges).toMatchObject([{ status: 'cancelled' }]);
  });

  test('[4.063] [8.038] refused at the end: another provider is offered', async () => {
    luck('failed');
    await choosePaypal();
    await press('onApprove');
    const title = 'Die Zahlung hat nicht geklappt';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    // What was pressed may be far below it.
    expect(screen.getByRole('group', { name: title })).toHaveFocus();
    expect(screen.getByRole('radio', { name: /Kreditkarte/ })).toBeEnabled();
  });

  test('[4.053] a refusal at the end says its reason, in place of another attempt', async () => {
    await choosePaypal({
      finalizeChargePaypal: () => {
        const [charge] = ledger().charges;
        if (charge) ledger().change(charge, 'failed');
        return { status: 409, example: 'voucher-already-charged' };
      },
    });
    await press('onApprove');
    expect(await focusedNotice()).toBeVisible();
    expect(screen.queryByText('Die Zahlung hat nicht geklappt')).toBeNull();
  });

  test('[4.061] a running payment is asked about until it is decided', async () => {
    luck('processing');
    const { count } = await choosePaypal();
    await press('onApprove');
    expect(
      await screen.findByRole('heading', { name: 'Deine Zahlung wird bearbeitet' }),
    ).toBeVisible();
    ledger().decide(1);
    await screen.findByRole('heading', { name: DONE });
    expect(count('finalizeChargePaypal')).toBe(1);
  });

  test('[4.061] no payment begins where something else was done since the page was shown', async () => {
    const { count } = await choosePaypal();
    ledger().redeemElsewhere();
    await press('onApprove').catch(() => undefined);
    const title = 'Inzwischen hat sich etwas geändert';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText('29,00 €')).toBeVisible();
    expect(count('initChargePaypal')).toBe(1);
    expect(ledger().charges).toEqual([]);
  });

  test('[4.061] a start without an answer has begun what the server says', async () => {
    await choosePaypal({ initChargePaypal: lost });
    await press('onApprove').catch(() => undefined);
    expect(await screen.findByText(/Es wurde nichts abgebucht/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /Kreditkarte/ })).toBeEnabled();
  });

  test('[4.061] beside the amount nothing is promised of a payment that cannot be asked about', async () => {
    await choosePaypal();
    luck('processing');
    await press('onApprove');
    await screen.findByRole('heading', { name: 'Deine Zahlung wird bearbeitet' });
    cleanup();
    await open({ getVoucherActivity: lost }, '/prepaid/checkout');
    expect(await screen.findByText('Ob die Zahlung geklappt hat, ist noch offen')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Noch einmal nachsehen' })).toBeVisible();
  });

  test('[4.061] another amount says that the open payment is called off for it', async () => {
    await choosePaypal();
    const startKey = crypto.randomUUID();
    ledger().book({ key: startKey, provider: 'paypal', amountInCent: 2500 });
    const currency = 'EUR';
    writePayment(paymentStorage, 'schenkwerk-de', {
      order: { flow: 'prepaid', amountInCent: 2500, currency, voucherId: 'card-example' },
      attempt: { provider: 'paypal', startKey, createdAt: 1 },
    });
    cleanup();
    const { user } = await open({}, '/prepaid/checkout');
    expect(await screen.findByText(/^PayPal: 25,00\s€\. Begonnen: /)).toBeVisible();
    expect(screen.getByText(/^Abgebucht ist noch nichts. Wenn du eine Zahlungsart/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /^50/ }));
    await user.click(screen.getByRole('button', { name: 'Weiter zur Zahlung' }));
    await screen.findByRole('heading', { level: 1, name: 'Bezahlen' });
    expect(screen.getByText(/^PayPal: 25,00\s€\. Begonnen: /)).toBeVisible();
    expect(screen.queryByText(/dann geht es dort weiter/)).toBeNull();
  });

  test('[4.061] the same card, looked up again, keeps its payment', async () => {
    await choosePaypal({ finalizeChargePaypal: [lost] });
    await press('onApprove');
    await screen.findByRole('button', { name: 'Zahlung abschließen' });
    cleanup();
    const { user } = await open({ lookUpPrepaidVoucher: found });
    await enterSerial(user);
    expect(await screen.findByText(/^PayPal: 25,00\s€\. Begonnen: /)).toBeVisible();
    expect(screen.queryByText(/wo du sie begonnen hast/)).toBeNull();
  });

  test('[4.061] an end that did not arrive is asked for again, under its key', async () => {
    const answers = ledger();
    const { user, calls } = await choosePaypal({ finalizeChargePaypal: [lost] });
    expect(screen.getByText('Guthaben danach')).toBeVisible();
    await press('onApprove');
    const again = await screen.findByRole('button', { name: 'Zahlung abschließen' });
    expect(screen.getByText(/Abgebucht ist noch nichts/)).toBeVisible();
    expect(screen.queryByText('Guthaben danach')).toBeNull();
    await user.click(again);
    await screen.findByRole('button', { name: 'Zahlung abschließen' });
    const ends = calls.filter(({ operationId }) => operationId === 'finalizeChargePaypal');
    const keys = ends.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    await user.click(screen.getByRole('button', { name: 'Zahlung abbrechen' }));
    await screen.findByRole('heading', { name: 'Die Zahlung wurde abgebrochen' });
    expect(answers.charges).toMatchObject([{ status: 'cancelled' }]);
  });

  test('[4.061] where the server does not say, nothing can be paid, and it is asked again', async () => {
    const { user } = await choosePaypal({ getVoucherActivity: lost }, { isPressed: false });
    const again = await screen.findByRole('button', { name: 'Noch einmal nachsehen' });
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(again);
    expect(await screen.findByRole('button', { name: 'Noch einmal nachsehen' })).toBeVisible();
  });

  test('an answer without a version tells nothing: no start could say what was seen', async () => {
    const page = await open({
      lookUpPrepaidVoucher: found,
      getVoucherActivity: { status: 200, example: 'activity-none' },
    });
    await toPayment(page.user);
    expect(await screen.findByRole('button', { name: 'Noch einmal nachsehen' })).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('a look that fails in between takes away no fields', async () => {
    let isDown = false;
    const { count } = await choosePaypal({
      getVoucherActivity: (...call) => (isDown ? lost : answer(...call)),
    });
    const before = count('getVoucherActivity');
    isDown = true;
    act(() => void dispatchEvent(new Event('visibilitychange')));
    // With the repeats of a read.
    await waitFor(() => expect(count('getVoucherActivity')).toBe(before + 3), { timeout: 9000 });
    expect(screen.getByTitle('Bezahlen mit PayPal')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Noch einmal nachsehen' })).toBeNull();
  });

  test('[4.061] a payment of another tab or device is shown, and can be called off', async () => {
    ledger().book({ provider: 'amazonpay', amountInCent: 4000 });
    const { user } = await open({ lookUpPrepaidVoucher: found });
    await enterSerial(user);
    expect(await screen.findByText(/^Amazon Pay: 40,00\s€\. Begonnen: /)).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Zahlung abbrechen' }));
    expect(await screen.findByRole('radio', { name: /^25/ })).toBeEnabled();
    expect(ledger().charges).toMatchObject([{ status: 'cancelled' }]);
  });

  test('[4.061] one that is processed there is waited for', async () => {
    const charge = ledger().book({ status: 'processing' });
    const { user } = await open({ lookUpPrepaidVoucher: found });
    await enterSerial(user);
    expect(await screen.findByText('Deine Zahlung wird bearbeitet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Zahlung abbrechen' })).toBeNull();
    ledger().change(charge, 'received');
    expect(await screen.findByText('55,00 €', {}, { timeout: 5_000 })).toBeVisible();
    expect(screen.getByRole('radio', { name: /^25/ })).toBeEnabled();
  });

  test('[2.071] another card is topped up while a payment for the first is open', async () => {
    const { user, router } = await choosePaypal({ finalizeChargePaypal: lost });
    await press('onApprove');
    await screen.findByRole('button', { name: 'Zahlung abschließen' });
    await act(() => router.navigate('/prepaid'));
    // Before a number is entered, the page says what is open.
    expect(
      await screen.findByText(/Ob eine Zahlung von 25,00\s€ geklappt hat, ist noch offen/),
    ).toBeVisible();
    await enterSerial(user, '100000001');
    expect(router.state.location.pathname).toBe('/prepaid/checkout');
  });
});

const RECEIPT = {
  chargeId: 'chg-2026-0',
  status: 'received',
  chargedInCent: 2500,
  balanceInCent: 5500,
  currency: 'EUR',
  transactionNumber: 'TX-1',
};
