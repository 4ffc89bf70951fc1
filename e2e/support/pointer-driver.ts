import type { Page } from '@playwright/test';
import type { Driver } from './visitor.ts';

/** Acts with the pointer, or with the finger on a phone. */
export function pointerDriver(page: Page): Driver {
  return {
    press: (role, name) => page.getByRole(role, { name }).first().click(),
    type: (label, text) => page.getByLabel(label, { exact: true }).fill(text),
    async paste(label, text) {
      await page.evaluate((content) => navigator.clipboard.writeText(content), text);
      await page.getByLabel(label, { exact: true }).focus();
      await page.keyboard.press('ControlOrMeta+v');
    },
    // The box itself is drawn by its label.
    tick: (label) => page.getByRole('checkbox', { name: label }).check(),
    // A tile is the label of its radio.
    pick: (option) =>
      page.locator('label', { has: page.getByRole('radio', { name: option }) }).click(),
    async select(label, option) {
      await page.getByLabel(label, { exact: true }).selectOption({ label: option });
    },
    typeInFrame: (frame, text) =>
      page.frameLocator(`iframe[title="${frame}"]`).getByRole('textbox').fill(text),
    checkFocus: () => Promise.resolve(),
  };
}
