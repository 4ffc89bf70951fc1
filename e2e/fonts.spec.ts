import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from './support/browser.ts';
import { LINE_SHIFT_LIMIT, waitForFonts, watchLayoutShifts } from './support/layout-shifts.ts';
import { siteUrl } from './support/ports.ts';
import { expect, test } from './support/test.ts';

// At most one line moves when the page's fonts come, whichever fonts the device has: those of this machine,
// or those in the folder that E2E_FONTS names (Linux).

const fonts = process.env['E2E_FONTS'];

for (const [path, site, tags] of [
  ['/shops', 'schenkwerk-de', '@phone'],
  ['/', 'schenkwerk-de', '@phone @full'],
  ['/shops/1001', 'schenkwerk-de', '@phone @full'],
  ['/help', 'schenkwerk-de', '@phone @full'],
  ['/prepaid', 'schenkwerk-de', '@phone @full'],
  ['/redeem/resend-link', 'schenkwerk-de', '@phone @full'],
  ['/merchantcode/demo-pin-card', 'schenkwerk-de', '@phone @full'],
  ['/region', 'schenkwerk-de', '@phone @full'],
  // Their headings have a face of their own.
  ['/shops', 'tafelzeit', '@full'],
  ['/shops', 'freudentag-de', '@full'],
] as const) {
  test(`${path} of ${site} keeps its place when its fonts come ${tags}`, async ({ viewport }) => {
    const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
    const file = join(folder, 'fonts.conf');
    const folders = `<dir>${fonts}</dir><cachedir>${folder}</cachedir>`;
    writeFileSync(file, `<fontconfig>${folders}</fontconfig>`);
    const env = { ...process.env, ...(fonts && { FONTCONFIG_FILE: file }) };
    const browser = await chromium.launch({ ...launchOptions, env });
    try {
      const page = await browser.newPage({ baseURL: siteUrl(site), viewport });
      const shifts = await watchLayoutShifts(page);
      await page.goto(path);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await waitForFonts(page);
      await page.waitForLoadState('networkidle');
      const { sum, moved } = await shifts();
      expect(sum, moved).toBeLessThan(LINE_SHIFT_LIMIT);
    } finally {
      await browser.close();
      rmSync(folder, { recursive: true });
    }
  });
}
