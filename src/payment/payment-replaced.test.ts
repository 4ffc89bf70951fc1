// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { client } from '~generated/client/client.gen';
import type { PaymentProvider } from '~/api';
import { answerCalls, type Answer } from '~/api/testing';
import type { KeyValueStore } from '~/lib/safe-storage';
import { tokenFor } from '~/voucher/testing';
import { isAnotherAway } from './away-payment';
import { createPayment } from './payment';
import type { PaymentOrder } from './providers/payment-adapter';

/** A payment of 25 € with a voucher of 50 €. */
const order: PaymentOrder = {
  flow: 'redeem',
  amountInCent: 2500,
  currency: 'EUR',
  orderId: 'order-1',
  voucherId: 'voucher-1',
};

/** What the server says of the charge that the wallet began. */
const charge = (status: string, chargeId = 'chg-amazonpay'): Answer => ({
  status: 200,
  raw: JSON.stringify({
    chargeId,
    status,
    chargedInCent: 2500,
    balanceInCent: 7500,
    currency: 'EUR',
    transactionNumber: 'TX-1',
    ...(status === 'received' && { token: tokenFor(undefined, { balanceInCent: 7500 }) }),
  }),
});

const balanceOf = (balanceInCent: number): Answer => ({
  status: 200,
  raw: JSON.stringify({ token: tokenFor(undefined, { balanceInCent }) }),
});

let storage: KeyValueStore;
beforeEach(() => {
  client.setConfig({ baseUrl: location.origin });
  localStorage.clear();
  const kept = new Map<string, string>();
  storage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
});

/** The payment of this tab, with providers that begin every payment and end it with this status. */
function open(
  answers: Record<string, Answer | Answer[]>,
  status: 'processing' | 'received' = 'processing',
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

const leavePage = () => dispatchEvent(new Event('pagehide'));
const providersOf = ({ replaced }: ReturnType<typeof open>['payment']) =>
  replaced.get().map(({ attempt }) => attempt.provider);

test('[4.061] a wallet that was left is still known after another way was tried and cancelled', async () => {
  const { payment } = open({
    getCharge: charge('processing'),
    refreshVoucherToken: balanceOf(5000),
  });
  await payment.begin(order, 'amazonpay');
  leavePage();
  await payment.begin(order, 'paypal');
  payment.interrupt('cancelled');
  expect(providersOf(payment)).toEqual(['amazonpay']);
});

test('[4.061] a wallet that was left is still known on another page, and beside another order', async () => {
  const answers = { getCharge: charge('processing'), refreshVoucherToken: balanceOf(5000) };
  await open(answers).payment.begin(order, 'amazonpay');
  leavePage();
  const { payment } = open(answers);
  await payment.begin({ ...order, orderId: 'order-2' }, 'paypal');
  payment.forget();
  expect(providersOf(payment)).toEqual(['amazonpay', 'paypal']);
});

test('[4.061] a wallet whose page was never opened is replaced without a trace', async () => {
  const { payment } = open({ refreshVoucherToken: balanceOf(5000) });
  await payment.begin(order, 'amazonpay');
  await payment.begin(order, 'unzer', 'card-1');
  expect(providersOf(payment)).toEqual([]);
});

test('[4.061] nothing else begins once a payment that was replaced is received', async () => {
  const { payment, started } = open({
    getCharge: [charge('processing'), charge('received')],
    refreshVoucherToken: balanceOf(5000),
  });
  await payment.begin(order, 'amazonpay');
  leavePage();
  await payment.begin(order, 'paypal');
  await payment.look();
  await expect(payment.begin(order, 'paypal')).rejects.toThrow();
  expect(started).toEqual(['amazonpay', 'paypal']);
  expect(payment.getState()).toMatchObject({
    phase: 'received',
    attempt: { provider: 'amazonpay' },
  });
  // Its window is open.
  expect(providersOf(payment)).toEqual(['paypal']);
});

test('[4.061] a window that is agreed to after another way was chosen is ended', async () => {
  const { payment, ended } = open({ refreshVoucherToken: balanceOf(5000) });
  const { startKey } = await payment.begin(order, 'paypal');
  await payment.begin(order, 'amazonpay');
  expect(providersOf(payment)).toEqual(['paypal']);
  payment.approve(startKey);
  await vi.waitFor(() => expect(ended).toEqual(['paypal']));
  expect(providersOf(payment)).toEqual([]);
});

test('[4.061] the second click of a double click goes on with the window that the first one opens', async () => {
  const { payment, started, count } = open({ refreshVoucherToken: balanceOf(5000) });
  const first = await payment.begin(order, 'paypal');
  expect(await payment.begin(order, 'paypal')).toEqual(first);
  expect(payment.getState()).toMatchObject({ phase: 'approving' });
  expect(started).toEqual(['paypal']);
  expect(count('getCharge')).toBe(0);
});

test('[4.061] a window that is open is asked about before its button opens another one', async () => {
  const { payment, started, count } = open({
    getCharge: charge('processing', 'chg-paypal'),
    refreshVoucherToken: balanceOf(5000),
  });
  await payment.begin(order, 'paypal');
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1500);
  await expect(payment.begin(order, 'paypal')).rejects.toThrow();
  // The provider's script fails because of it.
  payment.interrupt('provider-failed');
  expect(count('getCharge')).toBe(1);
  expect(started).toEqual(['paypal']);
  expect(payment.getState()).toMatchObject({ phase: 'choosing', interruption: 'left' });
  // The warning has been seen.
  await payment.begin(order, 'paypal');
  expect(started).toEqual(['paypal', 'paypal']);
  expect(providersOf(payment)).toEqual(['paypal']);
});

