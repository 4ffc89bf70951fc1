import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { FULL, inGate } from './support/in-gate.ts';
import { text } from './support/text.ts';

// Old pages with new files, half of a deployment, a lost file: whatever of the scripts does not come,
// the page loads itself again once and then says so. It never waits for ever.

/** Lines of a browser and of the application about a script that did not come. */
const LOST =
  /Failed to load resource|could not start|could not be shown|error loading dynamically|CORS/;

const problem = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Die Seite wurde nicht vollständig geladen' });

/** Counts how often the page itself was asked for. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

const lose = (page: Page, files: RegExp) =>
  page.route(files, (route) => route.fulfill({ status: 404, body: 'Not found\n' }));

for (const [what, files] of [
  ['first script', /\/assets\/index-[\w-]+\.js/],
  ['script of the application', /\/assets\/application-[\w-]+\.js/],
  ['texts', /\/assets\/texts\/.*\.js/],
] as const) {
  test(
    `a page whose ${what} is missing loads again once and then says so @phone`,
    inGate(what === 'first script'),
    async ({ page, watch }) => {
      watch.expect(LOST);
      const loads = countLoads(page);
      await lose(page, files);
      await page.goto('/help');
      await expect(problem(page)).toBeVisible();
      expect(loads()).toBe(2);
      await expect(page.getByText('Wird geladen')).toBeHidden();
      await expect(problem(page).getByRole('link', { name: 'Hilfe' })).toHaveAttribute(
        'href',
        /^https:/,
      );
      await page.unrouteAll();
      await problem(page).getByRole('link', { name: 'Seite neu laden' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(problem(page)).toBeHidden();
    },
  );
}

test(
  'the landing page whose first script is missing can be read and says so @phone',
  FULL,
  async ({ page, watch }) => {
    watch.expect(LOST);
    const loads = countLoads(page);
    await lose(page, /\/assets\/index-[\w-]+\.js/);
    await page.goto('/');
    await expect(problem(page)).toBeVisible();
    expect(loads()).toBe(2);
    await expect(page.getByLabel(text('redeem.code.label'))).toBeVisible();
  },
);

for (const [what, files] of [
  ['first script', /\/assets\/index-[\w-]+\.js/],
  ['texts', /\/assets\/texts\/.*\.js/],
] as const) {
  test(
    `a page whose ${what} hangs says so after 15 seconds, and goes on when it comes @phone`,
    FULL,
    async ({ page, watch }) => {
      watch.expect(LOST);
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(files, async (route) => {
        await released;
        await route.continue();
      });
      await page.clock.install();
      const asked = page.waitForRequest(files);
      await page.goto('/help', { waitUntil: 'commit' });
      await asked;
      // The texts are asked for before the script that waits for them runs.
      await expect(async () => {
        await page.clock.fastForward(16_000);
        await expect(problem(page)).toBeVisible({ timeout: 1000 });
      }).toPass();
      await page.clock.resume();
      release();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(problem(page)).toBeHidden();
    },
  );
}

test(
  'a page whose code is missing loads again once and then says so @phone',
  FULL,
  async ({ page, watch }) => {
    watch.expect(LOST);
    await page.goto('/help');
    const loads = countLoads(page);
    await lose(page, /\/assets\/prepaid-enter-page-[\w-]+\.js/);
    await page.goto('/prepaid');
    await expect(page.getByRole('button', { name: 'Seite neu laden' })).toBeVisible();
    expect(loads()).toBe(2);
  },
);

test('a captcha whose code did not come is tried again, and what was typed is kept @phone', async ({
  page,
  watch,
}) => {
  watch.expect(LOST);
  await lose(page, /\/assets\/(?:altcha-adapter|pbkdf2)[\w-]*\.js/);
  await page.goto('/');
  const code = page.getByRole('textbox', { name: text('redeem.code.label') });
  await code.fill('DEMO-50');
  await page.getByRole('button', { name: text('redeem.code.submit') }).click();
  const again = page.getByRole('button', { name: 'Noch einmal versuchen' });
  await expect(again).toBeVisible();
  await page.unrouteAll();
  await again.click();
  await expect(page.getByRole('paragraph').filter({ hasText: /: bestanden$/ })).toBeVisible();
  await expect(code).toHaveValue('DEMO-50');
});

test('without scripts every page says what it needs them for @phone', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
  const page = await context.newPage();
  await page.goto('/help');
  // By its place: Playwright does not see texts of `noscript`.
  await expect(page.locator('noscript p')).toContainText('braucht diese Seite JavaScript');
  await expect(page.locator('noscript p')).toBeVisible();
  await expect(page.getByText('Wird geladen')).toBeHidden();
  await context.close();
});
