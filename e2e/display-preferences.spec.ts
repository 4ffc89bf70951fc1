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

/** Logos that lie on another ground than the light one that they are drawn for. */
const logosInTheDark = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main img, [role=dialog] img')]
      .filter((logo) => getComputedStyle(logo).mixBlendMode === 'multiply')
      .filter((logo) => {
        const plate = logo.closest('[class*=plate], [class*=shop-]') ?? logo;
        const [light = 0] = getComputedStyle(plate).backgroundColor.match(/\d+/g) ?? [];
        return Number(light) < 200;
      })
      .map((logo) => logo.outerHTML.slice(0, 120)),
  );

const runningAnimations = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );

for (const { name, reach } of states) {
  test(
    `${name}: no motion where the visitor wants none, and focus and controls are seen in forced colours (WCAG 1.4.11, 2.2.2, 2.3.3) @desktop`,
    inGate(name === 'landing'),
    async ({ page, mock }) => {
      await page.emulateMedia({
        forcedColors: 'active',
        colorScheme: 'dark',
        reducedMotion: 'reduce',
      });
      await reach(page, mock);
      await expect.poll(() => runningAnimations(page)).toBe(0);

      expect(await logosInTheDark(page)).toEqual([]);

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
