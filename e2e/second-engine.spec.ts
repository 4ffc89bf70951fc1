import { secondViolations } from './support/second-engine.ts';
import { expect, test } from './support/test.ts';
import { FULL } from './support/in-gate.ts';

// `npm run a11y` lets it look at every state of five sites.

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
