import type { Page } from '@playwright/test';
import type { FaultKind } from '../mocks/faults.ts';
import { enterCode, goToShops, sendCode } from './support/visit.ts';
import { expect, test } from './support/test.ts';
import { FULL, inGate } from './support/in-gate.ts';
import { text } from './support/text.ts';

// For every bad input, from the visitor or the server, the page names the failure in the
// visitor's language and offers a recovery action.

/** The notice of a failure. */
const notice = (page: Page, title: string) => page.getByRole('group', { name: title });

test('an unknown code is shown with its reasons and its number [8.046] @desktop', async ({
  page,
  watch,
}) => {
  watch.expectFailedCalls();
  // Also on a phone the field stays in sight above its long notice.
  await page.setViewportSize({ width: 390, height: 844 });
  await enterCode(page, 'demo-5O');
  const refusal = notice(page, 'Diesen Code finden wir nicht');
  await expect(refusal).toBeFocused();
  await expect(page.getByLabel(text('redeem.code.label'))).toBeInViewport();
  await expect(refusal).toContainText('VCRx15');
  await expect(refusal).toContainText('Leicht zu verwechseln: o/0, 5/S, O/0');
  // The notice leads back to the code, which is still there.
  await refusal.getByRole('button', { name: 'Code ändern' }).click();
  await expect(page.getByLabel(text('redeem.code.label'))).toBeFocused();
  await expect(page.getByLabel(text('redeem.code.label'))).toHaveValue('demo-5O');
});

test(
  'a code that is right after a refusal shows the whole voucher @phone',
  FULL,
  async ({ page, mock, watch }) => {
    watch.expectFailedCalls();
    await enterCode(page, 'NOT-FOUND');
    await expect(notice(page, 'Diesen Code finden wir nicht')).toBeFocused();
    // As somebody does who reads the reasons.
    await page.evaluate(() => scrollBy(0, 400));
    await sendCode(page, mock.ownCode('DEMO-50'));
    const onward = page.getByRole('link', { name: text('redeem.held.choose') });
    await expect(onward).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^50,00\s€ für dich$/);
    // Its words are first to be seen; the heading with the sum is the card's.
    await expect(page.getByText(text('redeem.held.title'))).toBeInViewport({ ratio: 1 });
    await expect(onward).toBeInViewport({ ratio: 1 });
  },
);

const NO_CONNECTION = 'Gerade keine Verbindung';
const NOT_READY = 'Unser Server ist gerade nicht bereit';
const OUR_FAULT = 'Da ist etwas schiefgelaufen';

const faults: [FaultKind, string][] = [
  ['malformed-json', OUR_FAULT],
  ['status-500-empty', OUR_FAULT],
  ['html-200', OUR_FAULT],
  ['html-502', NOT_READY],
  // The server of the site notices that the mock is gone, and answers 502.
  ['drop', NOT_READY],
];

const IN_GATE = new Set<string>(['html-200']);

for (const [fault, title] of faults) {
  test(
    `the code page survives the fault "${fault}", and another attempt works [8.011] @desktop`,
    inGate(IN_GATE.has(fault)),
    async ({ page, mock, watch }) => {
      watch.expectFailedCalls();
      await mock.fault(fault, { operationId: 'createVoucherToken' });
      await enterCode(page, 'DEMO-50');
      await expect(notice(page, title)).toBeVisible();
      await expect(page.getByLabel(text('redeem.code.label'))).toHaveValue('DEMO-50');
      await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
      await goToShops(page);
    },
  );

  test(
    `the wall survives the fault "${fault}", and another attempt works @desktop`,
    inGate(IN_GATE.has(fault)),
    async ({ page, mock, watch }) => {
      watch.expectFailedCalls();
      await mock.fault(fault, { operationId: 'getShopWall', times: 99 });
      await page.clock.install();
      await page.goto('/shops');
      const refusal = notice(page, title);
      // Reading is repeated by itself first, after a pause.
      await expect(async () => {
        await page.clock.fastForward(5000);
        await expect(refusal).toBeVisible({ timeout: 200 });
      }).toPass();
      await mock.heal();
      await refusal.getByRole('button', { name: 'Noch einmal versuchen' }).click();
      await expect(page.getByRole('link', { name: 'Nordlicht' }).first()).toBeVisible();
    },
  );
}

test('a server that never answers is given up [8.011] @desktop', async ({ page, mock, watch }) => {
  watch.expectFailedCalls();
  // The same time-out, sooner.
  await page.addInitScript(() => {
    const original = window.setTimeout;
    window.setTimeout = ((handler: () => void, ms = 0) =>
      original(handler, ms === 20_000 ? ms / 20 : ms)) as typeof setTimeout;
  });
  await mock.fault('timeout', { operationId: 'createVoucherToken' });
  await enterCode(page, 'DEMO-50');
  await expect(notice(page, NO_CONNECTION)).toBeVisible();
});

test('without a connection the page says so, and goes on when it is back @desktop', async ({
  page,
  context,
  watch,
}) => {
  watch.expectFailedCalls();
  watch.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/');
  await page.getByLabel(text('redeem.code.label')).fill('DEMO-50');
  await expect(page.getByRole('paragraph').filter({ hasText: /: bestanden$/ })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: text('redeem.code.submit') }).click();
  await expect(notice(page, NO_CONNECTION)).toBeVisible();
  await context.setOffline(false);
  await sendCode(page, 'DEMO-50');
  await goToShops(page);
});

for (const [name, path, title] of [
  ['a shop that is gone', '/shops/9410', 'Diesen Shop gibt es hier nicht mehr'],
  ['an unknown shop', '/shops/424242/nirgends', 'Diesen Shop gibt es hier nicht mehr'],
  ['an invalid shop id', '/shops/<script>', 'Diesen Shop gibt es hier nicht mehr'],
  ['an unknown address', '/gibt/es/nicht', 'Diese Seite gibt es nicht'],
  ['an unknown topic of the help', '/help/gibt-es-nicht', 'Hilfe'],
  ['a checkout without a choice', '/redeem/checkout', 'Deine Angaben'],
  ['a confirmation without a redemption', '/thankyou', 'Hier ist gerade nichts zu sehen'],
] as const) {
  test(
    `${name} has a page of its own [2.082] [8.036] [8.043] @desktop`,
    inGate(path === '/gibt/es/nicht'),
    async ({ page, watch }) => {
      watch.expectFailedCalls();
      // A page of its own, with the status that says so.
      watch.expect(/404 \(Not Found\) \(.*\/gibt\/es\/nicht\)$/);
      await page.goto(path);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    },
  );
}

test('without its configuration a site is in maintenance until a retry succeeds [4.006] [4.007] [8.042] @desktop', async ({
  page,
  mock,
  watch,
}) => {
  watch.expectFailedCalls();
  watch.expect(/^The site configuration could not be loaded/);
  await mock.fault('status-500-empty', { operationId: 'getSiteConfig', times: 2 });
  await page.goto('/shops');
  await expect(page.getByRole('heading', { name: 'Gerade nicht erreichbar' })).toBeFocused();
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByText('Noch nicht erreichbar')).toBeAttached();
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByRole('heading', { name: text('shops.heading') })).toBeVisible();
});
