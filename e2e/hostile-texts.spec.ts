import type { Page, Route } from '@playwright/test';
import { mockUrl } from './support/ports.ts';
import { expect, test } from './support/test.ts';
import { FULL } from './support/in-gate.ts';
import { text } from './support/text.ts';

// Texts of the server are shown as text, or with the few tags that the specification allows (8.010).
// Nothing of them is run, fetched or followed.

const HOSTILE =
  '<b>fett</b><img src="/hostile.png" onerror="window.hostile=1"><script>window.hostile=1</script>' +
  '<a href="javascript:window.hostile=1">Link</a><svg onload="window.hostile=1"></svg>' +
  '<p style="position:fixed;inset:0" onclick="window.hostile=1">Absatz</p><iframe src="/hostile"></iframe>';

type Fields = Record<string, unknown>;

/** Lets the mock answer and changes the answer on its way. */
async function alter(page: Page, path: RegExp, change: (body: Fields) => unknown): Promise<void> {
  await page.route(path, async (route: Route) => {
    const url = new URL(route.request().url());
    // Asked for at the mock itself: Node may not know *.localhost.
    const response = await route.fetch({
      url: mockUrl + url.pathname + url.search,
      headers: { ...(await route.request().allHeaders()), 'x-forwarded-host': url.host },
    });
    await route.fulfill({ response, json: change((await response.json()) as Fields) });
  });
}

async function expectHarmless(page: Page): Promise<void> {
  await expect(page.getByText('fett').first()).toBeVisible();
  expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
  const hostile =
    '[src*="hostile"], [href^="javascript"], iframe, main [onclick], main [onload], main [onerror], main p[style]';
  await expect(page.locator(hostile)).toHaveCount(0);
}

const requested: string[] = [];

test.beforeEach(({ page, watch }) => {
  // The sanitiser reads the text in a document that runs nothing. Chromium names the handlers that
  // and the style attributes that it meets there all the same; that none is left is checked below.
  watch.expect(/^(?:Executing inline event handler|Applying inline style) violates/);
  requested.length = 0;
  page.on('request', (request) => requested.push(request.url()));
});

test.afterEach(() => {
  expect(requested.filter((url) => url.includes('hostile'))).toEqual([]);
});

test('heading and text of the configuration @desktop', FULL, async ({ page }) => {
  await alter(page, /redeem-site-config/, (config) => ({
    ...config,
    heading: HOSTILE,
    text: HOSTILE,
  }));
  await page.goto('/');
  await expectHarmless(page);
  await expect(page.locator('h1 b')).toHaveText('fett');
});

test('description and warnings of a shop @desktop', FULL, async ({ page }) => {
  await alter(page, /\/shop\/1001/, (shop) => ({
    ...shop,
    description: HOSTILE,
    redeemWarnings: HOSTILE,
  }));
  await page.goto('/shops/1001/nordlicht');
  await expect(page.getByText('Absatz')).toHaveCount(2);
  await expectHarmless(page);
});

test(
  'a shop whose address is a script is shown without it @desktop',
  FULL,
  async ({ page, watch }) => {
    watch.expect(/left out/);
    await alter(page, /\/shop\/1001/, (shop) => ({
      ...shop,
      link: 'javascript:window.hostile=1',
    }));
    await page.goto('/shops/1001/nordlicht');
    const details = page.getByRole('dialog', { name: 'Nordlicht' });
    await expect(details.getByRole('heading', { name: 'Nordlicht' })).toBeVisible();
    await expect(page.locator('[href^="javascript"]')).toHaveCount(0);
  },
);

test('instructions and warnings of a code @desktop', async ({ page }) => {
  await alter(page, /merchant-code\/reveal/, (sheet) => ({
    ...sheet,
    redeemInstructions: HOSTILE,
    warnings: HOSTILE,
  }));
  await page.goto('/merchantcode/demo-code128');
  await page.getByRole('button', { name: text('code.reveal') }).click();
  await expect(page.getByText('Absatz')).toHaveCount(2);
  await expectHarmless(page);
});

test('the explanation of a failure is not the server’s @desktop', FULL, async ({ page, watch }) => {
  watch.expectFailedCalls();
  await page.route(/voucher\/token/, (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      json: { title: HOSTILE, detail: HOSTILE, code: 'NEVER_HEARD_OF', displayCode: HOSTILE },
    }),
  );
  await page.goto('/');
  await page.getByLabel(text('redeem.code.label')).fill('DEMO-50');
  await page.getByRole('button', { name: text('redeem.code.submit') }).click();
  await expect(page.getByRole('heading', { name: 'Da ist etwas schiefgelaufen' })).toBeVisible();
  // A code to quote has the form of one; anything else is left out.
  await expect(page.getByText('fett')).toHaveCount(0);
  expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
});
