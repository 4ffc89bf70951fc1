// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerCalls, type Answer } from '~/api/testing';
import { renderRoutes } from '~/form/testing';
import { Component as CheckoutPage } from './prepaid-checkout-page';
import { Component as EnterPage } from './prepaid-enter-page';
import { Component as FinalizedPage } from './prepaid-finalized-page';

const routes = [
  { path: '/prepaid', Component: EnterPage },
  { path: '/prepaid/checkout', Component: CheckoutPage },
  { path: '/prepaid/finalized', Component: FinalizedPage },
];

const site = {
  captcha: { active: false },
  amazonPay: {},
  paymentOptions: [
    { name: 'paypal', clientId: 'client' },
    { name: 'unzer', publicKey: 'key' },
  ],
};

/** The payment button's script as a visitor uses it: what is pressed decides how it ends. */
interface ButtonOptions {
  createOrder: () => Promise<string>;
  onApprove: () => void;
  onCancel: () => void;
  onError: (error: unknown) => void;
}
let press: (end: 'onApprove' | 'onCancel' | 'onError') => Promise<void>;

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('paypal', {
    Buttons(options: ButtonOptions) {
      press = async (end) => {
        try {
          await options.createOrder();
        } catch (error) {
          return options.onError(error);
        }
        options[end](undefined);
      };
      return {
        render: (host: HTMLElement) => {
          host.append(document.createElement('iframe'));
          return Promise.resolve();
        },
        close: () => Promise.resolve(),
      };
    },
  });
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  document.head.replaceChildren();
});

const found: Answer = { status: 200, example: 'prepaid-30' };
const started: Answer = { status: 200, example: 'button-order' };
const received: Answer = { status: 200, example: 'charge-received' };

async function open(answers: Record<string, Answer | Answer[]>) {
  const calls = answerCalls(answers);
  const page = await renderRoutes(routes, { at: '/prepaid', site });
  const count = (id: string) => calls.filter(({ operationId }) => operationId === id).length;
  return { ...page, calls, count };
}

async function enterSerial(user: UserEvent, serial = '123 456 789') {
  await user.type(await screen.findByLabelText('Seriennummer'), serial);
  await user.click(screen.getByRole('button', { name: 'Karte prüfen' }));
}

async function toPayment(user: UserEvent) {
  await enterSerial(user);
  await user.click(await screen.findByRole('radio', { name: /^25/ }));
  await user.click(screen.getByRole('button', { name: 'Weiter zur Zahlung' }));
  await screen.findByRole('heading', { level: 1, name: 'Bezahlen' });
}

async function choosePaypal(user: UserEvent) {
  await user.click(screen.getByRole('radio', { name: /PayPal/ }));
  await screen.findByTitle('Bezahlen mit PayPal');
}

describe('the card', () => {
  test.each(['12345678', '1234567890', 'ABCDEFGHI', ''])(
    '[5.013] "%s" is no serial number',
    async (typed) => {
      const { user, count } = await open({ lookUpPrepaidVoucher: found });
      const field = await screen.findByLabelText('Seriennummer');
      if (typed) await user.type(field, typed);
      await user.click(screen.getByRole('button', { name: 'Karte prüfen' }));
      expect(field).toHaveAccessibleDescription(/9 Ziffern der Seriennummer eingeben/);
      expect(field).toHaveFocus();
      expect(count('lookUpPrepaidVoucher')).toBe(0);
    },
  );

  test.each([
    [404, 'voucher-not-found'],
    [409, 'voucher-not-chargeable'],
    [409, 'voucher-already-charged'],
    [409, 'voucher-not-activated'],
    [409, 'voucher-blocked'],
    [410, 'voucher-expired'],
    [422, 'captcha-invalid'],
    [503, 'temporary-failure'],
  ])('[8.031] [8.032] %i %s is told, with a way on', async (status, example) => {
    const { user, router } = await open({ lookUpPrepaidVoucher: { status, example } });
    await enterSerial(user);
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByRole('heading')).toBeVisible();
    expect(screen.getByLabelText('Seriennummer')).toHaveValue('123 456 789');
    expect(router.state.location.pathname).toBe('/prepaid');
  });

  test('[3.157] an amount of the visitor’s own, with the final value', async () => {
    const { user } = await open({ lookUpPrepaidVoucher: found });
    await enterSerial(user);
    await user.click(await screen.findByRole('radio', { name: /Anderer Betrag/ }));
    await user.type(screen.getByLabelText('Dein Betrag'), '151');
    await user.click(screen.getByRole('button', { name: 'Weiter zur Zahlung' }));
    expect(screen.getByLabelText('Dein Betrag')).toBeInvalid();
    await user.clear(screen.getByLabelText('Dein Betrag'));
    await user.type(screen.getByLabelText('Dein Betrag'), '40');
    expect(within(screen.getByRole('status')).getByText(/70,00/)).toBeVisible();
  });

  test('a provider that the server does not take is not offered', async () => {
    const answer = { status: 200, example: 'prepaid-one-provider' };
    const { user } = await open({ lookUpPrepaidVoucher: answer });
    await toPayment(user);
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    expect(screen.getByRole('radio', { name: /Kreditkarte/ })).toBeChecked();
  });

  test('the checkout without a card leads to the serial number', async () => {
    answerCalls({});
    await renderRoutes(routes, { at: '/prepaid/checkout', site });
    const link = screen.getByRole('link', { name: 'Seriennummer eingeben' });
    expect(link).toHaveAttribute('href', '/prepaid');
  });
});

