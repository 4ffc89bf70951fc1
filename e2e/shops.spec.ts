import { keyboardDriver } from './support/keyboard-driver.ts';
import { hold, SCRIPTS } from './support/hold.ts';
import { expectStill, expectStillStart, watchLayoutShifts } from './support/layout-shifts.ts';
import { siteUrl } from './support/ports.ts';
import { seed } from './support/seed.ts';
import { expect, test } from './support/test.ts';
import { FULL, inGate } from './support/in-gate.ts';

// How the wall lies on the screen.

test('with a voucher the first row of shops is whole on the screen', async ({ page, mock }) => {
  await seed(page, mock, { voucher: 'DEMO-50' });
  await page.goto('/shops');
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const first = page.getByRole('region', { name: 'Empfohlen' }).getByRole('listitem').first();
  await expect(first).toBeVisible();
  const box = await first.boundingBox();
  expect(box?.y).toBeLessThanOrEqual(width < 768 ? 300 : 480);
  expect((box?.y ?? height) + (box?.height ?? height)).toBeLessThan(height);
});

test('every part of a shop’s tile leads to the shop', async ({ page, mock }) => {
  await seed(page, mock, { voucher: 'DEMO-50' });
  await page.goto('/shops');
  const tile = page.getByRole('region', { name: 'Empfohlen' }).getByRole('listitem').first();
  await tile.getByText('online, vor Ort').waitFor();
  const dead = await tile.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95];
    return parts.flatMap((x) =>
      parts
        .map((y) => document.elementFromPoint(left + x * width, top + y * height))
        .flatMap((hit) => (hit?.closest('a') ? [] : [hit?.textContent])),
    );
  });
  expect(dead).toEqual([]);
});

test(
  'at 400 % zoom nothing hides a filter that has the focus (WCAG 1.4.10, 2.4.11) @phone',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/shops');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    // The way there leads over all filters, and each must be seen.
    const keys = keyboardDriver(page);
    await keys.tick('50,00\u00a0€');
    await keys.press('button', /Shops zeigen$/);
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);

test(
  'a search in the bar that sticks shows the first of its results @phone',
  FULL,
  async ({ page, mock }) => {
    await seed(page, mock, { voucher: 'DEMO-50' });
    await page.goto('/shops');
    await expect(page.getByRole('region', { name: 'Empfohlen' })).toBeVisible();
    await page.getByRole('link', { name: 'Tischlein' }).first().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 900);
    await page.getByRole('searchbox').fill('buch');
    await expect(page.getByRole('heading', { name: 'Das passt zu deiner Suche' })).toBeInViewport();
    const heading = await page
      .getByRole('heading', { name: 'Das passt zu deiner Suche' })
      .boundingBox();
    const bar = await page.getByRole('searchbox').boundingBox();
    expect(heading?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  },
);

test('Back finds the search of a shop that was pressed as soon as it was typed', async ({
  page,
  mock,
}) => {
  await seed(page, mock, { voucher: 'DEMO-50' });
  await page.goto('/shops');
  await expect(page.getByRole('region', { name: 'Empfohlen' })).toBeVisible();
  await page.getByRole('searchbox').fill('buch');
  await page.getByRole('link', { name: 'Buchwinkel' }).click();
  await expect(page).toHaveURL(/\/shops\/\d+/);
  await page.goBack();
  await expect(page).toHaveURL(/\/shops\?name=buch$/);
  await expect(page.getByRole('searchbox')).toHaveValue('buch');
});

test('nothing moves while the wall arrives with a voucher', async ({ page, mock }) => {
  await seed(page, mock, { voucher: 'DEMO-50' });
  const shifts = await watchLayoutShifts(page);
  await page.goto('/shops');
  await expect(page.getByRole('region', { name: 'Empfohlen' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectStill(shifts);
});

for (const site of ['tafelzeit', 'freudentag-de']) {
  test(`nothing moves while the wall of ${site} arrives`, FULL, ({ page }) =>
    expectStillStart(page, `${siteUrl(site)}/shops`, () =>
      expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible(),
    ),
  );
}

for (const width of [320, 390, 640, 1280]) {
  test(
    `a category that has the focus is clear of the row’s ends at ${width} pixels (WCAG 2.4.11) @desktop`,
    inGate(width === 390),
    async ({ page, mock }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await seed(page, mock, { voucher: 'DEMO-50' });
      await page.goto('/shops');
      const chips = page.getByRole('toolbar', { name: 'Kategorie' }).getByRole('checkbox');
      await expect(chips.first()).toBeVisible();
      await page.getByRole('searchbox').focus();
      for (const [index, chip] of (await chips.all()).entries()) {
        await expect
          .poll(async () => {
            await page.keyboard.press(index === 0 ? 'Tab' : 'ArrowRight');
            return chip.evaluate((input) => input === document.activeElement);
          })
          .toBe(true);
        const covered = await chip.evaluate((input) => {
          const { left, right, top, height } =
            input.closest('label')?.getBoundingClientRect() ?? new DOMRect();
          return [left + 4, right - 4].filter(
            (x) =>
              document.elementFromPoint(x, top + height / 2)?.closest('label')?.control !== input,
          );
        });
        expect(covered, (await chip.locator('..').textContent()) ?? '').toEqual([]);
      }
    },
  );
}

test('with a mouse a button shows the other categories @desktop', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/shops');
  const last = page.getByRole('toolbar', { name: 'Kategorie' }).getByRole('checkbox').last();
  await expect(last).not.toBeInViewport();
  const onward = page.locator('[class*="onward"]');
  await onward.click();
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(onward).toBeHidden();
});

test('on a phone a shop’s address asks for the shop once, before the scripts, and not for the wall', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await hold(page, SCRIPTS);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const first = page.waitForRequest('**/api/v2/shop/1001?*');
  await page.goto('/shops/1001', { waitUntil: 'commit' });
  await first;
  release();
  await expect(page.getByRole('heading', { name: 'Nordlicht' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /shop/.test(path) && path.startsWith('/api/'))).toEqual([
    '/api/v2/shop/1001',
  ]);
});
