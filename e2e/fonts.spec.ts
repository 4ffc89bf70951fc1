import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from './support/browser.ts';
import { SHIFT_LIMIT, waitForFonts, watchLayoutShifts } from './support/layout-shifts.ts';
import { expect, test } from './support/test.ts';

// Nothing moves when the page's fonts come, whichever fonts the device has: those of this machine, or those
// in the folder that E2E_FONTS names (Linux).

const fonts = process.env['E2E_FONTS'];

for (const [path, tag] of [
  ['/shops', ''],
  ['/', ' @full'],
  ['/shops/1001', ' @full'],
  ['/help', ' @full'],
  ['/prepaid', ' @full'],
  ['/redeem/resend-link', ' @full'],
  ['/merchantcode/demo-pin-card', ' @full'],
  ['/region', ' @full'],
] as const) {
  test(`${path} does not move when its fonts come @phone${tag}`, async ({ baseURL, viewport }) => {
    const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
    const file = join(folder, 'fonts.conf');
    const folders = `<dir>${fonts}</dir><cachedir>${folder}</cachedir>`;
    writeFileSync(file, `<fontconfig>${folders}</fontconfig>`);
    const env = { ...process.env, ...(fonts && { FONTCONFIG_FILE: file }) };
    const browser = await chromium.launch({ ...launchOptions, env });
    try {
      const page = await browser.newPage({ ...(baseURL && { baseURL }), viewport });
      const shifts = await watchLayoutShifts(page);
      await page.goto(path);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await waitForFonts(page);
      await page.waitForLoadState('networkidle');
      const { sum, moved } = await shifts();
      expect(sum, moved).toBeLessThan(SHIFT_LIMIT);
    } finally {
      await browser.close();
      rmSync(folder, { recursive: true });
    }
  });
}