describe('the payment', () => {
  test('[1.024] [4.062] is started, ended once and shown as the server tells it', async () => {
    const { user, router, calls, count } = await open({
      lookUpPrepaidVoucher: found,
      initChargePaypal: started,
      finalizeChargePaypal: received,
    });
    await toPayment(user);
    await choosePaypal(user);
    await press('onApprove');
    await screen.findByRole('heading', { level: 1, name: 'Deine Karte ist aufgeladen' });
    expect(router.state.location.pathname).toBe('/prepaid/finalized');
    expect(screen.getByText(/55,00/)).toBeVisible();
    expect(count('initChargePaypal')).toBe(1);
    expect(count('finalizeChargePaypal')).toBe(1);
    const start = calls.find(({ operationId }) => operationId === 'initChargePaypal');
    expect(start?.body).toMatchObject({ amount: 2500, currency: 'EUR' });
    expect(start?.headers.get('x-jwt-token')).toBeTruthy();
    expect(start?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
    await user.click(screen.getByRole('button', { name: 'Jetzt einlösen' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/shops'));
  });

  test.each([
    ['onCancel', 'Du hast die Zahlung abgebrochen'],
    ['onError', 'Der Zahlungsdienst hat nicht geantwortet'],
  ] as const)('%s takes nothing, and everything can be chosen', async (end, title) => {
    const { user, count } = await open({ lookUpPrepaidVoucher: found, initChargePaypal: started });
    await toPayment(user);
    await choosePaypal(user);
    await press(end);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('radio', { name: /Kreditkarte/ })).toBeEnabled();
    expect(count('finalizeChargePaypal')).toBe(0);
  });

  test.each([
    ['refused at the end', { status: 200, example: 'charge-failed' }],
    ['fails at the end', { status: 402, example: 'payment-failed' }],
  ])('[4.063] [8.038] %s: another provider is offered', async (_, answer) => {
    const { user } = await open({
      lookUpPrepaidVoucher: found,
      initChargePaypal: started,
      finalizeChargePaypal: answer,
    });
    await toPayment(user);
    await choosePaypal(user);
    await press('onApprove');
    const title = 'Die Zahlung hat nicht geklappt';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('radio', { name: /Kreditkarte/ })).toBeEnabled();
  });

  test('[4.061] a running payment is asked about until it is decided', async () => {
    const { user, count } = await open({
      lookUpPrepaidVoucher: found,
      initChargePaypal: started,
      finalizeChargePaypal: { status: 200, example: 'charge-processing' },
      getCharge: received,
    });
    await toPayment(user);
    await choosePaypal(user);
    await press('onApprove');
    expect(
      await screen.findByRole('heading', { name: 'Deine Zahlung wird bearbeitet' }),
    ).toBeVisible();
    await screen.findByRole('heading', { name: 'Deine Karte ist aufgeladen' }, { timeout: 5_000 });
    expect(count('finalizeChargePaypal')).toBe(1);
  });

  test('a lost answer is asked for again under the same key', async () => {
    const { user, calls } = await open({
      lookUpPrepaidVoucher: found,
      initChargePaypal: started,
      finalizeChargePaypal: [{ status: 0, raw: 'lost' }, received],
    });
    await toPayment(user);
    await choosePaypal(user);
    await press('onApprove');
    await user.click(await screen.findByRole('button', { name: 'Noch einmal nachsehen' }));
    await screen.findByRole('heading', { name: 'Deine Karte ist aufgeladen' });
    const ends = calls.filter(({ operationId }) => operationId === 'finalizeChargePaypal');
    const keys = ends.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  test.each([
    [409, 'voucher-not-chargeable'],
    [409, 'voucher-already-charged'],
    [409, 'contact-support'],
    [402, 'payment-failed'],
    [422, 'charge-below-minimum'],
    [422, 'charge-above-maximum'],
    [401, 'session-expired'],
  ])('a start that is refused with %i %s is told', async (status, example) => {
    const { user, count } = await open({
      lookUpPrepaidVoucher: found,
      initChargePaypal: { status, example },
    });
    await toPayment(user);
    await choosePaypal(user);
    await press('onApprove');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Betrag ändern' })).toBeVisible();
    expect(count('finalizeChargePaypal')).toBe(0);
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
      await screen.findByRole('heading', { name: 'PayPal lässt sich gerade nicht laden' }),
    ).toBeVisible();
    expect(screen.getByRole('radio', { name: /Kreditkarte/ })).toBeEnabled();
  });

  test('no script is loaded before its provider is chosen', async () => {
    const { user } = await open({ lookUpPrepaidVoucher: found });
    await toPayment(user);
    expect(document.head.querySelectorAll('script')).toHaveLength(0);
  });
});
