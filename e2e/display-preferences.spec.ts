import type { Page } from '@playwright/test';
import { pageStates } from './support/states/page-states.ts';
import { expect, test } from './support/test.ts';
import { inGate } from './support/in-gate.ts';

const SHOWN = [
  'landing',
  'wall with a voucher and filters',
  'shop with values to choose',
  'checkout with errors',
  'thank-you with a giveaway',
  'code, revealed with a barcode',
];
const states = pageStates.filter(({ name }) => SHOWN.includes(name));

const runningAnimations = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );

for (const { name, reach } of states) {
  test(
    `${name}: no motion where the visitor wants none, and focus and controls are seen in forced colours (WCAG 1.4.11, 2.2.2, 2.3.3) @desktop`,
    inGate(name === 'landing'),
    async ({ page, mock }) => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await reach(page, mock);
      await expect.poll(() => runningAnimations(page)).toBe(0);

      // Every button has an edge, as its background is not the brand's any more.
      const edgeless = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main button')]
          .filter((button) => button.offsetParent !== null && button.dataset['variant'] !== 'plain')
          .filter((button) => getComputedStyle(button).borderStyle === 'none')
          .map((button) => button.outerHTML.slice(0, 120)),
      );
      expect(edgeless).toEqual([]);

      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => {
        const focused = document.activeElement;
        // The frame of a field shows the focus of the control in it.
        const frame = focused?.matches('input, select, textarea') ? focused.parentElement : null;
        const shown = focused?.closest('label') ?? frame ?? focused;
        return shown
          ? [shown, ...shown.querySelectorAll('*')].some(
              (element) => getComputedStyle(element).outlineStyle !== 'none',
            )
          : false;
      });
      expect(outline).toBe(true);
    },
  );
}
