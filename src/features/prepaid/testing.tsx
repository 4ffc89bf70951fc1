import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answerCalls, type Answer } from '~/api/testing';
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

/** Opens the page for the serial number. */
export async function open(
  answers: Record<string, Answer | Answer[]>,
  at = '/prepaid',
  changes: { paymentOptions?: [] } = {},
) {
  const calls = answerCalls(answers);
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
