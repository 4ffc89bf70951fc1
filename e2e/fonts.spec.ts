import { LINE_SHIFT_LIMIT, waitForFonts, watchLayoutShifts } from './support/layout-shifts.ts';
import { siteUrl } from './support/ports.ts';
import { expect, test } from './support/test.ts';

// At most one line moves when the page's fonts come, with the fonts of this machine.

for (const [path, site, tags] of [
  ['/shops', 'schenkwerk-de', '@phone @full'],
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
  test(`${path} of ${site} keeps its place when its fonts come ${tags}`, async ({ page }) => {
    const shifts = await watchLayoutShifts(page);
    await page.goto(siteUrl(site) + path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await waitForFonts(page);
    await page.waitForLoadState('networkidle');
    const { sum, moved } = await shifts();
    expect(sum, moved).toBeLessThan(LINE_SHIFT_LIMIT);
  });
}
