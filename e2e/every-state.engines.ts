import type { Page } from '@playwright/test';
import { hasState, SITES, switchFeaturesOn, WIDTHS } from './support/accessibility-scope.ts';
import type { ConsoleWatch } from './support/console-watch.ts';
import { readLarge, violations } from './support/page-checks.ts';
import { siteUrl } from './support/ports.ts';
import { secondViolations } from './support/second-engine.ts';
import { pageStates } from './support/states/page-states.ts';
import { expect, test } from './support/test.ts';
import { thirdViolations } from './support/third-engine.ts';

/** Makes a page ready to reach a state. */
async function open(page: Page, watch: ConsoleWatch): Promise<void> {
  watch.expectFailedCalls();
  watch.expect(/^The site configuration could not be loaded/);
  watch.expect(/404 \(Not Found\) \(.*\/gibt\/es\/nicht\)$/);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await switchFeaturesOn(page);
}

for (const site of SITES) {
  test.describe(site, () => {
    test.use({ baseURL: siteUrl(site) });

    for (const state of pageStates.filter((each) => hasState(site, each))) {
      const { name, only, reach } = state;
      test(`${name} @${only ?? 'phone'}`, async ({ page, mock, watch }) => {
        await open(page, watch);
        await reach(page, mock);
        for (const [size, viewport] of Object.entries(WIDTHS)) {
          if (only && only !== size) continue;
          if (!only && size === 'desktop') {
            // A window that fills the screen has no other size.
            await page.evaluate(() => document.fullscreenElement && document.exitFullscreen());
            await page.setViewportSize(viewport);
          }
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
            // A page on a phone can be a dialog over another page here, which takes a moment.
            await expect.poll(() => violations(page), `axe, ${size}, ${colorScheme}`).toEqual([]);
            await expect
              .poll(() => secondViolations(page), `IBM, ${size}, ${colorScheme}`)
              .toEqual([]);
          }
        }
        await readLarge(page, only, (reading, findings) =>
          expect.poll(findings, reading).toEqual([]),
        );
      });

      // It takes seconds and changes the page, so it has visits of its own, at one site.
      if (site !== SITES[0]) continue;
      test(`${name}, third engine @${only ?? 'phone'}`, async ({ page, mock, watch }) => {
        await open(page, watch);
        await reach(page, mock);
        expect(await thirdViolations(page)).toEqual([]);
      });
    }
  });
}
