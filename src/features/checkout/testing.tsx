import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answerCalls, type Answer } from '~/api/testing';
import type { KeyValueStore } from '~/lib/safe-storage';
import type { PaymentState } from '~/payment/payment-state';
import { cardAttempt } from '~/payment/testing';
import { paymentStorage, writePayment } from '~/payment/payment-storage';
import type { TabRecord } from '~/redemption/redemption-storage';
import { filling, KEY, nordlicht25, VOUCHER } from '~/redemption/testing';
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

/** What the visitor typed before; only the terms must be accepted again. */
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

export const costly = { ...nordlicht25, items: [{ valueInCent: 5500, quantity: 1 }] };
export const costlyForm = {
  delivery: 'screen',
  salutation: 'mrs',
  firstName: 'Mia',
  lastName: 'Muster',
  email: 'mia@beispiel.de',
  repeatEmail: 'mia@beispiel.de',
};
export const costlyRequest = {
  shopId: 1001,
  items: costly.items,
  redeemValue: 5500,
  currency: 'EUR',
  delivery: 'screen',
  isCompany: false,
  customer: { salutation: 'mrs', firstName: 'Mia', lastName: 'Muster', email: 'mia@beispiel.de' },
  redeemStartingPoint: { source: 'shop-wall' },
  termsAccepted: true,
} as const;
export const ORDER = 'order-1';

/** The difference of the order is being paid. */
export const paying: Partial<TabRecord> = {
  redemption: {
    phase: 'paying',
    order: { kind: 'shop', id: ORDER, ...costly },
    request: { ...costlyRequest, items: costly.items },
    key: KEY,
    voucherId: VOUCHER,
  },
  form: costlyForm,
};

/** The payment as the tab left it, for example on the return page. */
export const paid = (state: PaymentState, orderId = ORDER) =>
  writePayment(paymentStorage, 'schenkwerk-de', {
    order: { flow: 'redeem', amountInCent: 2500, currency: 'EUR', redeemValue: 5500, orderId },
    state,
  });

/** Opens the checkout of an order whose difference is being paid; `prepare` is given what all tabs share. */
export async function openPayment(
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

export const received: Answer = { status: 200, example: 'charge-received' };

/** The same payment, which leaves this on the voucher. */
export const receivedWith = (balanceInCent: number, chargeId = cardAttempt.chargeId): Answer => ({
  status: 200,
  raw: JSON.stringify({
    chargeId,
    chargedInCent: 2500,
    currency: 'EUR',
    transactionNumber: 'TX-1',
    status: 'received',
    balanceInCent,
  }),
});
