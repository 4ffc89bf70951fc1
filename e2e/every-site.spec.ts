import type { Page } from '@playwright/test';
import hosts from '../src/sites/hosts.json' with { type: 'json' };
import {
  cutOff,
  lostInForcedColours,
  poorContrasts,
  scrolledSideways,
  spaceText,
  violations,
} from './support/page-checks.ts';
import { siteUrl } from './support/ports.ts';
import { collectData, speakPseudo, strayTexts } from './support/pseudo-locale.ts';
import { nordlicht20, seed } from './support/seed.ts';
import { isTakenOver } from './support/taken-over.ts';
import { expect, test } from './support/test.ts';
import { FULL, inGate } from './support/in-gate.ts';

// Every brand is as good as the best one: its own colour, pictures, texts and layout on the pages that
// everybody sees. That the console stays clean is checked in every test.

const PHONE = { width: 390, height: 844 };

/** The window that WCAG 1.4.10 asks for. */
const NARROW = { width: 320, height: 640 };

/** The pages that everybody sees, each with the last part of it to come. */
const pages = [
  { path: '/', last: '#code-form button[type=submit]' },
  // A few cards show the brand's look of all of them; all are looked at in accessibility.spec.ts.
  { path: '/shops?name=or', last: 'main li a[href^="/shops/"]' },
  { path: '/help', last: 'main a[href^="/help/"]' },
];

const sites = [...new Set(Object.values(hosts))];
const brandOf = (site: string): string => site.replace(/-[a-z]{2}$/, '');
/** Help has no data of its own: it differs by brand. */
const firstOfBrand = sites.filter(
  (site, at) => sites.findIndex((other) => brandOf(other) === brandOf(site)) === at,
);

/** Landing page, wall and help; accessibility.spec.ts looks at pages of another brand. */
const IN_GATE = ['freudentag-de'];

for (const site of sites) {
  const isFirst = firstOfBrand.includes(site);
  test.describe(site, () => {
    test.use({ baseURL: siteUrl(site) });

    test(
      `landing, wall${isFirst ? ', help' : ''} are without a violation, and nothing is cut off at 320 px or with spaced texts (WCAG 1.4.10, 1.4.12) @phone`,
      inGate(IN_GATE.includes(site)),
      async ({ page }) => {
        for (const { path, last } of isFirst ? pages : pages.slice(0, 2)) {
          // What fades in has no contrast yet.
          await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
          await page.setViewportSize(PHONE);
          await open(page, path, last);
          const found = await violations(page);
          if (path === '/') {
            await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
            found.push(...(await poorContrasts(page)));
          }
          await page.setViewportSize(NARROW);
          found.push(...(await squeezed(page)));
          await spaceText(page);
          found.push(...(await squeezed(page)));
          expect({ path, found }).toEqual({ path, found: [] });
        }
      },
    );
  });
}

for (const [layout, site] of [
  ['classic', 'alpengruss-ch'],
  ['modern', 'schenkwerk-de'],
  ['restaurant', 'tafelzeit'],
] as const) {
  test.describe(`layout ${layout}`, () => {
    test.use({ baseURL: siteUrl(site) });

    test(
      'controls keep an edge and the current page its mark in forced colours @desktop',
      inGate(layout === 'modern'),
      async ({ page }) => {
        await page.emulateMedia({ forcedColors: 'active' });
        for (const { path, last } of pages) {
          await open(page, path, last);
          await expect(page.locator(`[data-layout=${layout}]`)).toBeVisible();
          expect({ path, lost: await lostInForcedColours(page) }).toEqual({ path, lost: [] });
        }
      },
    );
  });
}

for (const site of ['schenkwerk-de', 'freudentag-de']) {
  test.describe(`pseudo-locale at ${site}`, () => {
    test.use({ baseURL: siteUrl(site) });

    test(
      'texts that are 40 % longer fit on a phone, and none is outside the catalogues @phone',
      FULL,
      async ({ page, mock }) => {
        const data = collectData(page);
        await speakPseudo(page, site, 'de-DE');
        await open(page, '/', '#code-form button[type=submit]');
        await expect(page).toHaveTitle(/^\[/);
        await expectRoom(page, data);
        await seed(page, mock, { site, voucher: 'DEMO-50', draft: nordlicht20 });
        await open(page, '/shops', 'main li a[href^="/shops/"]');
        await expectRoom(page, data);
        await open(page, '/shops/1001/nordlicht', 'main h1:visible');
        await expectRoom(page, data);
        await open(page, '/redeem/checkout', 'main form button[type=submit]');
        await expectRoom(page, data);
      },
    );
  });
}

test('these checks find what is wrong @phone', async ({ page }) => {
  // A page of its own: an application that is still at work would go on writing into it.
  const body = `<meta name="viewport" content="width=device-width">
    <p style="width: 500px">Wide <b style="color: #ccc">pale</b></p>
    <p style="height: 10px; overflow: hidden">Half hidden</p>
    <button style="border: 0; appearance: none">Bare</button>
    <ul><li><a href="/" aria-current="page">Here</a></li><li><a href="/help">There</a></li></ul>`;
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/');
  expect(await squeezed(page)).toEqual(['HTML 508 of 390', '"Half hidden" in P.']);
  expect((await poorContrasts(page)).join()).toContain('b');
  expect(await lostInForcedColours(page)).toHaveLength(2);
  expect(await strayTexts(page, 'Wide pale Half hidden Bare Here')).toEqual(['There']);
});

/** Opens a page and waits until it is whole. */
async function open(page: Page, path: string, last: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator(last).first()).toBeVisible();
  await expect.poll(() => isTakenOver(page)).toBe(true);
}

/** What does not fit at the present width. */
const squeezed = async (page: Page): Promise<string[]> => [
  ...(await scrolledSideways(page)),
  ...(await cutOff(page)),
];

/** The title is the last thing that a page changes, so its texts may need a moment. */
async function expectRoom(page: Page, data: () => Promise<string>): Promise<void> {
  await expect.poll(async () => strayTexts(page, await data())).toEqual([]);
  expect(await squeezed(page)).toEqual([]);
}
