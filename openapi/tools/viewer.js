// Opens the document in a viewer, `swagger-ui` or `scalar`: it lists every operation and warns of nothing.
import { readFileSync } from 'node:fs';
import { chromium, expect } from '@playwright/test';
import { launchOptions } from '../../e2e/support/browser.ts';

const [viewer = '', file = ''] = process.argv.slice(2);
const { paths } = JSON.parse(readFileSync(file, 'utf8'));
const operations = Object.values(paths).flatMap(Object.values);
const listed = operations.map(({ summary }) => summary);
const START = {
  'swagger-ui': `<link rel="stylesheet" href="/swagger-ui-dist/swagger-ui.css">
    <script src="/swagger-ui-dist/swagger-ui-bundle.js"></script>
    <script>SwaggerUIBundle({ url: '/document', dom_id: '#viewer' })</script>`,
  // Without the fonts and the counting of its maker's servers.
  scalar: `<script src="/@scalar/api-reference/dist/browser/standalone.js"></script>
    <script>Scalar.createApiReference('#viewer', { url: '/document', defaultOpenAllTags: true,
      withDefaultFonts: false, telemetry: false })</script>`,
};
/** A busy machine takes half a minute, ms. */
const TIMEOUT = 180_000;
const html = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><div id="viewer"></div>`;

const browser = await chromium.launch(launchOptions);
const page = await browser.newPage();
const warnings = [];
page.on('pageerror', (error) => warnings.push(String(error)));
page.on('console', (line) => {
  if (['error', 'warning'].includes(line.type())) warnings.push(line.text());
});
await page.route('**', (route) => {
  const { pathname } = new URL(route.request().url());
  const body = html + START[viewer];
  if (pathname === '/') return route.fulfill({ contentType: 'text/html', body });
  return route.fulfill({ path: pathname === '/document' ? file : `node_modules${pathname}` });
});
await page.goto('http://viewer.localhost/', { waitUntil: 'networkidle', timeout: TIMEOUT });
const missing = () =>
  page.evaluate((all) => all.filter((one) => !document.body.textContent.includes(one)), listed);
await expect.poll(missing, { timeout: TIMEOUT }).toEqual([]);
warnings.push(...(await page.locator('.errors-wrapper').allInnerTexts()));
console.log(`${listed.length} operations, ${await page.locator('*').count()} nodes`);
await browser.close();
if (warnings.length > 0) throw new Error(warnings.join('\n'));
