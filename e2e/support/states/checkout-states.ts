import { expect } from '@playwright/test';
import { openCheckout, redeem } from '../visit.ts';
import { filledDraft, nordlicht20, seed } from '../seed.ts';
import { text } from '../text.ts';
import { after, at, press, see, type PageState } from './page-state.ts';

const CHECKOUT = '/redeem/checkout';
const ERRORS = /Angaben fehlen noch oder passen nicht/;
const empty = { voucher: 'DEMO-50', draft: nordlicht20 };
const filled = { voucher: 'DEMO-50', draft: filledDraft };

/** Sends a filled form. @param sign of the page after it */
const redeeming = (name: string, voucher: string, sign: Parameters<typeof see>[1], more = {}) =>
  after(
    name,
    async (page, mock) => {
      await seed(page, mock, { voucher, draft: filledDraft });
      await redeem(page);
      await see(page, sign);
    },
    more,
  );

/** The forms of a redemption and of a donation. */
export const checkoutStates: PageState[] = [
  at('checkout, empty', CHECKOUT, 'Deine Angaben', { seed: empty }),
  after('checkout with errors', async (page, mock) => {
    await seed(page, mock, empty);
    await openCheckout(page);
    await press(page, /verbindlich einlösen/);
    await see(page, ERRORS);
  }),
  after('checkout, filled in by a company for delivery by post', async (page, mock) => {
    await seed(page, mock, filled);
    await openCheckout(page);
    await page.getByText('Per Post', { exact: true }).click();
    await page.getByText('Im Namen einer Firma').click();
    await expect(page.getByLabel('Firma', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Hausnummer')).toBeVisible();
  }),
  after(
    'checkout with top-up vouchers to confirm',
    async (page, mock) => {
      await seed(page, mock, { ...filled, voucher: 'DEMO-100' });
      await openCheckout(page);
      await page.getByRole('checkbox', { name: /dazubestellen/ }).check();
      await expect(page.getByRole('checkbox', { name: /^Ich bestätige/ })).toBeVisible();
    },
    { needs: 'offers' },
  ),
  at('donation', '/redeem/donate', (page) => page.getByText('Wiesengrund e. V.'), {
    seed: { voucher: 'DEMO-50' },
  }),
  after('donation of a part with a receipt, with errors', async (page, mock) => {
    await seed(page, mock, { voucher: 'DEMO-50' });
    await page.goto('/redeem/donate');
    await page.getByText('Wiesengrund e. V.').click();
    await page.getByText('Einen Teil davon', { exact: true }).click();
    await page.getByRole('checkbox', { name: /Spendenquittung/ }).check();
    await press(page, /spenden$/);
    await see(page, ERRORS);
  }),
  at('checkout after the session', CHECKOUT, 'Deine Sitzung wurde zu deiner Sicherheit beendet', {
    seed: { draft: filledDraft },
  }),
  redeeming(
    'checkout that was refused',
    'DEMO-SHOP-PAUSED',
    'Dieser Shop ist gerade nicht verfügbar',
    { needs: 'common errors' },
  ),
  after('redemption without an answer', async (page, mock) => {
    // The page asks once by itself.
    await mock.fault('drop', { operationId: 'redeemVoucher', after: true, times: 2 });
    await seed(page, mock, filled);
    await redeem(page);
    await see(page, /bei uns angekommen/);
    await expect.poll(async () => (await mock.calls('redeemVoucher')).length).toBe(2);
  }),
];

/** The page after a redemption. */
export const confirmationStates: PageState[] = [
  redeeming('identity check instead of a code', 'DEMO-FRAUD', 'Wir müssen noch etwas prüfen'),
  after(
    'thank-you with a giveaway',
    async (page, mock) => {
      await seed(page, mock, filled);
      await redeem(page);
      await page.getByRole('heading', { name: 'Ein kleines Extra für dich' }).click();
    },
    { needs: 'offers' },
  ),
  redeeming('thank-you for a code that comes later', 'DEMO-DELAYED', (page) =>
    page.getByText('Unterwegs', { exact: true }),
  ),
  after('thank-you with its code, uncovered', async (page, mock) => {
    await seed(page, mock, filled);
    await redeem(page);
    await press(page, text('code.reveal'));
    await see(page, () => page.getByRole('button', { name: text('code.copy') }));
  }),
  after('thank-you after a redemption was taken back', async (page, mock) => {
    await seed(page, mock, { ...filled, voucher: 'DEMO-REVOCABLE' });
    await redeem(page);
    await press(page, text('thank-you.back.action'));
    await press(page, text('thank-you.back.yes'));
    await see(page, /wieder auf deinem Gutschein$/);
  }),
  after('thank-you for a redemption that can be taken back', async (page, mock) => {
    await seed(page, mock, { ...filled, voucher: 'DEMO-REVOCABLE' });
    await redeem(page);
    await page.getByRole('button', { name: 'Einlösung zurücknehmen' }).click();
    await see(page, /wirklich zurücknehmen/);
  }),
  at('thank-you without a redemption', '/thankyou', 'Hier ist gerade nichts zu sehen'),
];
