import { secondViolations } from './support/second-engine.ts';
import { pageStates } from './support/states/page-states.ts';
import { expect, test } from './support/test.ts';
import { FULL } from './support/in-gate.ts';

/** One state of each kind; `npm run a11y` looks at all of them. */
const SAMPLE = [
  'landing',
  'wall with a voucher and filters',
  'checkout with errors',
  'code, revealed with a barcode',
  'payment, failed',
  'region, what is around a place',
];

for (const name of SAMPLE) {
  const reach = pageStates.find((state) => state.name === name)?.reach;
  if (!reach) throw new Error(`no state "${name}"`);
  test(
    `a second engine finds no violation: ${name} @phone`,
    FULL,
    async ({ page, mock, watch }) => {
      watch.expectFailedCalls();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await reach(page, mock);
      await expect.poll(() => secondViolations(page)).toEqual([]);
    },
  );
}

test('it finds what is wrong, and what is excepted stays out @phone', FULL, async ({ page }) => {
  const body = `<!doctype html><html lang="de"><title>Seite</title><main><h1>Seite</h1>
    <label for="a"></label><input id="a"><p style="color: #ccc">Pale</p>
    <template><p><a href="/">Unseen</a></p></template></main></html>`;
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/');
  const rules = (await secondViolations(page)).map((finding) => finding.split(':')[0]);
  expect(rules).toEqual(
    expect.arrayContaining(['label_content_exists', 'text_contrast_sufficient']),
  );
  expect(await page.locator('template').count()).toBe(1);
});
