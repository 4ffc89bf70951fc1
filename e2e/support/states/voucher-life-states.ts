import type { Page } from '@playwright/test';
import { text } from '../text.ts';
import { after, at, holdAnswer, press, see, type PageState } from './page-state.ts';

type Sign = Parameters<typeof see>[1];
const COMMON = { needs: 'common errors' } as const;
const EXPIRED = 'Dieser Link ist abgelaufen';
const ACTIVATION = '/activate/shop/A-4711/demo-several';

const resend = (name: string, code: string, sign: Sign, more = {}): PageState =>
  after(
    `resend, ${name}`,
    async (page) => {
      await page.goto('/redeem/resend-link');
      await page.getByLabel(text('redeem.code.label')).fill(code);
      await press(page, 'Noch einmal senden');
      await see(page, sign);
    },
    more,
  );

const order = (name: string, orderNumber: string, sign: Sign, more = {}): PageState =>
  after(
    `order status, ${name}`,
    async (page) => {
      await page.goto('/redeem/status');
      await page.getByLabel('Bestellnummer').fill(orderNumber);
      await page.getByLabel(text('checkout.email')).fill('mia@example.com');
      await press(page, 'Stand anzeigen');
      await see(page, sign);
    },
    more,
  );

const download = (name: string, ident: string, pin: string, sign: Sign, more = {}): PageState =>
  after(
    `voucher PDF${name}`,
    async (page) => {
      await page.goto(`/voucher-pdf/${ident}`);
      await page.getByLabel('PIN').fill(pin);
      await press(page, 'Herunterladen');
      await see(page, sign);
    },
    more,
  );

async function askToActivate(page: Page): Promise<void> {
  await page.goto(ACTIVATION);
  await press(page, '4 Gutscheine aktivieren');
}

/** Other fates of a voucher than being redeemed. */
export const voucherLifeStates: PageState[] = [
  at('resend', '/redeem/resend-link', 'Link oder E-Mail noch einmal senden'),
  resend('refused', 'RESEND-NOT-REDEEMED', 'Dieser Gutschein ist noch nicht eingelöst', COMMON),
  resend('sent', 'RESEND-DONE', 'Schau in dein Postfach'),
  order('not found', 'EL-NOT-FOUND', 'Diese Bestellnummer finden wir nicht', COMMON),
  order('delayed', 'EL-DELAYED', 'Dein Shopcode ist noch unterwegs'),
  order('failed', 'EL-FAILED', 'Der Shop hat keinen Code geliefert'),
  order('e-mail did not come', 'EL-ADDRESS-REFUSED', 'Die E-Mail kam nicht an'),
  at('activation', ACTIVATION, (page) => page.getByText(/^Bestellung /)),
  after('activation while it loads', async (page, mock) => {
    await holdAnswer(mock, 'lookUpActivation');
    await page.goto(ACTIVATION);
    await see(page, 'Gutscheine aktivieren');
  }),
  after('activation, asking for confirmation', async (page) => {
    await askToActivate(page);
    await see(page, () => page.getByRole('alertdialog'));
  }),
  after('activation with a part that failed', async (page) => {
    await askToActivate(page);
    await press(page, 'Jetzt aktivieren');
    await see(page, 'Nur 3 Gutscheine sind jetzt aktiv');
  }),
  at('activation of what is active', '/activate/shop/A-4711/demo-active', 'Alles ist schon aktiv'),
  at('activation behind an expired link', '/activate/shop/A-4711/demo-expired', EXPIRED, COMMON),
  after('reactivation with errors', async (page) => {
    await page.goto('/reactivate');
    await press(page, 'Prüfung anfordern');
    await see(page, '3 Angaben fehlen noch oder passen nicht');
  }),
  after('reactivation under review', async (page) => {
    await page.goto('/reactivate');
    await page.getByLabel(text('redeem.code.label')).fill('OLD-PENDING');
    await page.getByLabel(text('checkout.email'), { exact: true }).fill('ada@example.com');
    await page.getByLabel(text('checkout.repeat-email')).fill('ada@example.com');
    await press(page, 'Prüfung anfordern');
    await see(page, 'Wir prüfen deinen Gutschein schon');
  }),
  at('voucher PDF', '/voucher-pdf/demo-pdf', (page) => page.getByLabel('PIN')),
  download(' with a wrong PIN', 'demo-pdf', '9999', (page) =>
    page.getByText(/Diese PIN stimmt nicht/),
  ),
  download(', locked', 'demo-pdf-locked', '1234', 'Zu viele falsche PINs', COMMON),
  download(', downloaded', 'demo-pdf', '1234', 'Geschafft'),
  at('voucher PDF behind an expired link', '/voucher-pdf/demo-pdf-expired', EXPIRED, COMMON),
  at('partner’s link', '/tpr/demo-partner', (page) => page.getByText(/^50,00\s€$/)),
  at('partner’s link, expired', '/tpr/demo-partner-expired', EXPIRED, COMMON),
  at('diagnosis, asking', '/redeem/diagnosis', 'Woran liegt es?'),
  after('diagnosis, answered', async (page) => {
    await page.goto('/redeem/diagnosis?when=last-day&where=store');
    // The cause depends on the questions of the site.
    await see(page, 'Das ist es wahrscheinlich');
    await page.getByText('Ein Zeichen ist verwechselt').click();
    await see(page, () => page.getByText(/^Groß- und Kleinschreibung zählt/));
  }),
];
