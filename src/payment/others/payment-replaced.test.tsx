import { expect, test, vi } from 'vitest';
import { isAnotherAway } from '~/payment/open-payments';
import { balanceOf, charge, leavePage, openPayment, order, providersOf } from './testing';

test('[4.061] a wallet that was left is still known after another way was tried and cancelled', async () => {
  const { payment } = openPayment({
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
  await openPayment(answers).payment.begin(order, 'amazonpay');
  leavePage();
  const { payment } = openPayment(answers);
  await payment.begin({ ...order, orderId: 'order-2' }, 'paypal');
  payment.forget();
  expect(providersOf(payment)).toEqual(['amazonpay', 'paypal']);
});

test('[4.061] a wallet whose page was never opened is replaced without a trace', async () => {
  const { payment } = openPayment({ refreshVoucherToken: balanceOf(5000) });
  await payment.begin(order, 'amazonpay');
  await payment.begin(order, 'unzer', 'card-1');
  expect(providersOf(payment)).toEqual([]);
});

test('[4.061] nothing else begins once a payment that was replaced is received', async () => {
  const { payment, started } = openPayment({
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
  const { payment, ended } = openPayment({ refreshVoucherToken: balanceOf(5000) });
  const { startKey } = await payment.begin(order, 'paypal');
  await payment.begin(order, 'amazonpay');
  expect(providersOf(payment)).toEqual(['paypal']);
  payment.approve(startKey);
  await vi.waitFor(() => expect(ended).toEqual(['paypal']));
  expect(providersOf(payment)).toEqual([]);
});

test('[4.061] the second click of a double click goes on with the window that the first one opens', async () => {
  const { payment, started, count } = openPayment({ refreshVoucherToken: balanceOf(5000) });
  const first = await payment.begin(order, 'paypal');
  expect(await payment.begin(order, 'paypal')).toEqual(first);
  expect(payment.getState()).toMatchObject({ phase: 'approving' });
  expect(started).toEqual(['paypal']);
  expect(count('getCharge')).toBe(0);
});

test('[4.061] a window that is open is asked about before its button opens another one', async () => {
  const { payment, started, count } = openPayment({
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

test('[4.061] nothing begins once an earlier payment is received, also where the page goes on at once', async () => {
  const { payment, started } = openPayment({
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

test('[4.062] what was received, and forgotten here, counts without figures that cannot be', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { payment } = openPayment({
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
  const { payment, started } = openPayment({
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
  const { payment, ended } = openPayment({
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
    const { payment, started } = openPayment({ refreshVoucherToken: balanceOf(balance) });
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
  await openPayment(answers).payment.begin(order, 'amazonpay');
  expect(isAnotherAway('voucher-1', undefined)).toBe(false);
  leavePage();
  expect(isAnotherAway('voucher-1', undefined)).toBe(true);
  openPayment(answers);
  expect(isAnotherAway('voucher-1', undefined)).toBe(false);
});

test('[4.061] a payment that the server does not know may be what the balance has grown by', async () => {
  const { payment } = openPayment({
    getCharge: { status: 404, example: 'not-found' },
    refreshVoucherToken: [balanceOf(5000), balanceOf(5000), balanceOf(7500)],
  });
  await payment.begin(order, 'amazonpay');
  leavePage();
  expect(await payment.look()).toBe(true);
  expect(await payment.look()).toBe(false);
});
