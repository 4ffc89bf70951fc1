import { beforeEach } from 'vitest';
import { client } from '~generated/client/client.gen';
import type { PaymentProvider } from '~/api';
import { answerCalls, type Answer } from '~/api/testing';
import type { KeyValueStore } from '~/lib/safe-storage';
import { tokenFor } from '~/voucher/testing';
import { createPayment } from '~/payment/payment';
import type { PaymentOrder } from '~/payment/providers/payment-adapter';

/** A payment of 25 € with a voucher of 50 €. */
export const order: PaymentOrder = {
  flow: 'redeem',
  amountInCent: 2500,
  currency: 'EUR',
  orderId: 'order-1',
  voucherId: 'voucher-1',
};

/** What the server says of the charge that the wallet began. */
export const charge = (
  status: string,
  chargeId = 'chg-amazonpay',
  balanceInCent = 7500,
): Answer => ({
  status: 200,
  raw: JSON.stringify({
    chargeId,
    status,
    chargedInCent: 2500,
    balanceInCent,
    currency: 'EUR',
    transactionNumber: 'TX-1',
    ...(status === 'received' && { token: tokenFor(undefined, { balanceInCent }) }),
  }),
});

export const balanceOf = (balanceInCent: number): Answer => ({
  status: 200,
  raw: JSON.stringify({ token: tokenFor(undefined, { balanceInCent }) }),
});

let storage: KeyValueStore;

/** What is opened from now on is in another tab: it has the storage of all tabs, and none of its own so far. */
export function changeTab(): void {
  const kept = new Map<string, string>();
  storage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

beforeEach(() => {
  client.setConfig({ baseUrl: location.origin });
  localStorage.clear();
  changeTab();
});

/** The payment of a tab, with providers that begin every payment and end it with this status. */
export function openPayment(
  answers: Record<string, Answer | Answer[]>,
  status: 'processing' | 'received' = 'processing',
  { isStartLost = false } = {},
) {
  const calls = answerCalls(answers);
  const started: PaymentProvider[] = [];
  const ended: PaymentProvider[] = [];
  const payment = createPayment({
    flow: 'redeem',
    siteId: 'site',
    storage,
    payer: () => ({
      id: 'voucher-1',
      token: tokenFor(undefined),
      voucher: { balanceInCent: 5000 },
    }),
    onToken: () => undefined,
    leave: () => undefined,
    adapterOf: (provider) =>
      Promise.resolve({
        isLoaded: () => true,
        render: () => Promise.reject(new Error('Nothing is drawn here')),
        start() {
          started.push(provider);
          if (isStartLost) return Promise.reject(new Error('No answer'));
          return Promise.resolve({ started: { chargeId: `chg-${provider}` } });
        },
        finalize(attempt) {
          ended.push(attempt.provider);
          return Promise.resolve({
            chargeId: `chg-${provider}`,
            status,
            chargedInCent: 2500,
            balanceInCent: status === 'received' ? 7500 : 5000,
            currency: 'EUR' as const,
            transactionNumber: 'TX-1',
          });
        },
      }),
  });
  payment.connect();
  return {
    payment,
    started,
    ended,
    count: (id: string) => calls.filter((call) => call.operationId === id).length,
  };
}

/** As a wallet that replaces the page does it. */
export const leavePage = () => dispatchEvent(new Event('pagehide'));
/** Which attempts were replaced and can still be paid. */
export const providersOf = ({ replaced }: ReturnType<typeof openPayment>['payment']) =>
  replaced.get().map(({ attempt }) => attempt.provider);
