import type { Page } from '@playwright/test';

/**
 * How many times slower pages compute (`E2E_SLOWDOWN=4 npm run e2e`). Races between the visitor and
 * the page that a fast processor wins almost always are lost now and then by a slow one.
 */
export const SLOWDOWN = Number(process.env['E2E_SLOWDOWN'] ?? 1);

/** Slows a page down. */
export async function slowDown(page: Page): Promise<void> {
  if (SLOWDOWN === 1) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}
