import { cleanup } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { client as apiClient } from '~generated/client/client.gen';
import { answerCalls } from '~/api/testing';
import { createSafeStorage } from '~/lib/safe-storage';
import { createPayment } from '~/payment/payment';
import { answersOf, BANK, createLedger, LUCK, type Ledger } from '~/payment/testing';
import { loadAdapter } from './load-adapter';
import type { Begun } from './payment-adapter';
import { isProvider, providers } from './providers';

// Every registered provider, with its own code, through all that can become of a payment. A new one is tested here as
// soon as it is registered.

vi.mock('~/payment/finish-key', () => ({
  finishKey: () => Promise.resolve('3f0c7a0e-8f5b-4b5e-9c1e-0d6a2f7b9c99'),
}));

const NAMES = Object.keys(providers).filter(isProvider);
type Name = (typeof NAMES)[number];
const site = {
  amazonPay: { language: 'de_DE', ledgerCurrency: 'EUR' },
  paymentOptions: [{ name: 'unzer', publicKey: 'key' }, { name: 'paypal' }],
} as const;
const ORDER = '7d1f0c52-0a94-4c1e-8b7e-52d6a9f3c014';
const order = {
  flow: 'redeem',
  orderKey: ORDER,
  voucherId: 'voucher',
  amountInCent: 2_500,
  currency: 'EUR',
} as const;

beforeEach(() => apiClient.setConfig({ baseUrl: location.origin }));
afterEach(cleanup);

interface Started {
  begun: Begun;
  charge: Ledger['charges'][number];
}

/** A page that pays, and a reload of it. */
async function openPage(provider: Name) {
  const ledger = createLedger();
  let luck: keyof typeof LUCK = 'processing';
  answerCalls(answersOf(ledger, () => luck));
  const storage = createSafeStorage(() => {
    throw new Error('Tests keep nothing');
  });
  const left: string[] = [];
  const load = async () => {
    const payment = createPayment({
      flow: 'redeem',
      siteId: 'site',
      storage,
      client: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
      adapterOf: (name) => loadAdapter(name, { ...site, paymentOptions: [...site.paymentOptions] }),
      payer: () => ({ id: 'voucher', token: 'token', voucher: { balanceInCent: 5_000 } }),
      order: () => order,
      leave: (address) => void left.push(address),
    });
    const close = payment.connect();
    await payment.ask();
    return { payment, close };
  };
  let page = await load();
  return {
    ledger,
    left,
    get payment() {
      return page.payment;
    },
    screen: () => page.payment.getView().screen,
    async reload() {
      page.close();
      page = await load();
    },
    /** Begins; a card's bank asks. */
    async start() {
      luck = 'processing';
      const begun = await page.payment.begin(order, provider, 'card-1');
      const [charge] = ledger.charges;
      if (!charge) throw new Error('nothing has begun');
      return { begun, charge };
    },
    /** The visitor agrees, in the provider's window or on its page, and comes back. @param then what the provider does */
    async agree({ begun, charge }: Started, then: keyof typeof LUCK) {
      charge.isAgreed = true;
      luck = then;
      const { readReturn } = providers[provider];
      const { chargeId } = charge;
      const search = new URLSearchParams({ chargeId, amazonCheckoutSessionId: 'session' });
      if (readReturn) await page.payment.comeBack(readReturn(search));
      else await page.payment.approve(begun.startKey);
    },
  };
}

test.each(NAMES)('[1.024] %s: begun, agreed to after a reload, received', async (provider) => {
  const page = await openPage(provider);
  const started = await page.start();
  expect(page.screen()).toMatchObject({ name: 'open', isOwn: true });
  const { control } = providers[provider];
  const leaves = control === 'card-fields' || control === 'redirect';
  expect(page.left).toEqual(leaves ? [BANK] : []);
  await page.reload();
  expect(page.screen()).toMatchObject({ name: 'open', isOwn: true });
  await page.agree(started, 'received');
  expect(page.screen()).toMatchObject({ name: 'received', charge: { amountInCent: 2_500 } });
  expect(page.ledger.balance()).toBe(7_500);
});

test.each(NAMES)('[4.061] %s: decided later', async (provider) => {
  const page = await openPage(provider);
  await page.agree(await page.start(), 'processing');
  expect(page.screen()).toMatchObject({ name: 'processing', isOwn: true });
  page.ledger.decide(1);
  await page.payment.ask();
  expect(page.screen().name).toBe('received');
});

test.each(NAMES)('[4.063] %s: declined', async (provider) => {
  const page = await openPage(provider);
  await page.agree(await page.start(), 'failed');
  expect(page.screen()).toMatchObject({ name: 'choosing', last: { status: 'failed' } });
  expect(page.ledger.balance()).toBe(5_000);
});

test.each(NAMES)('[4.061] %s: called off; a late notice takes nothing', async (provider) => {
  const page = await openPage(provider);
  const { charge } = await page.start();
  await page.payment.interrupt('cancelled');
  expect(page.screen()).toMatchObject({ name: 'choosing', last: { status: 'cancelled' } });
  charge.isAgreed = true;
  page.ledger.notice(charge, LUCK.received);
  await page.payment.ask();
  expect(page.screen()).toMatchObject({ name: 'choosing', last: { status: 'cancelled' } });
  expect(page.ledger.balance()).toBe(5_000);
});

test.each(NAMES)('[4.061] %s: left, and begun once more', async (provider) => {
  const page = await openPage(provider);
  await page.start();
  await page.reload();
  await page.payment.begin(order, provider, 'card-2');
  const under = page.ledger.charges.filter(({ status }) => status === 'open');
  expect(under).toHaveLength(1);
  expect(page.screen()).toMatchObject({ name: 'open', isOwn: true });
});
