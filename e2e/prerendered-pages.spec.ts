import { FONTS_ID } from '../src/app/boot-data.ts';
import { hold, SCRIPTS } from './support/hold.ts';
import {
  expectStill,
  expectStillStart,
  waitForFonts,
  watchLayoutShifts,
} from './support/layout-shifts.ts';
import type { Page } from '@playwright/test';
import siteConfigs from '../openapi/examples/site-configs.json' with { type: 'json' };
import { isTakenOver } from './support/taken-over.ts';
import { enterCode, enterVoucher } from './support/visit.ts';
import { expect, test } from './support/test.ts';
import { FULL, inGate } from './support/in-gate.ts';
import { text } from './support/text.ts';

// A link of an e-mail opens a page that is there before its scripts, and input of a visitor by
// then is done once.

test('a code that is asked for before the scripts is shown after them, once @desktop', async ({
  page,
  mock,
}) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/merchantcode/demo-pin-card', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Dein Shopcode' })).toBeVisible();
  await page.getByRole('button', { name: text('code.reveal') }).click();
  expect(await mock.calls('revealMerchantCode')).toHaveLength(0);
  release();
  await expect(page.getByText('PIN', { exact: true })).toBeVisible();
  expect(await mock.calls('revealMerchantCode')).toHaveLength(1);
});

test('before the scripts no page says how far a redemption is, which only the tab knows @phone', async ({
  page,
}) => {
  await hold(page, SCRIPTS);
  for (const path of ['/shops', '/redeem/checkout', '/thankyou']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('main ol')).toBeAttached();
    await expect(page.getByRole('list', { name: text('steps.label') })).toBeHidden();
  }
});

test('a form that is filled in and sent before the scripts is sent after them, once @desktop', async ({
  page,
  mock,
}) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/redeem/resend-link', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'Die ganze E-Mail' }).check({ force: true });
  await page.getByLabel(text('redeem.code.label')).fill('RESEND-DONE');
  await page.getByLabel(text('redeem.code.label')).press('Enter');
  await expect(page).toHaveURL('/redeem/resend-link');
  release();
  await expect.poll(() => mock.calls('resendRedeemLink')).toHaveLength(1);
  expect((await mock.calls('resendRedeemLink'))[0]?.body).toMatchObject({ code: 'RESEND-DONE' });
});

test('at the moment a page replaces its frame, what was typed and the focus are in it @desktop', async ({
  page,
}) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/prepaid', { waitUntil: 'commit' });
  await page.getByLabel(text('payment.serial.label')).pressSequentially('4000');
  const replaced = page.evaluate(
    () =>
      new Promise((resolve) => {
        const [root, field] = [document.querySelector('#root'), document.activeElement];
        if (!root) throw new Error('no container');
        // Told before the browser takes the next key or press.
        new MutationObserver(() => {
          if (field?.isConnected) return;
          const { activeElement } = document;
          resolve(activeElement instanceof HTMLInputElement && activeElement.value);
        }).observe(root, { childList: true, subtree: true });
      }),
  );
  release();
  expect(await replaced).toBe('4000');
});

test('a file that is chosen before the scripts is in the form after them @desktop', async ({
  page,
}) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/reactivate', { waitUntil: 'commit' });
  const png = await page.evaluate(() => document.createElement('canvas').toDataURL('image/png'));
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'card.png',
      mimeType: 'image/png',
      buffer: Buffer.from(png.split(',')[1] ?? '', 'base64'),
    });
  release();
  await expect(page.getByText('card.png', { exact: true })).toBeVisible();
});

test('the wall takes the place of its frame where the frame asks for a code', async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/shops', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  const invitation = page.getByText(text('shops.bar.invitation'));
  await expect(invitation).toBeVisible();
  const frame = await heading.boundingBox();
  release();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await expect(invitation).toBeVisible();
  expect((await heading.boundingBox())?.y).toBe(frame?.y);
});

test('a frame does not ask a visitor with a voucher for a code @desktop', async ({ page }) => {
  await enterCode(page, 'DEMO-50');
  await expect(page.getByRole('link', { name: text('redeem.held.choose') })).toBeVisible();
  const release = await hold(page, SCRIPTS);
  await page.goto('/shops', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(text('shops.bar.invitation'))).toBeHidden();
  release();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await expect(page.getByText(text('shops.bar.invitation'))).toHaveCount(0);
});

/** The computed styles of all elements of a page, and of their ::before and ::after. */
const computedStyles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].flatMap((element) =>
      [undefined, '::before', '::after'].map((pseudo) => {
        const styles = getComputedStyle(element, pseudo);
        const values = [...styles].map((name) => `${name}: ${styles.getPropertyValue(name)}`);
        return `${element.outerHTML.slice(0, 80)} ${pseudo ?? ''} ${values.join('; ')}`;
      }),
    ),
  );

