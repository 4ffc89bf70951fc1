// `npm run e2e gallery`: the production build in pictures, every site on the pages that everybody sees, on a
// phone and a desk, light and dark. Needs `npm run build:mock`; PORT and MOCK_PORT choose the ports, and
// names of sites behind the command take only those.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { launchOptions } from '../e2e/support/browser.ts';
import { readSiteTable } from './deploy/read-site-table.ts';
import { galleryHtml, type Shot } from './gallery/gallery-html.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'test-results/gallery');
const port = Number(process.env['PORT'] ?? 4173);

/** Each page with the last part of it to come. */
const pages = [
  { page: 'landing', path: '/', last: '#code-form button[type=submit]' },
  { page: 'wall', path: '/shops', last: 'main li a[href^="/shops/"]' },
  { page: 'help', path: '/help', last: 'main a[href^="/help/"]' },
];
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const schemes = ['light', 'dark'] as const;

/** Walls are long and repeat themselves. */
const MAX_HEIGHT = 2400;

// Serves the build with the mock behind it as long as this process runs.
await import('./serve.ts');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);
const { sites: table } = readSiteTable(join(root, 'dist'));
const entries = table.filter(({ site }) => wanted.length === 0 || wanted.includes(site));

const browser = await chromium.launch(launchOptions);
const shots: Shot[] = [];
for (const { site, locales } of entries) {
  const [locale = ''] = locales;
  const context = await browser.newContext({ locale, reducedMotion: 'reduce' });
  shots.push(...(await shoot(context, site, locale)));
  await context.close();
  console.log(site);
}
await browser.close();
writeFileSync(join(folder, 'index.html'), galleryHtml(shots));
console.log(`${shots.length} pictures: ${join(folder, 'index.html')}`);
process.exit(0);

/** All pictures of one site; a page is opened once and looked at in every size and scheme. */
async function shoot(context: BrowserContext, site: string, locale: string): Promise<Shot[]> {
  const taken: Shot[] = [];
  const tab = await context.newPage();
  for (const { page, path, last } of pages) {
    await tab.goto(`http://${site}.localhost:${port}${path}`);
    await tab.locator(last).first().waitFor();
    await tab.waitForLoadState('networkidle');
    for (const { width, height } of sizes) {
      await tab.setViewportSize({ width, height });
      // A window as high as the page: parts off the window are not drawn whole.
      const full = await tab.evaluate(() => document.documentElement.scrollHeight);
      await tab.setViewportSize({ width, height: Math.min(full, MAX_HEIGHT) });
      for (const scheme of schemes) {
        await tab.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        const file = `${site}-${page}-${width}-${scheme}.jpg`;
        await tab.screenshot({ path: join(folder, file), quality: 80 });
        taken.push({ site, locale, page, width, scheme, file });
      }
    }
  }
  return taken;
}
