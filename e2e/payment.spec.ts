import { payments } from './journeys/payment.ts';
import { openPayment } from './support/payment-states.ts';
import { siteUrl } from './support/ports.ts';
import { serveProviderScripts } from './support/provider-scripts.ts';
import { testJourneys } from './support/test-journeys.ts';
import { expect, test } from './support/test.ts';

test.use({ baseURL: siteUrl('schenkwerk-de') });

testJourneys(payments, serveProviderScripts);

test('a provider’s script is loaded when it is chosen, never before', async ({ page }) => {
  const asked = await serveProviderScripts(page);
  await openPayment(page);
  expect(asked).toEqual([]);
  await page.getByText('Kreditkarte', { exact: true }).click();
  await expect(page.getByTitle('Kartennummer')).toBeVisible();
  expect(asked).toEqual(['https://static.unzer.com/v1/unzer.js']);
});

test('a script that is blocked leaves the others usable', async ({ page, watch }) => {
  watch.expect(/^Failed to load resource/);
  await serveProviderScripts(page);
  await page.route(/paypal\.com/, (route) => route.abort('blockedbyclient'));
  await openPayment(page);
  await page.getByText('PayPal', { exact: true }).click();
  const title = 'PayPal lässt sich gerade nicht laden';
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.getByText('Kreditkarte', { exact: true }).click();
  await expect(page.getByTitle('Kartennummer')).toBeVisible();
});

test('a window that the browser does not open is told', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await serveProviderScripts(page);
  await openPayment(page);
  await page.getByText('PayPal', { exact: true }).click();
  await page.getByRole('button', { name: 'PayPal (Demo)' }).click();
  await expect(page.getByText(/Erlaube Pop-ups/)).toBeVisible();
});

test('a wallet that returns in another tab asks who paid, and ends the payment once', async ({
  page,
  context,
  mock,
  watch,
}) => {
  watch.expectFailedCalls();
  await serveProviderScripts(page);
  await openPayment(page);
  await page.getByText('Amazon Pay', { exact: true }).click();
  await page.getByRole('button', { name: 'Amazon Pay (Demo)' }).click();
  await expect(page.getByRole('heading', { name: 'Demo wallet' })).toBeVisible();
  const address = await page.getByRole('button', { name: 'Pay' }).getAttribute('data-href');
  const other = await context.newPage();
  await other.goto(address ?? '');
  await other.getByLabel('Seriennummer').fill('123456789');
  await other.getByRole('checkbox', { name: 'Ich bin ein Mensch' }).check();
  await other.getByRole('button', { name: 'Zahlung prüfen' }).click();
  await expect(other.getByRole('heading', { name: 'Deine Karte ist aufgeladen' })).toBeVisible();
  // The first tab comes back as well: the same end, the same answer.
  await page.goto(address ?? '');
  await expect(page.getByRole('heading', { name: 'Deine Karte ist aufgeladen' })).toBeVisible();
  await expect(page.getByText(/^55,00/)).toBeVisible();
  const ends = await mock.calls('finalizeChargeAmazonpay');
  const keys = new Set(ends.map(({ headers }) => headers['idempotency-key']));
  expect(keys.size).toBe(1);
  expect(ends.filter(({ status, replayed }) => status === 200 && !replayed)).toHaveLength(1);
});