for (const path of ['/', '/shops', '/shops/1001', '/help', '/redeem/resend-link', '/region']) {
  test(`the styles in ${path} are all that its frame needs @desktop`, FULL, async ({ page }) => {
    await hold(page, SCRIPTS);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // The page applies them after its paint, whenever that is.
    await page.evaluate(
      (id) => document.getElementById(id)?.setAttribute('media', 'all'),
      FONTS_ID,
    );
    await waitForFonts(page);
    const before = await computedStyles(page);
    const sheet = await page.evaluate(async () => {
      const boot = document.querySelector('script[type="application/json"]')?.textContent ?? '';
      const { start } = JSON.parse(boot) as { start: { sheet: string } };
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
      link.href = start.sheet;
      document.head.querySelector('style')?.after(link);
      await new Promise((resolve, reject) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', reject);
      });
      return link.sheet?.cssRules.length;
    });
    expect(sheet).toBeGreaterThan(0);
    expect(await computedStyles(page)).toEqual(before);
  });
}

test('a page that nobody touches starts by itself, and then answers at once', async ({ page }) => {
  await page.goto('/help/other');
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await page.getByRole('button', { name: 'Nachricht schreiben' }).click();
  await expect(page.getByLabel('Nachricht', { exact: true })).toBeVisible();
});

test('the map is a picture until its scripts are there, and a press beside it by then moves the map @desktop', async ({
  page,
}) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/region', { waitUntil: 'commit' });
  await expect(page.getByRole('img', { name: 'Karte' })).toBeVisible();
  await page.getByRole('button', { name: 'Karte vergrößern' }).click();
  release();
  const map = page.getByRole('application', { name: 'Karte' });
  // One step closer this town has room for its name.
  await expect(map.getByText('Nürnberg')).toBeVisible();
});

test('input is kept while the page starts @desktop', async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/redeem/resend-link', { waitUntil: 'commit' });
  await page.getByLabel(text('redeem.code.label')).click();
  await page.keyboard.type('RESEND');
  release();
  await page.keyboard.type('-DONE');
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await expect(page.getByLabel(text('redeem.code.label'))).toHaveValue('RESEND-DONE');
  await expect(page.getByLabel(text('redeem.code.label'))).toBeFocused();
});

test('a press is not lost when the page replaces its frame under the finger @desktop', async ({
  page,
}) => {
  const release = await hold(page, SCRIPTS);
  await page.goto('/help/other', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Nachricht schreiben' }).hover();
  const application = page.waitForResponse('**/assets/application*.js');
  await page.mouse.down();
  release();
  await application;
  await page.waitForLoadState('networkidle');
  await page.mouse.up();
  await expect(page.getByLabel('Nachricht', { exact: true })).toBeVisible();
});

for (const [change, heading] of [
  [{ maintenanceMode: true }, 'Gerade nicht erreichbar'],
  [{ heading: 'Herzlich willkommen' }, 'Herzlich willkommen'],
] as const) {
  test(
    `${Object.keys(change).join()} of the server takes over a page that nobody touches @desktop`,
    inGate('heading' in change),
    async ({ page }) => {
      await page.route('**/redeem-site-config/**', (route) =>
        route.fulfill({ json: { ...siteConfigs['schenkwerk-de'].value, ...change } }),
      );
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    },
  );
}

test('a voucher that the tab holds is there and watched @desktop', async ({ page }) => {
  await enterVoucher(page, 'DEMO-50');
  await page.goto('/help');
  await expect(page.getByRole('button', { name: 'Besuch beenden, Daten löschen' })).toBeVisible();
});

for (const path of [
  '/help/other',
  '/merchantcode/demo-pin-card',
  '/prepaid',
  '/region',
  '/legal/imprint',
]) {
  test(
    `${path} does not move when the page replaces its frame @desktop`,
    inGate(path === '/prepaid'),
    ({ page }) => expectStillStart(page, path),
  );
}

test('the address of a shop shows the place of the shop before its scripts, not the wall @phone', async ({
  page,
}) => {
  await hold(page, SCRIPTS);
  await page.goto('/shops/1001', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop');
  await expect(page.getByRole('heading', { name: 'Diese Werte gibt es' })).toBeVisible();
  await expect(page.getByText(text('shops.heading'))).toBeHidden();
});

test('the details of a shop come whole, with the texts of its server, and do not move', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/sanitised-html*.js');
  const shifts = await watchLayoutShifts(page);
  const answered = page.waitForResponse('**/api/v2/shop/1001?*');
  await page.goto('/shops/1001');
  await answered;
  // On a wide screen the wall knows the name; its card is there too until the details lie over it.
  const isWide = (page.viewportSize()?.width ?? 0) >= 768;
  const heading = page.getByRole('heading', { name: isWide ? 'Nordlicht' : 'Shop', exact: true });
  await expect(heading.first()).toBeVisible();
  await waitForFonts(page);
  await shifts();
  release();
  await expect(page.getByText('Nordlicht führt Kleidung')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectStill(shifts);
});
