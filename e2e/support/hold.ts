import type { Page } from '@playwright/test';

/** All scripts of the application. */
export const SCRIPTS = '**/assets/*.js';

/** Holds the requests of these addresses back until they are released. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
