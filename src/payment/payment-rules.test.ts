import { describe, expect, test } from 'vitest';
import { ApiError } from '~/api';
import { PAYMENT_RETURNS } from '~/lib/paths';
import type { KeyValueStore } from '~/lib/safe-storage';
import type { Attempt } from './providers/attempt';
import type { PaymentOrder } from './providers/payment-adapter';
import { providers } from './providers/providers';
import { readReturnUrl } from './providers/return-url';
import { finishKey } from './finish-key';
import { offeredProviders } from './offered-providers';
import type { PaymentState } from './payment-state';
import { readPayment, writePayment } from './payment-storage';

const paypal = { name: 'paypal', clientId: 'client' };
const unzer = { name: 'unzer', publicKey: 'key' };
const amazonPay = { language: 'de_DE', ledgerCurrency: 'EUR' } as const;

describe('offered providers [3.009] [3.047] [3.048] [3.049]', () => {
  test.each([
    [
      'all',
      { amazonPay, paymentOptions: [paypal, unzer] },
      'EUR',
      ['amazonpay', 'unzer', 'paypal'],
    ],
    ['none', {}, 'EUR', []],
    ['no key', { paymentOptions: [{ name: 'unzer' }, paypal] }, 'EUR', ['paypal']],
    ['no id', { paymentOptions: [unzer, { name: 'paypal' }] }, 'EUR', ['unzer']],
    ['unknown names', { paymentOptions: [{ name: 'coins', clientId: 'x' }] }, 'EUR', []],
    ['another currency', { amazonPay, paymentOptions: [paypal] }, 'CHF', ['paypal']],
  ])('%s', (_, site, currency, names) => {
    expect(offeredProviders(site, currency)).toEqual(names);
  });

  test('the server decides who is offered, and in which order', () => {
    const site = { amazonPay, paymentOptions: [paypal, unzer] };
    const offered = offeredProviders(site, 'EUR', ['amazonpay', 'paypal']);
    expect(offered).toEqual(['amazonpay', 'paypal']);
  });
});

test('[2.008] [2.009] the providers that add to a return address are those with a return page', () => {
  const reading = Object.entries(providers).filter(([, { readReturn }]) => readReturn);
  expect(reading.map(([name]) => name)).toEqual([...PAYMENT_RETURNS]);
});

describe('the key of the end', () => {
  const wallet = { provider: 'amazonpay', checkoutSessionId: 'session' } as const;

  test('is a UUID, and the same for everybody who knows the payment', async () => {
    const key = await finishKey(wallet);
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(await finishKey({ ...wallet, chargeId: 'learnt later' })).toBe(key);
  });

  test('differs from payment to payment', async () => {
    const keys = [wallet, { ...wallet, checkoutSessionId: 'other' }].map(finishKey);
    expect(new Set(await Promise.all(keys)).size).toBe(2);
  });
});

describe('the address of a return page', () => {
  test.each([
    [
      'flow=prepaid&amount=2500&currency=EUR',
      { flow: 'prepaid', amountInCent: 2500, currency: 'EUR' },
    ],
    [
      'flow=redeem&amount=500&currency=EUR&redeemValue=5500',
      { flow: 'redeem', amountInCent: 500, currency: 'EUR', redeemValue: 5500 },
    ],
    ['amount=25.00&currency=EUR', undefined],
    ['amount=-1&currency=EUR', undefined],
    ['amount=2500&currency=euro', undefined],
    ['', undefined],
  ])('%s', (search, order) => {
    expect(readReturnUrl(new URLSearchParams(search)).order).toEqual(order);
  });
});

describe('storage of the tab', () => {
  const order: PaymentOrder = { flow: 'prepaid', amountInCent: 2500, currency: 'EUR' };
  const attempt: Attempt = {
    provider: 'unzer',
    amountInCent: 2500,
    currency: 'EUR',
    startKey: 'key',
    createdAt: 0,
  };
  const memory = (content: string | null = null): KeyValueStore & { content: string | null } => ({
    content,
    getItem() {
      return this.content;
    },
    setItem(_, value) {
      this.content = value;
    },
    removeItem() {
      this.content = null;
    },
  });

  const error = new ApiError({ kind: 'problem', code: 'PAYMENT_FAILED', status: 402 });
  const result = {
    chargeId: 'chg',
    status: 'received',
    chargedInCent: 2500,
    balanceInCent: 5500,
    currency: 'EUR',
    transactionNumber: 'TX',
    token: 'secret',
  } as const;

  test.each<[PaymentState, object]>([
    [
      { phase: 'processing', attempt, pollCount: 4 },
      { phase: 'processing', attempt, pollCount: 0 },
    ],
    [
      { phase: 'failed', attempt, error },
      { phase: 'failed', attempt, error: { code: 'PAYMENT_FAILED', status: 402 } },
    ],
    [
      { phase: 'received', attempt, result },
      { phase: 'received', attempt },
    ],
  ])('$phase', (state, kept) => {
    const storage = memory();
    writePayment(storage, 'site', { order, state });
    expect(storage.content).not.toContain('secret');
    const read = readPayment(storage, 'site', 'prepaid');
    expect(read?.order).toEqual(order);
    expect(read?.state).toMatchObject(kept);
  });

  test.each([
    null,
    'no json',
    '[]',
    '{"order":{}}',
    JSON.stringify({ order, state: { phase: 'paid', attempt } }),
    JSON.stringify({ order, state: { phase: 'processing' } }),
    JSON.stringify({ order: { ...order, amountInCent: '25' }, state: { phase: 'choosing' } }),
    JSON.stringify({ order: { ...order, flow: 'redeem' }, state: { phase: 'choosing' } }),
    JSON.stringify({
      order,
      state: { phase: 'approving', attempt: { ...attempt, redirectUrl: 'javascript:alert(1)' } },
    }),
  ])('what is not whole counts as lost: %s', (content) => {
    expect(readPayment(memory(content), 'site', 'prepaid')).toBeUndefined();
  });
});
