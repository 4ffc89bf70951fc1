import { expect, type Page } from '@playwright/test';
import { text } from '../text.ts';
import { see, type PageState } from './page-state.ts';

/** Other fates of a voucher than being redeemed. */
export const voucherLifeStates: PageState[] = [
  {
    name: 'resend',
    async reach(page) {
      await page.goto('/redeem/resend-link');
      await see(page, 'Link oder E-Mail noch einmal senden');
    },
  },
  {
    name: 'resend, refused',
    needs: 'common errors',
    async reach(page) {
      await sendAgain(page, 'RESEND-NOT-REDEEMED');
      await see(page, 'Dieser Gutschein ist noch nicht eingelöst');
    },
  },
  {
    name: 'resend, sent',
    async reach(page) {
      await sendAgain(page, 'RESEND-DONE');
      await see(page, 'Schau in dein Postfach');
    },
  },
  {
    name: 'order status, not found',
    needs: 'common errors',
    async reach(page) {
      await askForOrder(page, 'EL-NOT-FOUND');
      await see(page, 'Diese Bestellnummer finden wir nicht');
    },
  },
  {
    name: 'order status, delayed',
    async reach(page) {
      await askForOrder(page, 'EL-DELAYED');
      await see(page, 'Dein Shopcode ist noch unterwegs');
    },
  },
  {
    name: 'order status, failed',
    async reach(page) {
      await askForOrder(page, 'EL-FAILED');
      await see(page, 'Der Shop hat keinen Code geliefert');
    },
  },
  {
    name: 'activation',
    reach: (page) => openActivation(page, 'demo-several'),
  },
  {
    name: 'activation while it loads',
    async reach(page, mock) {
      await mock.fault('latency', { operationId: 'lookUpActivation', ms: 20_000 });
      await page.goto('/activate/shop/A-4711/demo-several');
      await see(page, 'Gutscheine aktivieren');
    },
  },
  {
    name: 'activation, asking for confirmation',
    async reach(page) {
      await openActivation(page, 'demo-several');
      await page.getByRole('button', { name: '4 Gutscheine aktivieren' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'activation with a part that failed',
    async reach(page) {
      await openActivation(page, 'demo-several');
      await page.getByRole('button', { name: '4 Gutscheine aktivieren' }).click();
      await page.getByRole('button', { name: 'Jetzt aktivieren' }).click();
      await see(page, 'Nur 3 Gutscheine sind jetzt aktiv');
    },
  },
  {
    name: 'activation of what is active',
    async reach(page) {
      await openActivation(page, 'demo-active');
      await see(page, 'Alles ist schon aktiv');
    },
  },
  {
    name: 'activation behind an expired link',
    needs: 'common errors',
    async reach(page) {
      await page.goto('/activate/shop/A-4711/demo-expired');
      await see(page, 'Dieser Link ist abgelaufen');
    },
  },
  {
    name: 'reactivation with errors',
    async reach(page) {
      await page.goto('/reactivate');
      await page.getByRole('button', { name: 'Prüfung anfordern' }).click();
      await see(page, '3 Angaben fehlen noch oder passen nicht');
    },
  },
  {
    name: 'reactivation under review',
    async reach(page) {
      await page.goto('/reactivate');
      await page.getByLabel(text('redeem.code.label')).fill('OLD-PENDING');
      await page.getByLabel(text('checkout.email'), { exact: true }).fill('ada@example.com');
      await page.getByLabel(text('checkout.repeat-email')).fill('ada@example.com');
      await page.getByRole('button', { name: 'Prüfung anfordern' }).click();
      await see(page, 'Wir prüfen deinen Gutschein schon');
    },
  },
  {
    name: 'voucher PDF',
    async reach(page) {
      await page.goto('/voucher-pdf/demo-pdf');
      await expect(page.getByLabel('PIN')).toBeVisible();
    },
  },
  {
    name: 'voucher PDF with a wrong PIN',
    async reach(page) {
      await downloadPdf(page, 'demo-pdf', '9999');
      await expect(page.getByText(/Diese PIN stimmt nicht/)).toBeVisible();
    },
  },
  {
    name: 'voucher PDF, locked',
    needs: 'common errors',
    async reach(page) {
      await downloadPdf(page, 'demo-pdf-locked', '1234');
      await see(page, 'Zu viele falsche PINs');
    },
  },
  {
    name: 'voucher PDF, downloaded',
    async reach(page) {
      await downloadPdf(page, 'demo-pdf', '1234');
      await see(page, 'Geschafft');
    },
  },
  {
    name: 'voucher PDF behind an expired link',
    needs: 'common errors',
    async reach(page) {
      await page.goto('/voucher-pdf/demo-pdf-expired');
      await see(page, 'Dieser Link ist abgelaufen');
    },
  },
  {
    name: 'partner’s link',
    async reach(page) {
      await page.goto('/tpr/demo-partner');
      await expect(page.getByText(/^50,00\s€$/).first()).toBeVisible();
    },
  },
  {
    name: 'partner’s link, expired',
    needs: 'common errors',
    async reach(page) {
      await page.goto('/tpr/demo-partner-expired');
      await see(page, 'Dieser Link ist abgelaufen');
    },
  },
  {
    name: 'diagnosis, asking',
    async reach(page) {
      await page.goto('/redeem/diagnosis');
      await see(page, 'Woran liegt es?');
    },
  },
  {
    name: 'diagnosis, answered',
    async reach(page) {
      await page.goto('/redeem/diagnosis?when=last-day&where=store');
      // The cause depends on the questions of the site.
      await see(page, 'Das ist es wahrscheinlich');
      await page.getByText('Ein Zeichen ist verwechselt').click();
      await expect(page.getByText(/^Groß- und Kleinschreibung zählt/)).toBeVisible();
    },
  },
];

async function sendAgain(page: Page, code: string): Promise<void> {
  await page.goto('/redeem/resend-link');
  await page.getByLabel(text('redeem.code.label')).fill(code);
  await page.getByRole('button', { name: 'Noch einmal senden' }).click();
}

async function askForOrder(page: Page, orderNumber: string): Promise<void> {
  await page.goto('/redeem/status');
  await page.getByLabel('Bestellnummer').fill(orderNumber);
  await page.getByLabel(text('checkout.email')).fill('mia@example.com');
  await page.getByRole('button', { name: 'Stand anzeigen' }).click();
}

async function openActivation(page: Page, orderHash: string): Promise<void> {
  await page.goto(`/activate/shop/A-4711/${orderHash}`);
  await expect(page.getByText(/^Bestellung /)).toBeVisible();
}

async function downloadPdf(page: Page, ident: string, pin: string): Promise<void> {
  await page.goto(`/voucher-pdf/${ident}`);
  await page.getByLabel('PIN').fill(pin);
  await page.getByRole('button', { name: 'Herunterladen' }).click();
}
