import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteTable } from '../scripts/deploy/read-site-table.ts';
import tafelzeit from '../src/sites/brands/tafelzeit/brand.json' with { type: 'json' };
import hosts from '../src/sites/hosts.json' with { type: 'json' };
import { hold, SCRIPTS } from './support/hold.ts';
import { removeFonts, expectStill, watchLayoutShifts } from './support/layout-shifts.ts';
import { port, siteUrl } from './support/ports.ts';
import { SLOWDOWN } from './support/slowdown.ts';
import { isTakenOver } from './support/taken-over.ts';
import { expect, test } from './support/test.ts';
import { FULL, inGate } from './support/in-gate.ts';

// Every site in every locale, as the build prerendered it. That nothing complains (a file that is missing,
// the content security policy) is checked in every test.

const BRANDS = join(import.meta.dirname, '../src/sites/brands');
const { sites } = readSiteTable(join(import.meta.dirname, '../dist'));
const pairs = sites.flatMap(({ site, locales }) => locales.map((locale) => ({ site, locale })));

/** The colour that the page's primary action has right now. */
const actionColour = (page: Page): Promise<string> =>
  page
    .locator('#code-form button[type=submit]')
    .evaluate((button) => getComputedStyle(button).backgroundColor);

test('the build has every site of the host table @desktop', () => {
  const built = sites.map(({ site }) => site);
  expect(built.toSorted()).toEqual([...new Set(Object.values(hosts))].sort());
});

const IN_GATE = ['freudentag-at'];

for (const { site, locale } of pairs) {
  test.describe(`${site} in ${locale}`, () => {
    test.use({ baseURL: siteUrl(site), locale });

    test(
      'is prerendered in its brand and language, and does not change when it starts @desktop',
      inGate(IN_GATE.includes(site)),
      async ({ page }) => {
        const release = await hold(page, SCRIPTS);
        const shifts = await watchLayoutShifts(page);
        const configuration = page.waitForResponse(/\/api\/.*site-config/);
        await page.goto('/', { waitUntil: 'commit' });
        await removeFonts(page);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20}/);
        await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /favicon-.*\.svg$/);
        const before = { title: await page.title(), colour: await actionColour(page) };
        // The logo and the key visual come with the page.
        const pictures = page.locator('img[src^="data:image/svg+xml"]');
        await expect
          .poll(() =>
            pictures.evaluateAll((all: HTMLImageElement[]) =>
              all.map((one) => one.naturalWidth > 0),
            ),
          )
          .toEqual([true, true]);

        await shifts();
        await page.locator('#code').fill('NOBODY');
        release();
        await expect.poll(() => isTakenOver(page)).toBe(true);
        await (await configuration).finished();
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.locator('#code')).toHaveValue('NOBODY');
        const now = async () => ({ title: await page.title(), colour: await actionColour(page) });
        await expect.poll(now).toEqual(before);
        await expectStill(shifts);
      },
    );
  });
}

test.describe('a site with four languages', () => {
  test.use({ baseURL: siteUrl('alpengruss-ch'), locale: 'de-CH' });

  test('another language comes without a reload and keeps what was typed [1.046] [4.026] [4.027]', async ({
    page,
    isMobile,
  }) => {
    await page.goto('/');
    await page.locator('#code').fill('Mein-Code-7');
    await expect.poll(() => isTakenOver(page)).toBe(true);
    await page.evaluate(() => {
      new MutationObserver(() => Object.assign(window, { changedAt: performance.now() })).observe(
        document.documentElement,
        { attributeFilter: ['lang'] },
      );
    });
    // On phones the languages are in the menu.
    if (isMobile) await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('button', { name: 'Show balance' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CH');
    // The observer is still there: the page was not reloaded.
    const wait = await page.evaluate(() => {
      const texts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/texts\/en-CH-\w+\.js/.test(name)) as PerformanceResourceTiming[];
      const arrived = Math.max(...texts.map(({ responseEnd }) => responseEnd));
      return (window as unknown as { changedAt: number }).changedAt - arrived;
    });
    // A moment: 15 to 45 ms as a rule, and a busy machine is no failure.
    expect(wait).toBeLessThan(1000 * SLOWDOWN);
    await expect(page.locator('#code')).toHaveValue('Mein-Code-7');

    // The choice is kept, and the server paints the next visit in it.
    await page.goto('/shops');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CH');
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Show balance' })).toBeVisible();
  });

  test('the address chooses the language of a visit [4.022] @desktop', FULL, async ({ page }) => {
    await page.goto('/?lang=en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CH');
    await expect(page.getByRole('button', { name: 'Show balance' })).toBeVisible();
  });
});

test.describe('a site of its brand', () => {
  test.use({ baseURL: siteUrl('tafelzeit') });

  test(
    'has its colour, description and icon [3.033] [3.040] [3.044] @desktop',
    FULL,
    async ({ page }) => {
      await page.goto('/');
      expect(await page.content()).toContain(`--brand:${tafelzeit.brandingColor};`);
      await expect(page.locator('meta[name=description]')).toHaveAttribute(
        'content',
        tafelzeit.customMeta.description,
      );
      const icon = await page.locator('link[rel=icon]').getAttribute('href');
      const picture = await page.evaluate(
        async (address) => (await fetch(address)).text(),
        icon ?? '',
      );
      expect(picture).toBe(readFileSync(join(BRANDS, 'tafelzeit/favicon.svg'), 'utf8'));
    },
  );
});

test.describe('a site with its own style sheet', () => {
  test.use({ baseURL: siteUrl('lumacard') });

  test(
    'it is there from the first paint and on every page [3.041] [4.002] @desktop',
    FULL,
    async ({ page }) => {
      const radius = () =>
        page
          .locator('#code-form button[type=submit]')
          .evaluate((button) => getComputedStyle(button).borderRadius);
      const release = await hold(page, SCRIPTS);
      await page.goto('/', { waitUntil: 'commit' });
      await expect.poll(radius).toBe('4px');
      release();
      await page.goto('/help');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const pill = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--pill').trim(),
      );
      expect(pill).toBe('4px');
    },
  );
});

test('a host that belongs to no site shows no brand @desktop', async ({ page, watch }) => {
  watch.expect(/404/);
  const response = await page.goto(`http://nobody.localhost:${port}/`);
  expect(response?.status()).toBe(404);
  await expect(
    page.getByRole('heading', { name: 'This address belongs to no site.' }),
  ).toBeVisible();
});