test('[4.062] what was received besides the payment that counts is kept with it, and forgotten with it', async () => {
  const { payment } = open(
    {
      getCharge: [charge('processing', 'chg-paypal'), charge('received', 'chg-paypal')],
      refreshVoucherToken: balanceOf(5000),
    },
    'received',
  );
  await payment.begin(order, 'paypal');
  payment.interrupt('cancelled');
  const { startKey } = await payment.begin(order, 'amazonpay');
  payment.approve(startKey);
  await vi.waitFor(() =>
    expect(payment.replaced.get()).toMatchObject([
      { attempt: { provider: 'paypal' }, received: { chargedInCent: 2500 } },
    ]),
  );
  expect(payment.getState()).toMatchObject({
    phase: 'received',
    attempt: { provider: 'amazonpay' },
  });
  payment.forget();
  expect(payment.replaced.get()).toEqual([]);
});

test('[4.062] what was received besides with figures that cannot be stays to be looked up', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { payment, count } = open(
    {
      // Another charge than the one that was asked about.
      getCharge: [charge('processing', 'chg-paypal'), charge('received', 'chg-other')],
      refreshVoucherToken: balanceOf(5000),
    },
    'received',
  );
  await payment.begin(order, 'paypal');
  payment.interrupt('cancelled');
  const { startKey } = await payment.begin(order, 'amazonpay');
  payment.approve(startKey);
  await vi.waitFor(() => expect(count('getCharge')).toBe(2));
  // Something arrived, so the page must not say that nothing did.
  expect(await payment.look()).toBe(false);
  expect(payment.replaced.get()).toMatchObject([{ attempt: { provider: 'paypal' } }]);
  expect(payment.replaced.get()[0]).not.toHaveProperty('received');
});

test('[4.061] nothing begins once an earlier payment is received, also where the page goes on at once', async () => {
  const { payment, started } = open({
    getCharge: [charge('processing'), charge('received')],
    refreshVoucherToken: balanceOf(5000),
  });
  await payment.begin(order, 'amazonpay');
  leavePage();
  await payment.look();
  // It was for another order: the page puts it aside as soon as it is received.
  payment.subscribe(() => payment.getState().phase === 'received' && payment.forget());
  const other = { ...order, orderId: 'order-2', amountInCent: 4000 };
  await expect(payment.begin(other, 'paypal')).rejects.toThrow();
  expect(started).toEqual(['amazonpay']);
});

test('[4.062] what was received for another order is put aside, kept, and blocks nothing', async () => {
  const { payment, started } = open({
    getCharge: charge('received'),
    refreshVoucherToken: balanceOf(5000),
  });
  await payment.begin(order, 'amazonpay');
  leavePage();
  await payment.look();
  payment.putAside();
  expect(payment.replaced.get()).toMatchObject([{ received: { transactionNumber: 'TX-1' } }]);
  // The button of the provider that was held back fails.
  payment.interrupt('provider-failed');
  expect(payment.getState()).toEqual({ phase: 'choosing', interruption: 'other-received' });
  await payment.begin({ ...order, orderId: 'order-2' }, 'paypal');
  expect(started).toEqual(['amazonpay', 'paypal']);
  expect(payment.replaced.get()).toHaveLength(1);
});

