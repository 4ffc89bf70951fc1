import { cleanup, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { answerCalls, type Answer, type Answering } from '~/api/testing';
import { answersOf, createLedger, type Ledger, type LUCK } from '~/payment/testing';
import { renderRoutes } from '~/tests/render-routes';
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

/** A card with 30 €. */
export const found: Answer = { status: 200, example: 'prepaid-30' };

let current = createLedger(undefined, 3000);
let fortune: keyof typeof LUCK = 'received';

/** The server's ledger of the card. */
export const ledger = (): Ledger => current;

/** What the provider does with the payment of this test. */
export const luck = (next: keyof typeof LUCK): void => void (fortune = next);

/** Opens the page for the serial number. */
export async function open(
  answers: Record<string, Answer | Answer[] | Answering>,
  at = '/prepaid',
  changes: { paymentOptions?: [] } = {},
) {
  const calls = answerCalls({ ...answersOf(current, () => fortune), ...answers });
  const page = await renderRoutes(routes, { at, site: { ...site, ...changes } });
  const count = (id: string) => calls.filter(({ operationId }) => operationId === id).length;
  return { ...page, calls, count };
}

/** Sends the serial number of a card. */
export async function enterSerial(user: UserEvent, serial = '123 456 789') {
  await user.type(await screen.findByLabelText('Seriennummer'), serial);
  await user.click(screen.getByRole('button', { name: 'Gutscheinkarte prüfen' }));
}

/** Goes to the payment of 25 €. */
export async function toPayment(user: UserEvent) {
  await enterSerial(user);
  await user.click(await screen.findByRole('radio', { name: /^25/ }));
  await user.click(screen.getByRole('button', { name: 'Weiter zur Zahlung' }));
  await screen.findByRole('heading', { level: 1, name: 'Bezahlen' });
}

/** The payment button's script as a visitor uses it: what is pressed decides how it ends. */
interface ButtonOptions {
  createOrder: () => Promise<string>;
  onApprove: () => void;
  onCancel: () => void;
  onError: (error: unknown) => void;
}
type End = 'onApprove' | 'onCancel' | 'onError';
let pressed: (end: End) => Promise<void>;

/** Presses PayPal's button, and ends what it opens. */
export const press = (end: End): Promise<void> => pressed(end);

/** Every test begins with PayPal's stand-in, and leaves neither pages nor payments. */
export function aroundPayments(): void {
  beforeEach(() => {
    vi.stubGlobal('scrollTo', () => undefined);
    stubPaypal();
    current = createLedger(undefined, 3000);
    fortune = 'received';
  });
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
    localStorage.clear();
    document.head.replaceChildren();
  });
}

/** Stands in for PayPal's script. */
function stubPaypal(): void {
  vi.stubGlobal('paypal', {
    Buttons(options: ButtonOptions) {
      pressed = async (end) => {
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
}

/** Opens the payment of 25 € and chooses PayPal, unless nothing can be chosen. */
export async function choosePaypal(
  answers: Record<string, Answer | Answer[] | Answering> = {},
  { isPressed = true } = {},
) {
  const page = await open({ lookUpPrepaidVoucher: found, ...answers });
  await toPayment(page.user);
  if (!isPressed) return page;
  await page.user.click(await screen.findByRole('radio', { name: /PayPal/ }));
  await screen.findByTitle('Bezahlen mit PayPal');
  return page;
}
