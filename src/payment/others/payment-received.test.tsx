import { expect, test, vi } from 'vitest';
import { keepOpenPayment } from '~/payment/open-payments';
import type { Payment } from '~/payment/payment';
import { newAttempt } from '~/payment/providers/attempt';
import { balanceOf, charge, leavePage, openPayment, order } from './testing';

/** PayPal was left, and Amazon Pay is agreed to: both may be received. */
async function payInTwoWays(payment: Payment): Promise<void> {
  await payment.begin(order, 'paypal');
  payment.interrupt('cancelled');
  const { startKey } = await payment.begin(order, 'amazonpay');
  payment.approve(startKey);
}

test('[4.062] what was received besides the payment that counts is kept with it, and forgotten with it', async () => {
  const { payment } = openPayment(
    {
      getCharge: [charge('processing', 'chg-paypal'), charge('received', 'chg-paypal')],
      refreshVoucherToken: balanceOf(5000),
    },
    'received',
  );
  await payInTwoWays(payment);
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
  const { payment, count } = openPayment(
    {
      // Another charge than the one that was asked about.
      getCharge: [charge('processing', 'chg-paypal'), charge('received', 'chg-other')],
      refreshVoucherToken: balanceOf(5000),
    },
    'received',
  );
  await payInTwoWays(payment);
  await vi.waitFor(() => expect(count('getCharge')).toBe(2));
  // Something arrived, so the page must not say that nothing did.
  expect(await payment.look()).toBe(false);
  expect(payment.replaced.get()).toMatchObject([{ attempt: { provider: 'paypal' } }]);
  expect(payment.replaced.get()[0]).not.toHaveProperty('received');
});

test('[4.062] what was received for another order is put aside, kept, and blocks nothing', async () => {
  const { payment, started } = openPayment({
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

test('[4.062] what was received counts, also where it has been redeemed since', async () => {
  const { payment } = openPayment({
    getCharge: charge('received', 'chg-amazonpay', 0),
    refreshVoucherToken: balanceOf(5000),
  });
  await payment.begin(order, 'amazonpay');
  leavePage();
  expect(await payment.look()).toBe(true);
  expect(payment.getState()).toMatchObject({ phase: 'received', result: { balanceInCent: 0 } });
});

test('[4.062] a number that the server did not give is none', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { payment } = openPayment({
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

test('[4.062] what is on the voucher now is known with what was received, also beside a payment without an id', async () => {
  const attempt = newAttempt({
    provider: 'amazonpay',
    amountInCent: 2500,
    currency: 'EUR',
    balanceInCent: 5000,
    paymentTypeId: undefined,
  });
  keepOpenPayment({ order, attempt });
  const { payment } = openPayment(
    {
      refreshVoucherToken: [...Array.from({ length: 4 }, () => balanceOf(5000)), balanceOf(10_000)],
    },
    'received',
  );
  payment.adopt();
  const { startKey } = await payment.begin(order, 'paypal');
  payment.approve(startKey);
  await vi.waitFor(() => expect(payment.getState()).toMatchObject({ phase: 'received' }));
  await payment.look();
  expect(payment.getState()).toMatchObject({ result: { balanceInCent: 10_000 } });
});
