import { secondViolations } from './support/second-engine.ts';
import { expect, test } from './support/test.ts';
import { FULL } from './support/in-gate.ts';
import { thirdViolations } from './support/third-engine.ts';

// `npm run a11y` lets them look at every state.

test(
  'the second engine finds what is wrong, and what is excepted stays out @phone',
  FULL,
  async ({ page }) => {
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
  },
);

test(
  'the third engine finds what is wrong, also in colours of two schemes @phone',
  FULL,
  async ({ page }) => {
    const body = `<!doctype html><html lang="de" style="color-scheme: light"><title>Seite</title><main><h1>Seite</h1>
    <button></button><p style="color: light-dark(#ccc, #000); background: light-dark(#fff, #fff)">Pale</p></main></html>`;
    await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('/');
    const rules = (await thirdViolations(page)).map((finding) => finding.split(':')[0]);
    expect(rules.sort()).toEqual(['sia-r12', 'sia-r69']);
  },
);
