import type { Page } from '@playwright/test';
import { noticeOf } from '../notice-of.ts';
import { serveProviderScripts } from '../provider-scripts.ts';
import { text } from '../text.ts';
import { payWithWallet } from '../visit.ts';
import { after, at, press, see, type PageState } from './page-state.ts';

/** Enters a card and an amount, up to the choice of a provider. */
export async function openPayment(page: Page, amount = '25'): Promise<void> {
  await openAmount(page);
  await chooseAmount(page, amount);
  await see(page, () => page.getByRole('heading', { name: 'Bezahlen', level: 1 }));
}

async function chooseAmount(page: Page, amount: string): Promise<void> {
  await page.getByText('Anderer Betrag').click();
  await page.getByLabel('Dein Betrag').fill(amount);
  await press(page, 'Weiter zur Zahlung');
}

async function openAmount(page: Page, serial = '123456789'): Promise<void> {
  await page.goto('/prepaid');
  await page.getByLabel(text('payment.serial.label')).fill(serial);
  await press(page, 'Gutscheinkarte prüfen');
  if (serial === '123456789') await see(page, 'Wie viel möchtest du aufladen?');
}

/** A payment with the wallet; the amount decides the outcome in the mock. */
const paid = (name: string, amount: string, sign: Parameters<typeof see>[1]): PageState =>
  after(
    name,
    async (page) => {
      await serveProviderScripts(page);
      await openPayment(page, amount);
      await payWithWallet(page);
      await see(page, sign);
    },
    { needs: 'amazonpay' },
  );

/** Every state of a top-up that a visitor can meet. */
export const paymentStates: PageState[] = [
  after(
    'top-up, serial number refused',
    async (page) => {
      await page.goto('/prepaid');
      await press(page, 'Gutscheinkarte prüfen');
      await see(page, () => page.getByText(/9 Ziffern der Seriennummer eingeben/));
    },
    { needs: 'payment' },
  ),
  after(
    'top-up of a card that cannot be topped up',
    async (page) => {
      await openAmount(page, '400000001');
      await see(page, noticeOf);
    },
    { needs: 'payment' },
  ),
  after(
    'top-up, amount refused',
    async (page) => {
      await openAmount(page);
      await chooseAmount(page, '14');
      await see(page, () => page.getByText(/Bitte einen ganzen Betrag ohne Nachkommastellen/));
    },
    { needs: 'payment' },
  ),
  after(
    'payment, card',
    async (page) => {
      await serveProviderScripts(page);
      await openPayment(page);
      await page.getByText('Kreditkarte', { exact: true }).click();
      await see(page, () => page.getByTitle('Kartennummer'));
    },
    { needs: 'unzer' },
  ),
  paid('payment, failed', '67', 'Die Zahlung hat nicht geklappt'),
  paid('payment, running', '68', 'Deine Zahlung wird bearbeitet'),
  paid('payment, approved and not ended', '75', noticeOf),
  at(
    'payment, session gone',
    '/payment/amazonpay?flow=prepaid&amazonCheckoutSessionId=x',
    (page) => page.getByLabel(text('payment.serial.label')),
    { needs: 'amazonpay' },
  ),
  at('payment, nothing known', '/payment/unzer', 'Gehört diese Zahlung zu dir?', {
    needs: 'unzer',
  }),
  paid('top-up, done', '25', 'Deine Gutscheinkarte ist aufgeladen'),
];
