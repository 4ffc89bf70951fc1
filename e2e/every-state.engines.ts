import { violations } from './support/page-checks.ts';
import { siteUrl } from './support/ports.ts';
import { secondViolations } from './support/second-engine.ts';
import { pageStates } from './support/states/page-states.ts';
import { expect, test } from './support/test.ts';

const WIDTHS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };

/** One of each layout, the site of the region and a bank without a navigation bar. */
const sites = ['schenkwerk-de', 'freudentag-de', 'tafelzeit', 'heimatgruss', 'aurelbank'];

for (const site of sites) {
  test.describe(site, () => {
    test.use({ baseURL: siteUrl(site) });

    for (const { name, only, reach } of pageStates) {
      test(`${name} @${only ?? 'phone'}`, async ({ page, mock, watch }) => {
        watch.expectFailedCalls();
        watch.expect(/^The site configuration could not be loaded/);
        watch.expect(/404 \(Not Found\) \(.*\/gibt\/es\/nicht\)$/);
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await reach(page, mock);
        for (const [size, viewport] of Object.entries(WIDTHS)) {
          if (only && only !== size) continue;
          if (!only) await page.setViewportSize(viewport);
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
            // What is a page on a phone can be a dialog over another page, which takes a moment.
            await expect.poll(() => violations(page), `axe, ${size}, ${colorScheme}`).toEqual([]);
            await expect
              .poll(() => secondViolations(page), `IBM, ${size}, ${colorScheme}`)
              .toEqual([]);
          }
        }
      });
    }
  });
}
