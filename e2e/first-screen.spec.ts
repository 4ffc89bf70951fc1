import type { Locator, Page } from '@playwright/test';
import { inGate } from './support/in-gate.ts';
import {
  brokenWords,
  burstButtons,
  enlargeText,
  scrolledSideways,
  spaceText,
} from './support/page-checks.ts';
import { isTakenOver } from './support/taken-over.ts';
import { expect, test } from './support/test.ts';
import { siteUrl } from './support/ports.ts';
import { nordlicht20, seed } from './support/seed.ts';
import { text } from './support/text.ts';
import { enterCode, goToShops } from './support/visit.ts';

// What a page is for is on its first screen, also on a phone held sideways and in large text.

const SIDEWAYS = [
  { width: 640, height: 360 },
  { width: 844, height: 390 },
];

const barcode = (page: Page) => page.locator('main').getByRole('img', { name: /^Barcode/ });
const barcodeAtTill = (page: Page) => page.getByRole('dialog').getByRole('img');

const widthOf = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().width);

async function reveal(page: Page, link: string): Promise<void> {
  await page.goto(`/merchantcode/${link}`);
  await page.getByRole('button', { name: text('code.reveal') }).click();
}

const toTill = (page: Page) => page.getByRole('button', { name: 'An der Kasse zeigen' });

for (const link of ['demo-code128', 'demo-qr-code', 'demo-pin-card']) {
  for (const window of SIDEWAYS) {
    test(
      `the barcode of ${link} is whole at the till on ${window.width} × ${window.height} @phone`,
      inGate(link === 'demo-qr-code' && window.width === 640),
      async ({ page }) => {
        await page.setViewportSize(window);
        await reveal(page, link);
        await toTill(page).click();
        await expect(barcodeAtTill(page)).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('dialog').getByText(/€/)).toBeInViewport({ ratio: 1 });
        const { height = 0 } = (await barcodeAtTill(page).boundingBox()) ?? {};
        expect(height).toBeGreaterThan(window.height / 3);
      },
    );
  }
}

test(
  'a barcode is as wide in large text as in small text @phone',
  inGate(false),
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await reveal(page, 'demo-code128');
    await expect(barcode(page)).toBeVisible();
    const onPage = await widthOf(barcode(page));
    await enlargeText(page);
    await expect.poll(() => widthOf(barcode(page))).toBeGreaterThan(onPage - 6);
    await toTill(page).click();
    await expect(barcodeAtTill(page)).toBeInViewport({ ratio: 1 });
    await expect.poll(() => widthOf(barcodeAtTill(page))).toBeGreaterThanOrEqual(328);
  },
);

test(
  'the button on the covered code holds its words in large text @phone',
  inGate(false),
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/merchantcode/demo-code128');
    await enlargeText(page);
    await expect(page.getByRole('button', { name: text('code.reveal') })).toBeVisible();
    await expect.poll(() => burstButtons(page)).toEqual([]);
  },
);

for (const [path, title] of [
  ['/redeem/checkout', 'Deine Angaben'],
  ['/merchantcode/demo-code128', 'Dein Shopcode'],
] as const) {
  for (const width of [320, 360, 430]) {
    test(
      `the heading “${title}” grows with the text on ${width} px (WCAG 1.4.4) @phone`,
      inGate(false),
      async ({ page, mock }) => {
        await page.setViewportSize({ width, height: 740 });
        await seed(page, mock, { voucher: 'DEMO-50', draft: nordlicht20 });
        await page.goto(path);
        await expect.poll(() => isTakenOver(page)).toBe(true);
        const heading = page.getByRole('heading', { level: 1, name: title });
        const size = () =>
          heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
        await expect(heading).toBeVisible();
        const small = await size();
        await enlargeText(page);
        await expect.poll(size).toBeGreaterThan(small * 1.5);
        expect(await brokenWords(page)).toEqual([]);
        expect(await scrolledSideways(page)).toEqual([]);
      },
    );
  }
}

