import { expect, type Page } from '@playwright/test';
import { FONTS_ID } from '../../src/app/boot-data.ts';
import { hold, SCRIPTS } from './hold.ts';
import { isTakenOver } from './taken-over.ts';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** The movement that a visitor may see while a page comes, as a sum (Cumulative Layout Shift). */
const SHIFT_LIMIT = 0.01;

/**
 * The same for one line that breaks elsewhere in the brand's face, and moves the parts below it once: 0.034 is
 * the most of ten pages, each with five sets of fonts.
 */
export const LINE_SHIFT_LIMIT = 0.04;

/** Leaves a page whose scripts are held in the faces of the device: no movement comes from fonts then. */
export const removeFonts = (page: Page): Promise<void> =>
  page.locator(`#${FONTS_ID}`).evaluate((style) => style.remove());

/**
 * Watches movements without the visitor's doing, from the next page on.
 * @returns a function that gives the sum since its last call, and the moved elements
 */
export async function watchLayoutShifts(
  page: Page,
): Promise<() => Promise<{ sum: number; moved: string }>> {
  await page.addInitScript(() => {
    const shifts: [number, string][] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, sources, value } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        const place = ({ x, y, width, height }: DOMRectReadOnly) =>
          [x, y, width, height].map(Math.round).join(' ');
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${(node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 80)} (${place(previousRect)} -> ${place(currentRect)})`,
        );
        shifts.push([value, moved.join('; ')]);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const shifts = await page.evaluate(() =>
      (window as unknown as { shifts: [number, string][] }).shifts.splice(0),
    );
    return {
      sum: shifts.reduce((sum, [value]) => sum + value, 0),
      moved: shifts.map(([value, nodes]) => `${value.toFixed(4)} ${nodes}`).join('\n'),
    };
  };
}

/** Fails if something has moved since the last look. */
export async function expectStill(
  shifts: Awaited<ReturnType<typeof watchLayoutShifts>>,
): Promise<void> {
  const { sum, moved } = await shifts();
  expect(sum, moved).toBeLessThan(SHIFT_LIMIT);
}

/**
 * Opens a page in the faces of the device, and fails if something moves when its scripts come.
 * @param there waits for the last part of the page that they bring
 */
export async function expectStillStart(
  page: Page,
  address: string,
  there: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const release = await hold(page, SCRIPTS);
  const shifts = await watchLayoutShifts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await removeFonts(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await shifts();
  release();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await there();
  await page.waitForLoadState('networkidle');
  await expectStill(shifts);
}

/** Waits until the page uses its fonts, which is after it has replaced its frame. */
export async function waitForFonts(page: Page): Promise<void> {
  await expect(page.locator(`#${FONTS_ID}`)).toHaveAttribute('media', 'all');
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await document.fonts.ready;
    await frame();
    await frame();
  });
}

/**
 * What moves when the rest of a page arrives: the page is cut off behind each of its elements, as if
 * the connection took its time there. One element's area and way, as parts of the window, make what
 * it adds to the layout shift; returned are those above the fifth part of {@link SHIFT_LIMIT} each.
 */
export const movedByTheRest = (page: Page): Promise<string[]> =>
  page.evaluate((limit) => {
    const all = [...document.querySelectorAll('body *')].filter(
      (element) => !element.matches('script, style') && !element.parentElement?.closest('svg'),
    );
    const placeOf = (element: Element) => element.getBoundingClientRect();
    const whole = all.map(placeOf);
    const found: string[] = [];
    for (const [index, cut] of [...all.entries()].toReversed()) {
      cut.remove();
      for (const [before, element] of all.slice(0, index).entries()) {
        const { top, width, height } = placeOf(element);
        const later = whole[before]!;
        const isSeen = Math.max(top, later.top) < innerHeight && later.height > 0;
        const area = (width * Math.min(height, innerHeight)) / (innerWidth * innerHeight);
        const way = Math.abs(later.top - top) / Math.max(innerWidth, innerHeight);
        if (isSeen && area * way > limit) {
          found.push(`${element.outerHTML.slice(0, 80)} without ${cut.outerHTML.slice(0, 80)}`);
        }
      }
    }
    return found;
  }, SHIFT_LIMIT / 5);
