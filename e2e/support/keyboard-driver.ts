import { expect, type Locator, type Page } from '@playwright/test';
import type { Driver } from './visitor.ts';

/** More stops than any page of a journey has. */
const MOST_STOPS = 80;

/** Acts with the keys alone and checks the focus after every key that moves it. */
export function keyboardDriver(page: Page): Driver {
  async function checkFocus(after: string): Promise<void> {
    // A dialog that was just closed fades away from the element that has the focus now.
    await expect.poll(() => page.evaluate(findFocusProblem), `after ${after}`).toBeUndefined();
  }

  async function press(key: string): Promise<void> {
    await page.keyboard.press(key);
    await checkFocus(key);
  }

  const isFocused = (target: Locator) =>
    target.evaluate((element) => element === document.activeElement);

  const holdsFocus = (target: Locator) =>
    target.evaluate((element) => element.contains(document.activeElement));

  /** Walks to the target in the order of the page, until it has the focus, or holds it. */
  async function walkTo(target: Locator, isThere = isFocused): Promise<void> {
    await expect(target).toBeVisible();
    for (let stops = 0; stops < MOST_STOPS; stops++) {
      if (await isThere(target)) return;
      const key = await target.evaluate((element) => {
        const position = document.activeElement?.compareDocumentPosition(element) ?? 0;
        // The page has just replaced the frame that the element was in.
        if (position & Node.DOCUMENT_POSITION_DISCONNECTED) return undefined;
        const isBefore = (position & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
        // Tab reaches a row of chips once; the arrows go through it.
        const isInRow = element.closest('[role=toolbar]')?.contains(document.activeElement);
        if (isInRow) return isBefore ? 'ArrowLeft' : 'ArrowRight';
        return isBefore ? 'Shift+Tab' : 'Tab';
      });
      if (key) await press(key);
    }
    throw new Error(`Tab does not reach ${String(target)}`);
  }

  return {
    async press(role, name) {
      await walkTo(page.getByRole(role, { name }).first());
      await page.keyboard.press('Enter');
    },
    async type(label, text) {
      await walkTo(page.getByLabel(label, { exact: true }));
      await page.keyboard.type(text);
    },
    async paste(label, text) {
      await page.evaluate((content) => navigator.clipboard.writeText(content), text);
      await walkTo(page.getByLabel(label, { exact: true }));
      await page.keyboard.press('ControlOrMeta+v');
    },
    async tick(label) {
      const box = page.getByRole('checkbox', { name: label });
      await walkTo(box);
      await press('Space');
      await expect(box).toBeChecked();
    },
    async pick(option) {
      const radio = page.getByRole('radio', { name: option });
      const group = page.getByRole('radiogroup').filter({ has: radio });
      // Tab reaches the group once; the arrows go through its options.
      await walkTo(group, holdsFocus);
      for (let stops = 0; stops < MOST_STOPS && !(await isFocused(radio)); stops++) {
        await press('ArrowDown');
      }
      if (!(await radio.isChecked())) await press('Space');
      await expect(radio).toBeChecked();
    },
    async select(label, option) {
      const field = page.getByLabel(label, { exact: true });
      await walkTo(field);
      await page.keyboard.type(option);
      await expect(field.locator('option:checked')).toHaveText(option);
    },
    async typeInFrame(frame, text) {
      const place = page.locator(`iframe[title="${frame}"]`);
      const field = place.contentFrame().getByRole('textbox');
      // The keys reach a frame that is still loading, but no field of it.
      await field.waitFor();
      await walkTo(place);
      await page.keyboard.type(text);
      await expect(field).toHaveValue(text);
    },
    async checkFocus() {
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.tagName))
        .not.toBe('BODY');
      await checkFocus('the page changed');
    },
  };
}

/** Runs in the page. @returns why a visitor cannot see the focused element */
function findFocusProblem(): string | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) {
    return 'the focus is lost';
  }
  const label = focused.closest('label');
  const text = focused.getAttribute('aria-label') ?? (label ?? focused).textContent ?? '';
  const field = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : undefined;
  const name = `${focused.tagName.toLowerCase()} "${(text.trim() || field || '').slice(0, 60)}"`;
  // A drawn box or tile: the label shows the focus that its small input cannot.
  const shown = label ?? focused;
  const box = shown.getBoundingClientRect();
  const left = Math.max(box.left, 0);
  const top = Math.max(box.top, 0);
  const right = Math.min(box.right, innerWidth);
  const bottom = Math.min(box.bottom, innerHeight);
  if (right - left < 1 || bottom - top < 1) return `${name} is outside the window`;
  // Some part of it must be on top of everything else (WCAG 2.4.11).
  const isSeen = [0.2, 0.5, 0.8].some((part) => {
    const x = left + (right - left) * part;
    return [0.2, 0.5, 0.8].some((share) => {
      const hit = document.elementFromPoint(x, top + (bottom - top) * share);
      return hit !== null && (shown.contains(hit) || hit.contains(shown));
    });
  });
  return isSeen ? undefined : `${name} is covered by something else`;
}
