import { watchBareTexts } from '../../scripts/bare-texts.ts';
import { watchConsole, type ConsoleWatch } from './console-watch.ts';
import { test as base } from './mock.ts';
import { slowDown } from './slowdown.ts';

export { expect } from '@playwright/test';

/**
 * The `test` of every journey: a visitor of the mock of its own, and a console that must stay
 * clean. A message that a test provokes is named with `watch.expect`.
 */
export const test = base.extend<{ watch: ConsoleWatch }>({
  watch: [
    async ({ page }, use) => {
      await slowDown(page);
      await page.addInitScript(watchBareTexts);
      const watch = watchConsole(page);
      await use(watch);
      watch.verify();
    },
    { auto: true },
  ],
});
