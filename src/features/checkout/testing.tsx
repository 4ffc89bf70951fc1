import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { RouteObject } from 'react-router-dom';
import { answerCalls, type Answer, type Answering } from '~/api/testing';
import type { Charge } from '~/voucher/activity';
import { answersOf, cardAttempt, createLedger, type Ledger } from '~/payment/testing';
import { paymentStorage, writePayment } from '~/payment/payment-storage';
import type { TabRecord } from '~/redemption/redemption-storage';
import { filling, KEY, nordlicht25, VOUCHER } from '~/redemption/testing';
import { renderRoutes, type RenderOptions } from '~/tests/render-routes';
import { Component } from './checkout-page';

const shop: Answer = { status: 200, example: 'shop-1001' };
export const redeemed: Answer = { status: 201, example: 'completed-screen' };

export const promotion: Record<string, Answer> = {
  getPrepaidPackagePromotion: { status: 200, example: 'promotion' },
};

export async function open(
  redeemVoucher: Answer | Answer[],
  options: RenderOptions = {},
  answers: Record<string, Answer | Answering> = {},
  routes: RouteObject[] = [],
) {
  const calls = answerCalls({ getShop: shop, redeemVoucher, ...answers });
  const page = await renderRoutes([{ path: '/redeem/checkout', Component }, ...routes], {
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

/** The confirmation, whose scripts do not arrive. */
export const onItsWay: RouteObject = {
  path: '/thankyou',
  lazy: () => new Promise<never>(() => undefined),
};

/** A refusal that names the missing sum and the balance, in cents. */
export const refusedWith = (differenceInCent: number, balanceInCent: number): Answer => ({
  status: 409,
  raw: JSON.stringify({
    type: 'urn:problem:credit-insufficient',
    title: 'The credit does not cover the value',
    status: 409,
    code: 'CREDIT_INSUFFICIENT',
    currency: 'EUR',
    differenceInCent,
    balanceInCent,
  }),
});

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

let current = createLedger();

/** The server's ledger of the voucher. */
export const ledger = (): Ledger => current;

/** The server has received 25 € for the redemption, from this tab or another one. */
export const paid = (): void =>
  void current.book({ status: 'received', orderKey: KEY, provider: 'unzer' });

/** This tab has begun to pay 25 € with a card; the server says how it stands. */
export function begun(status: Charge['status'], more: { hasAgreed?: true } = {}): void {
  current.book({ key: cardAttempt.startKey, provider: 'unzer', status, orderKey: KEY });
  writePayment(paymentStorage, 'schenkwerk-de', {
    order: {
      flow: 'redeem',
      amountInCent: 2500,
      currency: 'EUR',
      redeemValue: 5500,
      orderKey: KEY,
      voucherId: VOUCHER,
    },
    attempt: { ...cardAttempt, ...more },
  });
}

/** A redemption is answered; by then the server has this balance, in cents. */
export const leaving =
  (balanceInCent: number, answer: Answer): Answering =>
  () => {
    current.set(balanceInCent);
    return answer;
  };

/** Opens the checkout of an order whose difference is being paid. @param prepare what has happened before */
export async function openPayment(
  answers: Record<string, Answer | Answer[] | Answering>,
  options: RenderOptions = {},
  prepare: () => void = () => undefined,
) {
  const { balanceInCent = 3000, currency = 'EUR' } = options.voucher ?? {};
  current = createLedger(undefined, balanceInCent, currency);
  prepare();
  const calls = answerCalls({
    getShop: { status: 200, example: 'shop-1001' },
    ...answersOf(current),
    ...answers,
  });
  const page = await renderRoutes([{ path: '/redeem/checkout', Component }], {
    at: '/redeem/checkout',
    voucher: { balanceInCent: 3000 },
    record: paying,
    ...options,
  });
  return { ...page, of: (id: string) => calls.filter(({ operationId }) => operationId === id) };
}
