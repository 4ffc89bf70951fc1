import { filledDraft, seed } from './support/seed.ts';
import { enterVoucher } from './support/visit.ts';
import { FULL } from './support/in-gate.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/text.ts';

// A part of the application that does not arrive: no connection, or a newer version was deployed.

const lost = /\/assets\/(checkout-page|merchant-code-page|maintenance-page)-[\w-]+\.js/;

test.beforeEach(({ watch }) => {
  watch.expect(/^Failed to load resource/);
  watch.expect(/^A page could not be shown/);
});

test('a page whose code is lost says so after one reload, and a reload helps [9.060] @desktop', async ({
  page,
  mock,
}) => {
  await seed(page, mock, { voucher: 'DEMO-50', draft: filledDraft });
  await page.route(lost, (route) => route.abort());
  await page.goto('/redeem/checkout');
  await expect(
    page.getByRole('heading', { name: 'Diese Seite ließ sich nicht anzeigen' }),
  ).toBeVisible();
  await expect(page.getByText('Ein Teil der Seite kam nicht an.')).toBeVisible();
  await page.unroute(lost);
  await page.getByRole('button', { name: 'Seite neu laden' }).click();
  await expect(page.getByLabel(text('checkout.first-name'))).toHaveValue('Ada');
});

test('the maintenance view has a stand-in @desktop', FULL, async ({ page, mock, watch }) => {
  watch.expect(/^The site configuration could not be loaded/);
  await mock.fault('drop', { operationId: 'getSiteConfig', times: 9 });
  await page.route(lost, (route) => route.abort());
  await page.goto('/shops');
  await expect(
    page.getByRole('heading', { name: 'Diese Seite ließ sich nicht anzeigen' }),
  ).toBeVisible();
  await mock.heal();
  await page.getByRole('link', { name: 'Seite neu laden' }).click();
  await expect(page.getByRole('heading', { name: text('shops.heading') })).toBeVisible();
});

test(
  'a landing page that cannot load the rest goes there by itself @desktop',
  FULL,
  async ({ page }) => {
    const app = /\/assets\/app-[\w-]+\.js/;
    await page.route(app, (route) => route.abort(), { times: 2 });
    await enterVoucher(page, 'DEMO-50');
    await expect(page.getByRole('region', { name: 'Dein Guthaben' })).toContainText(/50,00\s€/);
  },
);
