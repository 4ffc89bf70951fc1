import { scrolledSideways, violations } from './support/page-checks.ts';
import { pageStates } from './support/states/page-states.ts';
import { expect, test } from './support/test.ts';
import { inGate } from './support/in-gate.ts';

/** The size that a window of 1280 by 1024 has at a zoom of 400 %. */
const ZOOMED = { width: 320, height: 256 };

const WIDE = { width: 1440, height: 900 };

/** One state of each kind. */
const IN_GATE = new Set([
  'wall with a voucher and filters',
  'shop with values to choose',
  'checkout with errors',
  'code, revealed with a barcode',
]);

for (const { name, only, reach } of pageStates) {
  // A state is reached once and looked at in every size and scheme; some exist in one size only.
  test(
    `axe finds no violation, and nothing is cut off at 400 % (WCAG 1.4.4, 1.4.10): ${name} @${only ?? 'phone'}`,
    inGate(IN_GATE.has(name)),
    async ({ page, mock, watch }) => {
      watch.expectFailedCalls();
      watch.expect(/^The site configuration could not be loaded/);
      // The page for an unknown address has the status that says so.
      watch.expect(/404 \(Not Found\) \(.*\/gibt\/es\/nicht\)$/);
      // A text that fades in has no contrast yet.
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await reach(page, mock);
      expect(await violations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      // A window that fills the screen has no other size.
      await page.evaluate(() => document.fullscreenElement && document.exitFullscreen());
      if (!only) await page.setViewportSize(WIDE);
      // A page on a phone can be a dialog over another page here, which takes a moment.
      await expect.poll(() => violations(page)).toEqual([]);
      if (only === 'desktop') return;
      await page.setViewportSize(ZOOMED);
      await expect.poll(() => scrolledSideways(page)).toEqual([]);
    },
  );
}
