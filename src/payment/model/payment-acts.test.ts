import { afterEach, expect, test, vi } from 'vitest';
import type { PaymentProvider } from '~/api';
import { createLedger } from '~/payment/testing';
import { createTab, ORDER } from './testing';

// Single acts of the store, whose outcome the walks of the model do not name.

vi.mock('~/payment/finish-key', () => ({ finishKey: () => Promise.resolve('end') }));

afterEach(() => void vi.useRealTimers());

async function open() {
  const ledger = createLedger();
  const tab = createTab(ledger);
  await tab.payment.ask();
  const order = {
    flow: 'redeem',
    orderKey: ORDER,
    voucherId: 'voucher',
    amountInCent: 10_000,
    currency: 'EUR',
  } as const;
  const begin = (provider: PaymentProvider, paymentTypeId?: string) =>
    tab.payment.begin(order, provider, paymentTypeId);
  return { ledger, tab, begin, screen: () => tab.payment.getView().screen };
}

test('[4.061] where neither the end nor the question after it is answered, nothing is said of the payment', async () => {
  const { ledger, tab, begin, screen } = await open();
  const { startKey } = await begin('paypal');
  const [charge] = ledger.charges;
  if (charge) charge.isAgreed = true;
  tab.set('answer lost');
  await tab.payment.approve(startKey);
  expect(charge?.status).toBe('received');
  expect(screen().name).toBe('asking');
  tab.set('well');
  await tab.payment.ask();
  expect(screen().name).toBe('received');
});

test('another way to pay calls off the one that was begun', async () => {
  const { ledger, begin, screen } = await open();
  await begin('amazonpay');
  await begin('paypal');
  expect(ledger.charges.map(({ status }) => status)).toEqual(['cancelled', 'open']);
  expect(screen()).toMatchObject({ name: 'open', isOwn: true, charge: { provider: 'paypal' } });
});

test('the same way to pay goes on with the payment that is open', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { ledger, begin } = await open();
  const first = await begin('amazonpay');
  // Later than two presses that count as one.
  vi.setSystemTime(Date.now() + 2_000);
  expect((await begin('amazonpay')).startKey).toBe(first.startKey);
  expect(ledger.charges).toMatchObject([{ status: 'open' }]);
});

test('a bank that asks is opened, and another card begins anew', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { ledger, tab, begin } = await open();
  tab.draw(1);
  await begin('unzer', 'card-1');
  expect(tab.left).toEqual(['https://bank.example']);
  vi.setSystemTime(Date.now() + 2_000);
  await begin('unzer', 'card-2');
  expect(ledger.charges.map(({ status }) => status)).toEqual(['cancelled', 'open']);
});

test('a start that failed is tried again however soon', async () => {
  const { ledger, tab, begin, screen } = await open();
  tab.set('request lost');
  await expect(begin('amazonpay')).rejects.toThrow();
  tab.set('well');
  await tab.payment.ask();
  await begin('amazonpay');
  expect(ledger.charges).toHaveLength(1);
  expect(screen().name).toBe('open');
});

test('a start that the server has refused leaves nothing to ask about', async () => {
  const { ledger, tab, begin } = await open();
  ledger.redeemElsewhere();
  await expect(begin('amazonpay')).rejects.toThrow();
  expect(ledger.charges).toEqual([]);
  expect(tab.payment.getAttempt()).toBeUndefined();
});

test('a start that was turned away with the session leaves nothing to ask about', async () => {
  const { ledger, tab, begin } = await open();
  ledger.signOut();
  await expect(begin('amazonpay')).rejects.toThrow();
  expect(tab.payment.getAttempt()).toBeUndefined();
});
