// The states that a page can be in, each with the way there. Tests of accessibility, reflow and
// looks go through all of them.
import { expect, type Page } from '@playwright/test';
import type { MockHandle } from './mock.ts';
import { paymentStates } from './payment-states.ts';
import { siteUrl } from './ports.ts';
import { filledDraft, nordlicht20, seed } from './seed.ts';
import { supportStates } from './support-states.ts';

export interface PageState {
  readonly name: string;
  /** Only at this size, where the other one has no such state. */
  readonly only?: 'phone' | 'desktop';
  reach(page: Page, mock: MockHandle): Promise<void>;
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const see = (page: Page, name: string | RegExp) => expect(heading(page, name)).toBeVisible();

const codeStates: PageState[] = [
  {
    name: 'landing',
    async reach(page) {
      await page.goto('/');
      // The last part of the page to come.
      await expect(page.getByRole('img', { name: 'Nordlicht' })).toBeVisible();
    },
  },
  {
    name: 'landing with an empty code',
    async reach(page) {
      await page.goto('/');
      await page.getByRole('button', { name: 'Guthaben anzeigen' }).click();
      await expect(page.getByText('Feld bitte ausfüllen.')).toBeVisible();
    },
  },
  {
    name: 'landing with a refused code',
    async reach(page) {
      await enterCode(page, 'NOT-FOUND');
      await see(page, 'Diesen Code finden wir nicht');
    },
  },
  {
    name: 'landing with a held voucher',
    async reach(page, mock) {
      await seed(page, mock, { voucher: 'DEMO-50' });
      await page.goto('/');
      await see(page, 'Dein Gutschein ist bereit');
    },
  },
];

const shopStates: PageState[] = [
  {
    name: 'wall without a voucher',
    async reach(page) {
      await page.goto('/shops');
      await see(page, 'Alle Shops');
    },
  },
  {
    name: 'wall while it loads',
    async reach(page, mock) {
      await mock.fault('latency', { operationId: 'getShopWall', ms: 20_000 });
      await page.goto('/shops');
      await see(page, 'Such dir einen Shop aus');
    },
  },
  {
    name: 'wall with a voucher and filters',
    async reach(page, mock) {
      await seed(page, mock, { voucher: 'DEMO-50' });
      await page.goto('/shops?categories=26&fits=1');
      await see(page, 'Das passt zu deiner Suche');
      await see(page, 'So löst du in „Tanken & Mobilität“ ein');
    },
  },
  {
    name: 'wall with filters that nothing fits',
    async reach(page) {
      await page.goto('/shops?name=gibtesnicht&redeemable=online');
      await see(page, 'Dazu finden wir keinen Shop');
    },
  },
  {
    name: 'filters of the wall',
    only: 'phone',
    async reach(page, mock) {
      await seed(page, mock, { voucher: 'DEMO-50' });
      await page.goto('/shops');
      await page.getByRole('button', { name: 'Filter' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'shop without a voucher',
    async reach(page) {
      await page.goto('/shops/1001/nordlicht');
      await see(page, 'Diese Werte gibt es');
    },
  },
  {
    name: 'shop with values to choose',
    async reach(page, mock) {
      await seed(page, mock, { voucher: 'DEMO-50' });
      await page.goto('/shops/1001/nordlicht');
      await expect(page.getByRole('radio').first()).toBeVisible();
    },
  },
  {
    name: 'shop that is too expensive',
    async reach(page, mock) {
      // Nobody can pay the difference at this site.
      await seed(page, mock, { site: 'aurelbank', voucher: 'DEMO-10' });
      await page.goto(`${siteUrl('aurelbank')}/shops/1002/buchwinkel`);
      await see(page, 'Dein Guthaben reicht hier leider nicht');
    },
  },
  {
    name: 'shop that is gone',
    async reach(page) {
      await page.goto('/shops/9410');
      await see(page, 'Diesen Shop gibt es hier nicht mehr');
    },
  },
];

const checkoutStates: PageState[] = [
  {
    name: 'checkout, empty',
    async reach(page, mock) {
      await seed(page, mock, { voucher: 'DEMO-50', draft: nordlicht20 });
      await openCheckout(page);
    },
  },
  {
    name: 'checkout with errors',
    async reach(page, mock) {
      await seed(page, mock, { voucher: 'DEMO-50', draft: nordlicht20 });
      await openCheckout(page);
      await page.getByRole('button', { name: /verbindlich einlösen/ }).click();
      await see(page, /Angaben fehlen noch oder passen nicht/);
    },
  },
  {
    name: 'checkout, filled in by a company for delivery by post',
    async reach(page, mock) {
      await seed(page, mock, { voucher: 'DEMO-50', draft: filledDraft });
      await openCheckout(page);
      await page.getByText('Per Post').click();
      await page.getByText('Firma', { exact: true }).click();
      await expect(page.getByLabel('Firma', { exact: true }).last()).toBeVisible();
      await expect(page.getByLabel('Hausnummer')).toBeVisible();
    },
  },
  {
    name: 'checkout with top-up vouchers to confirm',
    async reach(page, mock) {
      await seed(page, mock, { voucher: 'DEMO-100', draft: filledDraft });
      await openCheckout(page);
      await page.getByRole('checkbox', { name: /dazubestellen/ }).check();
      await expect(page.getByRole('checkbox', { name: /^Ich bestätige/ })).toBeVisible();
    },
  },
  {
    name: 'donation',
    async reach(page, mock) {
      await seed(page, mock, { voucher: 'DEMO-50' });
      await page.goto('/redeem/donate');
      await expect(page.getByText('Wiesengrund e. V.')).toBeVisible();
    },
  },
  {
    name: 'donation of a part with a receipt, with errors',
    async reach(page, mock) {
      await seed(page, mock, { voucher: 'DEMO-50' });
      await page.goto('/redeem/donate');
      await page.getByText('Wiesengrund e. V.').click();
      await page.getByText('Einen Teil davon', { exact: true }).click();
      await page.getByRole('checkbox', { name: /Spendenquittung/ }).check();
      await page.getByRole('button', { name: /spenden$/ }).click();
      await see(page, /Angaben fehlen noch oder passen nicht/);
    },
  },
  {
    name: 'checkout after the session',
    async reach(page, mock) {
      await seed(page, mock, { draft: filledDraft });
      await openCheckout(page);
      await see(page, 'Zu deiner Sicherheit wurdest du abgemeldet');
    },
  },
  {
    name: 'checkout that was refused',
    async reach(page, mock) {
      await seed(page, mock, { voucher: 'DEMO-SHOP-PAUSED', draft: filledDraft });
      await redeem(page);
      await see(page, 'Dieser Shop macht gerade Pause');
    },
  },
];

const confirmationStates: PageState[] = [
  {
    name: 'thank-you with a giveaway',
    async reach(page, mock) {
      await seed(page, mock, { voucher: 'DEMO-50', draft: filledDraft });
      await redeem(page);
      await see(page, 'Ein kleines Extra für dich');
    },
  },
  {
    name: 'thank-you for a code that comes later',
    async reach(page, mock) {
      await seed(page, mock, { voucher: 'DEMO-DELAYED', draft: filledDraft });
      await redeem(page);
      await expect(page.getByText('Unterwegs', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'thank-you without a redemption',
    async reach(page) {
      await page.goto('/thankyou');
      await see(page, 'Geschafft');
    },
  },
];

const merchantCodeStates: PageState[] = [
  {
    name: 'code, hidden',
    reach: (page) => openCode(page, 'demo-code128'),
  },
  {
    name: 'code, revealed with a barcode',
    async reach(page) {
      await openCode(page, 'demo-code128');
      await reveal(page);
      await expect(
        page.getByRole('img', { name: 'Barcode zum Scannen an der Kasse' }),
      ).toBeVisible();
    },
  },
  {
    name: 'code, revealed with a PIN',
    async reach(page) {
      await openCode(page, 'demo-pin-card');
      await reveal(page);
      await expect(page.getByText('8271')).toBeVisible();
    },
  },
  {
    name: 'code at the till',
    async reach(page) {
      await openCode(page, 'demo-code128');
      await reveal(page);
      await page.getByRole('button', { name: 'An der Kasse zeigen' }).click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    },
  },
  {
    name: 'two codes, revealed',
    async reach(page) {
      await openCode(page, 'demo-two-codes');
      await reveal(page);
      await expect(page.getByRole('region', { name: 'Code 2 von 2' })).toBeVisible();
    },
  },
  {
    name: 'code, delayed',
    async reach(page) {
      await openCode(page, 'demo-delayed');
      await reveal(page);
      await see(page, 'Dein Shopcode ist noch unterwegs');
    },
  },
  {
    name: 'code behind an expired link',
    async reach(page) {
      await openCode(page, 'demo-expired');
      await reveal(page);
      await see(page, 'Neuen Link anfordern');
    },
  },
];

const lifeStates: PageState[] = [
  {
    name: 'resend',
    async reach(page) {
      await page.goto('/redeem/resend-link');
      await see(page, 'Link oder E-Mail noch einmal senden');
    },
  },
  {
    name: 'resend, refused',
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
      await page.getByLabel('Gutscheincode').fill('OLD-PENDING');
      await page.getByLabel('E-Mail-Adresse', { exact: true }).fill('ada@example.com');
      await page.getByLabel('E-Mail-Adresse wiederholen').fill('ada@example.com');
      await page.getByRole('checkbox', { name: 'Ich bin ein Mensch' }).check();
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
      await see(page, 'Der Gutschein ist noch zu frisch');
      await page.getByText('Ein Zeichen ist vertauscht').click();
      await expect(page.getByText(/^Groß- und Kleinschreibung zählt/)).toBeVisible();
    },
  },
];

const otherStates: PageState[] = [
  {
    name: 'loading',
    async reach(page, mock) {
      await mock.fault('latency', { operationId: 'getSiteConfig', ms: 20_000 });
      await page.goto('/shops');
      await expect(page.getByRole('main').getByText('Wird geladen …')).toBeVisible();
    },
  },
  {
    name: 'help',
    async reach(page) {
      await page.goto('/help');
      await see(page, 'Hilfe');
    },
  },
  {
    name: 'help with a topic',
    async reach(page) {
      await page.goto('/help/code-obsolete');
      await see(page, 'Mein Code ist veraltet (VCRx13)');
    },
  },
  {
    name: 'not found',
    async reach(page) {
      await page.goto('/gibt/es/nicht');
      await see(page, 'Diese Seite gibt es nicht');
    },
  },
  {
    name: 'maintenance',
    async reach(page, mock) {
      await mock.fault('status-500-empty', { operationId: 'getSiteConfig', times: 9 });
      await page.goto('/');
      await see(page, 'Wir sind gleich wieder da');
    },
  },
  {
    name: 'menu of the navigation',
    only: 'phone',
    async reach(page) {
      await page.goto('/help');
      await page.getByRole('button', { name: 'Menü' }).click();
      await expect(page.getByRole('link', { name: 'Aufladen' })).toBeVisible();
    },
  },
  {
    name: 'warning that the session ends',
    async reach(page, mock) {
      await seed(page, mock, { voucher: 'DEMO-REFRESH', draft: filledDraft });
      await page.goto('/redeem/checkout');
      await expect(page.getByRole('alertdialog', { name: 'Bist du noch da?' })).toBeVisible();
    },
  },
];

/** Every state, in the order of a visit. */
export const pageStates: readonly PageState[] = [
  ...codeStates,
  ...shopStates,
  ...checkoutStates,
  ...confirmationStates,
  ...merchantCodeStates,
  ...lifeStates,
  ...paymentStates,
  ...supportStates,
  ...otherStates,
];

/** Opens the landing page and sends a code. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.goto('/');
  await sendCode(page, code);
}

/** Sends a code from the landing page. */
export async function sendCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Gutscheincode').fill(code);
  await page.getByRole('checkbox', { name: 'Ich bin ein Mensch' }).check();
  await page.getByRole('button', { name: 'Guthaben anzeigen' }).click();
}

async function openCheckout(page: Page): Promise<void> {
  await page.goto('/redeem/checkout');
  await see(page, 'Deine Angaben');
}

/** Accepts the terms of a filled form and sends it. */
export async function redeem(page: Page): Promise<void> {
  await openCheckout(page);
  await page.getByRole('checkbox', { name: /Einlösebedingungen gelesen/ }).check();
  await page.getByRole('button', { name: /verbindlich einlösen/ }).click();
}

async function sendAgain(page: Page, code: string): Promise<void> {
  await page.goto('/redeem/resend-link');
  await page.getByLabel('Gutscheincode').fill(code);
  await page.getByRole('checkbox', { name: 'Ich bin ein Mensch' }).check();
  await page.getByRole('button', { name: 'Noch einmal senden' }).click();
}

async function askForOrder(page: Page, orderNumber: string): Promise<void> {
  await page.goto('/redeem/status');
  await page.getByLabel('Bestellnummer').fill(orderNumber);
  await page.getByLabel('E-Mail-Adresse').fill('mia@example.com');
  await page.getByRole('checkbox', { name: 'Ich bin ein Mensch' }).check();
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

async function openCode(page: Page, link: string): Promise<void> {
  await page.goto(`/merchantcode/${link}`);
  await see(page, 'Dein Shopcode');
}

const reveal = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Code anzeigen' }).click();
