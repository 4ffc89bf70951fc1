import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Element }[];
}

/** What a visitor may see moving while a page comes, as a sum (Cumulative Layout Shift). */
export const SHIFT_LIMIT = 0.01;

/**
 * Watches what moves without the visitor's doing, from the next page on.
 * @returns gives the sum so far, and what moved
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
        shifts.push([value, sources.map(({ node }) => node?.outerHTML.slice(0, 80)).join(' ')]);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const shifts = await page.evaluate(
      () => (window as unknown as { shifts: [number, string][] }).shifts,
    );
    return {
      sum: shifts.reduce((sum, [value]) => sum + value, 0),
      moved: shifts.map(([value, nodes]) => `${value.toFixed(4)} ${nodes}`).join('\n'),
    };
  };
}
