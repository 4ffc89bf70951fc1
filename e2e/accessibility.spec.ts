import { scrolledSideways, violations } from './support/page-checks.ts';
import { pageStates } from './support/states/page-states.ts';
import { expect, test } from './support/test.ts';

/** The size that a window of 1280 by 1024 has at a zoom of 400 %. */
const ZOOMED = { width: 320, height: 256 };

const WIDE = { width: 1440, height: 900 };

/** One state of each kind; `npm run a11y` looks at all of them. */
const IN_GATE = new Set(['wall with a voucher and filters', 'checkout with errors']);

for (const { name, reach } of pageStates.filter((state) => IN_GATE.has(state.name))) {
  test(`axe finds no violation, and nothing is cut off at 400 % (WCAG 1.4.4, 1.4.10): ${name} @phone`, async ({
    page,
    mock,
    watch,
  }) => {
    watch.expectFailedCalls();
    // A text that fades in has no contrast yet.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await reach(page, mock);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize(WIDE);
    // A page on a phone can be a dialog over another page here, which takes a moment.
    await expect.poll(() => violations(page)).toEqual([]);
    await page.setViewportSize(ZOOMED);
    await expect.poll(() => scrolledSideways(page)).toEqual([]);
  });
}
