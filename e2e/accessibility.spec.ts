import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pageStates } from './support/states.ts';
import { expect, test } from './support/test.ts';

/** Rules of WCAG 2.2 A and AA, and what axe knows to be good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The size that a window of 1280 by 1024 has at a zoom of 400 %. */
const ZOOMED = { width: 320, height: 256 };

for (const { name, only, reach } of pageStates) {
  const size = only ? ` @${only}` : '';
  test(`axe finds no violation, and nothing is cut off at 400 % (WCAG 1.4.10): ${name}${size}`, async ({
    page,
    mock,
    watch,
  }, { project }) => {
    const isPhone = project.name === 'phone';
    watch.expectFailedCalls();
    watch.expect(/^The site configuration could not be loaded/);
    await page.emulateMedia({
      colorScheme: isPhone ? 'dark' : 'light',
      // A text that fades in has no contrast yet.
      reducedMotion: 'reduce',
    });
    await reach(page, mock);
    expect(await violations(page)).toEqual([]);
    if (!isPhone) return;
    await page.setViewportSize(ZOOMED);
    await expect.poll(() => scrolledSideways(page)).toEqual([]);
  });
}

async function violations(page: Page): Promise<string[]> {
  const result = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${String(target)}: ${failureSummary}`),
  );
}

/** What is wider than its room. */
const scrolledSideways = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
      .filter((element) => element.scrollWidth > element.clientWidth)
      .map((element) => `${element.tagName} ${element.scrollWidth} of ${element.clientWidth}`),
  );
