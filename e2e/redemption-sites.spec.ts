import { siteUrl } from './support/ports.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/text.ts';
import {
  acceptTerms,
  chooseShop,
  continueWithValue,
  enterVoucher,
  fillForm,
  LESERATTE,
  NORDLICHT,
  submitForm,
} from './support/visit.ts';
import { FULL } from './support/in-gate.ts';

test.describe('lumacard', () => {
  test.use({ baseURL: siteUrl('lumacard') });

  test(
    'a site without PDF files offers no delivery as a PDF [1.020] [3.063] @desktop',
    FULL,
    async ({ page }) => {
      await enterVoucher(page, 'DEMO-50');
      await chooseShop(page, NORDLICHT, /^20/);
      await expect(page.getByRole('radio', { name: /Per E-Mail/ })).toBeVisible();
      await expect(page.getByRole('radio', { name: /PDF/ })).toHaveCount(0);
    },
  );
});

test.describe('kontora', () => {
  test.use({ baseURL: siteUrl('kontora') });

  test(
    'the terms that have to be accepted can be read [5.020] @desktop',
    FULL,
    async ({ page }) => {
      await enterVoucher(page, 'DEMO-50');
      await chooseShop(page, NORDLICHT, /^20/);
      await expect(page.getByLabel(text('checkout.first-name'))).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('link', { name: /bedingungen/i }),
      ).toBeVisible();
    },
  );
});

test.describe('freudentag-de', () => {
  test.use({ baseURL: siteUrl('freudentag-de') });

  test(
    'the answer to one shop’s question is not sent to another shop [6.007] @desktop',
    FULL,
    async ({ page, mock }) => {
      await enterVoucher(page, 'DEMO-100');
      await page.goto('/shops/1005/fernweh');
      await continueWithValue(page);
      await fillForm(page);
      await page.getByRole('radio', { name: /ich bin neu/i }).check({ force: true });
      await page.goto(LESERATTE);
      await continueWithValue(page);
      await page.getByRole('checkbox', { name: /meine Angaben für diese/ }).check();
      await acceptTerms(page);
      await submitForm(page);
      await expect(
        page.getByRole('heading', { name: 'Hab viel Freude bei Leseratte!' }),
      ).toBeVisible();
      const [call] = await mock.calls('redeemVoucher');
      expect(call?.body).not.toHaveProperty('newShopCustomer');
    },
  );
});