test('[4.062] a number that the server did not give is none', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { payment } = open({
    // Another charge than the one that was asked about.
    getCharge: charge('received', 'chg-other'),
    refreshVoucherToken: balanceOf(5000),
  });
  await payment.begin(order, 'amazonpay');
  leavePage();
  await payment.look();
  payment.putAside();
  expect(payment.replaced.get()).toMatchObject([{ received: { chargedInCent: 2500 } }]);
  expect(payment.replaced.get()[0]?.received?.transactionNumber).toBeUndefined();
});

test('[4.062] what was received, and forgotten here, counts without figures that cannot be', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { payment } = open({
    // Another charge than the one that was asked about.
    getCharge: charge('received', 'chg-other'),
    refreshVoucherToken: balanceOf(5000),
  });
  await payment.begin(order, 'paypal');
  payment.interrupt('cancelled');
  payment.forget();
  await payment.look();
  expect(payment.getState()).toMatchObject({ phase: 'received', attempt: { provider: 'paypal' } });
  expect(payment.getState()).not.toHaveProperty('result');
});

test('[4.061] a window that was closed is asked about at once, and before the next start', async () => {
  const { payment, started } = open({
    getCharge: [charge('processing', 'chg-paypal'), charge('received', 'chg-paypal')],
    refreshVoucherToken: balanceOf(5000),
  });
  await payment.begin(order, 'paypal');
  payment.interrupt('cancelled');
  expect(payment.getState()).toMatchObject({ phase: 'choosing', interruption: 'returned' });
  await payment.look();
  await expect(payment.begin(order, 'unzer', 'card-1')).rejects.toThrow();
  expect(started).toEqual(['paypal']);
  expect(payment.getState()).toMatchObject({ phase: 'received', attempt: { provider: 'paypal' } });
});

test('[4.061] a window whose button is gone may still be agreed to', async () => {
  const { payment, ended } = open({
    getCharge: charge('processing', 'chg-paypal'),
    refreshVoucherToken: balanceOf(5000),
  });
  const { startKey } = await payment.begin(order, 'paypal');
  payment.leaveWindow();
  expect(payment.getState()).toMatchObject({ phase: 'choosing', interruption: 'left' });
  payment.approve(startKey);
  await vi.waitFor(() => expect(ended).toEqual(['paypal']));
});

test.each([
  ['fallen', 2000],
  ['grown', 5500],
])(
  '[4.061] nothing begins where the balance has %s: the sum is another one',
  async (_, balance) => {
    const { payment, started } = open({ refreshVoucherToken: balanceOf(balance) });
    await expect(payment.begin(order, 'paypal')).rejects.toThrow();
    expect(started).toEqual([]);
    expect(payment.getState()).toEqual({ phase: 'choosing', interruption: 'balance-changed' });
    // The provider's script fails because of it.
    payment.interrupt('provider-failed');
    expect(payment.getState()).toMatchObject({ interruption: 'balance-changed' });
  },
);

test('[4.061] other tabs know that the visitor is at the wallet, until this one is back', async () => {
  const answers = { getCharge: charge('processing'), refreshVoucherToken: balanceOf(5000) };
  await open(answers).payment.begin(order, 'amazonpay');
  expect(isAnotherAway('voucher-1', undefined)).toBe(false);
  leavePage();
  expect(isAnotherAway('voucher-1', undefined)).toBe(true);
  open(answers);
  expect(isAnotherAway('voucher-1', undefined)).toBe(false);
});

test('[4.061] a payment that the server does not know may be what the balance has grown by', async () => {
  const { payment } = open({
    getCharge: { status: 404, example: 'not-found' },
    refreshVoucherToken: [balanceOf(5000), balanceOf(5000), balanceOf(7500)],
  });
  await payment.begin(order, 'amazonpay');
  leavePage();
  expect(await payment.look()).toBe(true);
  expect(await payment.look()).toBe(false);
});