test(
  'the steps need no sideways scrolling in spaced text, in French (WCAG 1.4.12) @phone',
  inGate(false),
  async ({ page, mock }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(siteUrl('merrivo-fr'));
    await seed(page, mock, { voucher: 'DEMO-50', draft: nordlicht20 });
    await page.goto(`${siteUrl('merrivo-fr')}/redeem/checkout`);
    await expect(page.getByRole('listitem').filter({ hasText: 'Coordonnées' })).toBeVisible();
    // As after redeeming: the ticks take room.
    const details = page.getByRole('listitem').filter({ hasText: 'Coordonnées' });
    await details.evaluate((element) => element.setAttribute('data-state', 'done'));
    await spaceText(page);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await expect.poll(() => scrolledSideways(page), String(width)).toEqual([]);
    }
  },
);

for (const [spacing, change] of [
  ['plain', () => undefined],
  ['spaced', spaceText],
  ['large', enlargeText],
] as const) {
  test(
    `the buttons under a code hold their words in ${spacing} text @phone`,
    inGate(false),
    async ({ page }) => {
      await reveal(page, 'demo-code128');
      await expect(barcode(page)).toBeVisible();
      await change(page);
      for (const width of [320, 340, 360, 375, 390, 412]) {
        await page.setViewportSize({ width, height: 740 });
        await expect.poll(() => burstButtons(page), String(width)).toEqual([]);
      }
    },
  );
}

const bottomOf = async (element: Locator) => {
  const box = await element.boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
};

const WANTED: [what: string, path: string, wanted: (page: Page) => Locator][] = [
  ['a shop', '/shops', (page) => page.locator('main li:has(a[href^="/shops/"])').first()],
  ['a field', '/redeem/checkout', (page) => page.locator('main label:has(input)').first()],
  [
    'the button on a covered code',
    '/merchantcode/demo-code128',
    (page) => page.getByRole('button', { name: text('code.reveal') }),
  ],
];

test(
  'in large text the heading comes first, and the field is on the first screen @phone',
  inGate(false),
  async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => isTakenOver(page)).toBe(true);
    await enlargeText(page);
    const field = page.getByLabel(text('redeem.code.label'));
    await expect.poll(() => bottomOf(page.getByRole('heading', { level: 1 }))).toBeLessThan(400);
    await expect(field).toBeInViewport({ ratio: 1 });
  },
);

test(
  'in large text on a phone held sideways nothing is beside the window @phone',
  inGate(false),
  async ({ page, mock }) => {
    await page.setViewportSize({ width: 640, height: 360 });
    await page.goto('/');
    await enlargeText(page);
    await expect.poll(() => scrolledSideways(page)).toEqual([]);
    await seed(page, mock, { voucher: 'DEMO-50' });
    await page.goto('/');
    await expect(page.getByRole('link', { name: /^Shop aussuchen/ })).toBeVisible();
    await enlargeText(page);
    await expect.poll(() => scrolledSideways(page)).toEqual([]);
  },
);

for (const window of SIDEWAYS) {
  test(
    `an opened voucher has its sum and its button in the window of ${window.width} × ${window.height}, and so the wall @phone`,
    inGate(window.width === 640),
    async ({ page }) => {
      await page.setViewportSize(window);
      await enterCode(page, 'DEMO-50');
      const sum = () => page.locator('main').getByText(/50,00\s€/);
      await expect(page.getByRole('link', { name: /^Shop aussuchen/ })).toBeInViewport({
        ratio: 1,
      });
      await expect(sum().last()).toBeInViewport({ ratio: 1 });
      await goToShops(page);
      const bar = page.getByRole('region', { name: 'Dein Guthaben' });
      await expect(bar.getByText(/50,00\s€/)).toBeInViewport({ ratio: 1 });
    },
  );
}

for (const window of SIDEWAYS) {
  const size = `${window.width} × ${window.height}`;
  for (const [what, path, wanted] of WANTED) {
    test(
      `${what} is on the first screen of ${size} @phone`,
      inGate(false),
      async ({ page, mock }) => {
        await page.setViewportSize(window);
        await seed(page, mock, { voucher: 'DEMO-50', draft: nordlicht20 });
        await page.goto(path);
        await expect.poll(() => isTakenOver(page)).toBe(true);
        await expect(wanted(page)).toBeInViewport({ ratio: path === '/shops' ? 0.3 : 0.5 });
      },
    );
  }

  test(
    `the digits of a code are on the first screen of ${size} @phone`,
    inGate(false),
    async ({ page }) => {
      await page.setViewportSize(window);
      await reveal(page, 'demo-code128');
      await expect(page.locator('main').getByText('NL-8842')).toBeInViewport({ ratio: 1 });
    },
  );
}
