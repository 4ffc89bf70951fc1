import { expect, type Page } from '@playwright/test';
import { serveProviderScripts } from '../provider-scripts.ts';
import { text } from '../text.ts';
import { noticeOf } from '../notice-of.ts';
import { see, type PageState } from './page-state.ts';

/** Enters a card and an amount, up to the choice of a provider. */
export async function openPayment(page: Page, amount = '25'): Promise<void> {
  await openAmount(page);
  await page.getByText('Anderer Betrag').click();
  await page.getByLabel('Dein Betrag').fill(amount);
  await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click();
  await expect(page.getByRole('heading', { name: 'Bezahlen', level: 1 })).toBeVisible();
}

async function openAmount(page: Page, serial = '123456789'): Promise<void> {
  await page.goto('/prepaid');
  await page.getByLabel(text('payment.serial.label')).fill(serial);
  await page.getByRole('button', { name: 'Gutscheinkarte prüfen' }).click();
  if (serial === '123456789') await see(page, 'Wie viel möchtest du aufladen?');
}

/** Pays with the wallet; the amount decides the outcome in the mock. */
async function payWithWallet(page: Page, amount: string): Promise<void> {
  await serveProviderScripts(page);
  await openPayment(page, amount);
  await page.getByText('Amazon Pay', { exact: true }).click();
  await page.getByRole('button', { name: 'Amazon Pay (Demo)' }).click();
  await page.getByRole('button', { name: 'Pay' }).click();
}

/** Every state of a top-up that a visitor can meet. */
export const paymentStates: PageState[] = [
  {
    name: 'top-up, serial number refused',
    needs: 'payment',
    async reach(page) {
      await page.goto('/prepaid');
      await page.getByRole('button', { name: 'Gutscheinkarte prüfen' }).click();
      await expect(page.getByText(/9 Ziffern der Seriennummer eingeben/)).toBeVisible();
    },
  },
  {
    name: 'top-up of a card that cannot be topped up',
    needs: 'payment',
    async reach(page) {
      await openAmount(page, '400000001');
      await expect(noticeOf(page)).toBeVisible();
    },
  },
  {
    name: 'top-up, amount refused',
    needs: 'payment',
    async reach(page) {
      await openAmount(page);
      await page.getByText('Anderer Betrag').click();
      await page.getByLabel('Dein Betrag').fill('14');
      await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click();
      await expect(page.getByText(/Bitte einen ganzen Betrag ohne Nachkommastellen/)).toBeVisible();
    },
  },
  {
    name: 'payment, card',
    needs: 'unzer',
    async reach(page) {
      await serveProviderScripts(page);
      await openPayment(page);
      await page.getByText('Kreditkarte', { exact: true }).click();
      await expect(page.getByTitle('Kartennummer')).toBeVisible();
    },
  },
  {
    name: 'payment, failed',
    needs: 'amazonpay',
    async reach(page) {
      await payWithWallet(page, '67');
      await see(page, 'Die Zahlung hat nicht geklappt');
    },
  },
  {
    name: 'payment, running',
    needs: 'amazonpay',
    async reach(page) {
      await payWithWallet(page, '68');
      await see(page, 'Deine Zahlung wird bearbeitet');
    },
  },
  {
    name: 'payment, approved and not ended',
    needs: 'amazonpay',
    async reach(page) {
      await payWithWallet(page, '75');
      await expect(noticeOf(page)).toBeVisible();
    },
  },
  {
    name: 'payment, session gone',
    needs: 'amazonpay',
    async reach(page) {
      await page.goto('/payment/amazonpay?flow=prepaid&amazonCheckoutSessionId=x');
      await expect(page.getByLabel(text('payment.serial.label'))).toBeVisible();
    },
  },
  {
    name: 'payment, nothing known',
    needs: 'unzer',
    async reach(page) {
      await page.goto('/payment/unzer');
      await see(page, 'Deine Zahlung');
    },
  },
  {
    name: 'top-up, done',
    needs: 'amazonpay',
    async reach(page) {
      await payWithWallet(page, '25');
      await see(page, 'Deine Gutscheinkarte ist aufgeladen');
    },
  },
];
