import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answerCalls, type Answer } from '~/api/testing';
import { filling, nordlicht25 } from '~/redemption/testing';
import { renderRoutes, type RenderOptions } from '~/tests/render-routes';
import { Component } from './checkout-page';

const shop: Answer = { status: 200, example: 'shop-1001' };
export const redeemed: Answer = { status: 201, example: 'completed-screen' };

export async function open(
  redeemVoucher: Answer | Answer[],
  options: RenderOptions = {},
  answers: Record<string, Answer> = {},
) {
  const calls = answerCalls({ getShop: shop, redeemVoucher, ...answers });
  const page = await renderRoutes([{ path: '/redeem/checkout', Component }], {
    at: '/redeem/checkout',
    voucher: { balanceInCent: 5000 },
    record: filling(nordlicht25),
    ...options,
  });
  return {
    ...page,
    calls,
    redemptions: () => calls.filter((call) => call.operationId === 'redeemVoucher'),
  };
}

/** What the visitor typed before; only the terms have to be accepted again. */
export const filled = filling(nordlicht25, {
  salutation: 'mrs',
  firstName: 'Mia',
  lastName: 'Muster',
  email: 'mia@beispiel.de',
  repeatEmail: 'mia@beispiel.de',
});

export const acceptTerms = (user: UserEvent) =>
  user.click(screen.getByLabelText(/Einlösebedingungen gelesen/));

export const submit = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: /verbindlich/ }));
