import type { Page } from '@playwright/test';

/** All scripts of the application. */
export const SCRIPTS = '**/assets/*.js';

/** Holds what is asked for at these addresses back until it is released. */
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
