import { expect, type Page } from '@playwright/test';
import type { MockHandle } from './mock.ts';
import { button, heading, type OnceStep } from './once-step.ts';
import { openPayment } from './states/payment-states.ts';
import { serveProviderScripts } from './provider-scripts.ts';
import { filledDraft, seed } from './seed.ts';
import { acceptTerms } from './visit.ts';
import { text } from './text.ts';

/** Chooses the wallet, up to its own page. */
async function openWallet(page: Page): Promise<void> {
  await page.getByText('Amazon Pay', { exact: true }).click();
  await button(page, 'Amazon Pay (Demo)').click();
  await expect(heading(page, 'Demo wallet')).toBeVisible();
}

/** More than the voucher is worth, up to the choice of a provider. */
async function openDifference(page: Page, mock: MockHandle): Promise<void> {
  await serveProviderScripts(page);
  const choice = { ...filledDraft.choice, items: [{ valueInCent: 15_000, quantity: 1 }] };
  await seed(page, mock, {
    voucher: 'DEMO-50',
    draft: { ...filledDraft, choice } as typeof filledDraft,
  });
  await page.goto('/redeem/checkout');
  await acceptTerms(page);
  await button(page, /^Weiter: 100,00/).click();
  await expect(heading(page, 'Differenz bezahlen')).toBeVisible();
}

const tryAgain = (page: Page) => button(page, 'Noch einmal versuchen');
const paid = { isKeyed: true } as const;

/** Cards and payments. */
export const moneySteps: readonly OnceStep[] = [
  {
    name: 'looking up a card',
    operationId: 'lookUpPrepaidVoucher',
    async open(page) {
      await page.goto('/prepaid');
      await page.getByLabel(text('payment.serial.label')).fill('123456789');
    },
    submit: (page) => button(page, 'Gutscheinkarte prüfen'),
    typed: { Seriennummer: '123456789' },
    done: (page) => heading(page, 'Wie viel möchtest du aufladen?'),
  },
  {
    ...paid,
    name: 'starting a top-up',
    operationId: 'initChargeAmazonpay',
    async open(page) {
      await serveProviderScripts(page);
      await openPayment(page);
    },
    submit: (page) => page.getByText('Amazon Pay', { exact: true }),
    repeat: tryAgain,
    done: (page) => button(page, 'Amazon Pay (Demo)'),
  },
  {
    ...paid,
    name: 'ending a top-up',
    operationId: 'finalizeChargeAmazonpay',
    goesOn: true,
    async open(page) {
      await serveProviderScripts(page);
      await openPayment(page);
      await openWallet(page);
    },
    submit: (page) => button(page, 'Pay'),
    done: (page) => heading(page, 'Deine Gutscheinkarte ist aufgeladen'),
  },
  {
    ...paid,
    name: 'paying the difference',
    operationId: 'finalizeChargeAmazonpay',
    goesOn: true,
    async open(page, mock) {
      await openDifference(page, mock);
      await openWallet(page);
    },
    submit: (page) => button(page, 'Pay'),
    done: (page) => heading(page, text('thank-you.heading', { shop: 'Nordlicht' })),
  },
  {
    ...paid,
    name: 'redeeming what the difference was paid for',
    operationId: 'redeemVoucher',
    async open(page, mock) {
      await openDifference(page, mock);
      await openWallet(page);
    },
    submit: (page) => button(page, 'Pay'),
    repeatsItself: true,
    done: (page) => heading(page, text('thank-you.heading', { shop: 'Nordlicht' })),
  },
];
