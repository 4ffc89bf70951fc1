import { expect } from '@playwright/test';
import { openCheckout, redeem } from '../redeem.ts';
import { filledDraft, nordlicht20, seed } from '../seed.ts';
import { see, type PageState } from './page-state.ts';

/** The forms of a redemption and of a donation. */
export const checkoutStates: PageState[] = [
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
      await page.getByText('Per Post', { exact: true }).click();
      await page.getByText('Im Namen einer Firma').click();
      await expect(page.getByLabel('Firma', { exact: true })).toBeVisible();
      await expect(page.getByLabel('Hausnummer')).toBeVisible();
    },
  },
  {
    name: 'checkout with top-up vouchers to confirm',
    needs: 'offers',
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
      await see(page, 'Deine Sitzung wurde zu deiner Sicherheit beendet');
    },
  },
  {
    name: 'checkout that was refused',
    needs: 'common errors',
    async reach(page, mock) {
      await seed(page, mock, { voucher: 'DEMO-SHOP-PAUSED', draft: filledDraft });
      await redeem(page);
      await see(page, 'Dieser Shop ist gerade nicht verfügbar');
    },
  },
  {
    name: 'redemption without an answer',
    async reach(page, mock) {
      await mock.fault('drop', { operationId: 'redeemVoucher', after: true });
      await seed(page, mock, { voucher: 'DEMO-50', draft: filledDraft });
      await redeem(page);
      await expect(page.getByRole('heading', { level: 1, name: /noch offen/ })).toBeVisible();
    },
  },
];

/** The page after a redemption. */
export const confirmationStates: PageState[] = [
  {
    name: 'identity check instead of a code',
    async reach(page, mock) {
      await seed(page, mock, { voucher: 'DEMO-FRAUD', draft: filledDraft });
      await redeem(page);
      await see(page, 'Wir müssen noch etwas prüfen');
    },
  },
  {
    name: 'thank-you with a giveaway',
    needs: 'offers',
    async reach(page, mock) {
      await seed(page, mock, { voucher: 'DEMO-50', draft: filledDraft });
      await redeem(page);
      await page.getByRole('heading', { name: 'Ein kleines Extra für dich' }).click();
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
      await see(page, 'Hier ist gerade nichts zu sehen');
    },
  },
];
