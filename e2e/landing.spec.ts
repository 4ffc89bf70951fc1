import type { Request } from '@playwright/test';
import { LOADING_GRACE } from '../src/app/loading-grace.ts';
import { hold, SCRIPTS } from './support/hold.ts';
import { expectStillStart, movedByTheRest } from './support/layout-shifts.ts';
import { isTakenOver } from './support/taken-over.ts';
import { siteUrl } from './support/ports.ts';
import { enterVoucher, goToShops, sendCode } from './support/visit.ts';
import { expect, test } from './support/test.ts';
import { FULL, inGate } from './support/in-gate.ts';
import { text } from './support/text.ts';

// The landing page is there before its scripts: it is prerendered, takes input at once and does not
// move when it starts. That the console stays clean (nothing that the content security policy blocked) is
// checked in every test.

test('[7.002] every call of an end-to-end build has the header of such tests @phone', async ({
  page,
}) => {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request);
  });
  await enterVoucher(page, 'DEMO-50');
  await expect.poll(() => calls.length).toBeGreaterThan(2);
  const headers = await Promise.all(calls.map((call) => call.headerValue('X-End-To-End-Test')));
  expect(new Set(headers)).toEqual(new Set(['mock']));
});

test('a code in the fragment of a link is filled in, gone from the address, and sent by the visitor only @phone', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/?ref=mail#code=DEMO-50');
  await expect(page.getByLabel('Gutscheincode')).toHaveValue('DEMO-50');
  await expect(page).toHaveURL(/\/\?ref=mail$/);
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await expect(page.getByLabel('Gutscheincode')).toHaveValue('DEMO-50');
  // Another link in the page that is open already.
  await page.evaluate(() => void (location.hash = '#code=DEMO-100'));
  await expect(page.getByLabel('Gutscheincode')).toHaveValue('DEMO-100');
  await expect(page).toHaveURL(/\/\?ref=mail$/);
  expect(asked.filter((url) => /DEMO|\/token/.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Guthaben anzeigen' }).click();
  await expect(page.getByRole('heading', { name: /^100,00\s€ für dich$/ })).toBeVisible();
});

for (const [site, heading] of [
  ['schenkwerk-de', 'Dein Gutschein'],
  ['freudentag-at', 'Freudentag'],
] as const) {
  test.describe(site, () => {
    test.use({ baseURL: siteUrl(site) });

    test(
      'what is typed, ticked and sent before the scripts is kept and sent after them',
      inGate(site === 'schenkwerk-de'),
      async ({ page, mock }) => {
        const release = await hold(page, SCRIPTS);
        await page.goto('/', { waitUntil: 'commit' });
        await page.getByLabel(text('redeem.code.label')).fill(' DEMO-50 ');
        await page.getByLabel(text('redeem.code.label')).press('Enter');
        await expect(page).toHaveURL('/');
        expect(await mock.calls('createVoucherToken')).toHaveLength(0);

        release();
        await goToShops(page);
        const calls = await mock.calls('createVoucherToken');
        expect(calls).toHaveLength(1);
        expect(calls[0]?.body).toMatchObject({ code: 'DEMO-50' });
      },
    );

    test('nothing moves when the page starts', inGate(site === 'schenkwerk-de'), ({ page }) =>
      expectStillStart(page, '/'),
    );

    test(
      'nothing moves while the page arrives',
      inGate(site === 'schenkwerk-de'),
      async ({ page }) => {
        const release = await hold(page, SCRIPTS);
        await page.goto('/', { waitUntil: 'commit' });
        await expect(page.getByRole('contentinfo')).toBeVisible();
        expect(await movedByTheRest(page)).toEqual([]);
        release();
      },
    );

    test(
      'without any script the page can be read and names its site',
      inGate(site === 'schenkwerk-de'),
      async ({ browser }) => {
        const context = await browser.newContext({
          javaScriptEnabled: false,
          baseURL: siteUrl(site),
        });
        const plain = await context.newPage();
        await plain.goto('/');
        await expect(plain.getByRole('heading', { level: 1 })).toContainText(heading);
        await expect(plain.getByLabel(text('redeem.code.label'))).toBeVisible();
        await expect(plain.getByRole('contentinfo')).toContainText('Impressum');
        await context.close();
      },
    );
  });
}

test(
  'who goes elsewhere while the wall is on its way is not taken to the wall @desktop',
  FULL,
  async ({ page }) => {
    const release = await hold(page, '**/assets/shops-page*.js');
    await page.goto('/');
    await expect.poll(() => isTakenOver(page)).toBe(true);
    await page.getByRole('region', { name: 'Beliebte Shops' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('img', { name: 'Nordlicht' })).toBeVisible();
    await sendCode(page, 'DEMO-50');
    await page.getByRole('link', { name: text('redeem.held.choose') }).click();
    // The voucher is there, and the landing page stays until the wall is ready.
    await expect(page.getByLabel(text('redeem.code.label'))).toHaveCount(0);
    await page.getByRole('link', { name: 'Nordlicht' }).click();
    release();
    await expect(page).toHaveURL('/shops/1001/nordlicht');
    await expect(page.getByRole('dialog', { name: 'Nordlicht' })).toBeVisible();
    await expect(page).toHaveTitle(/^Nordlicht/);
    await page.goBack();
    await expect(page).toHaveURL('/');
  },
);

test.describe('a server that is so slow to configure the site that a loading screen is due', () => {
  let release: () => void;
  test.beforeEach(async ({ page }) => {
    release = await hold(page, '**/redeem-site-config/**');
    await page.clock.install();
    await page.goto('/');
  });

  test('takes nothing from who is at the form [4.005] @desktop', async ({ page, mock }) => {
    await page.getByLabel(text('redeem.code.label')).fill('DEMO-50');
    await page.clock.fastForward(LOADING_GRACE);
    const submit = page.getByRole('button', { name: text('redeem.code.submit') });
    await submit.click();
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    release();
    await goToShops(page);
    expect(await mock.calls('createVoucherToken')).toHaveLength(1);
  });

  test('shows it to a visitor who only browses [2.049] [4.005] @desktop', async ({ page }) => {
    await expect(async () => {
      await page.clock.fastForward(LOADING_GRACE);
      await expect(page.getByText('Wird geladen')).toBeVisible({ timeout: 100 });
    }).toPass();
    await expect(page.getByLabel(text('redeem.code.label'))).toHaveCount(0);
    release();
    await expect(page.getByLabel(text('redeem.code.label'))).toBeEditable();
  });
});

test('the menu opens with the first press, also before the page runs', async ({
  page,
  isMobile,
}) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/', { waitUntil: 'commit' });
  const menu = isMobile
    ? page.getByRole('button', { name: /^(Menü|Schließen)$/ })
    : page.getByRole('button', { name: 'Gutschein kaufen' });
  await menu.click();
  release();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

for (const viewport of [
  { width: 640, height: 360 },
  { width: 844, height: 390 },
]) {
  test(
    `a phone held sideways shows the code field at once, ${viewport.width} by ${viewport.height} @phone`,
    inGate(viewport.height === 360),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/');
      await expect(page.getByLabel('Gutscheincode', { exact: true })).toBeInViewport({ ratio: 1 });
    },
  );
}

for (const path of ['/', '/help', '/prepaid', '/region?q=Hamburg', '/reactivate']) {
  test(
    `text of twice the size needs no sideways scrolling on a phone: ${path} (WCAG 1.4.4) @phone`,
    inGate(path === '/help'),
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
      const beyond = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
      await expect.poll(beyond).toBe(0);
    },
  );
}
