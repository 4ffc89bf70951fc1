import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { providers } from '../../src/payment/providers/providers.ts';

const SCRIPTS = join(import.meta.dirname, '../../mocks/providers/scripts');

/** Where the production build loads the providers' scripts from, without their queries. */
export const scriptAddresses: Readonly<Record<string, URL>> = Object.fromEntries(
  Object.entries(providers).flatMap(([provider, { script }]) => {
    if (!script) return [];
    const address = new URL(script({}, { currency: 'EUR', locale: 'de-DE' }));
    address.search = '';
    return [[provider, address] as const];
  }),
);

/**
 * Answers the providers' own addresses with the mock's stand-ins: the page under test is the production
 * build, with its content security policy. @returns the addresses that were asked for, as they come
 */
export async function serveProviderScripts(page: Page): Promise<string[]> {
  const asked: string[] = [];
  for (const [provider, address] of Object.entries(scriptAddresses)) {
    const isAsked = (url: URL) => `${url.origin}${url.pathname}` === address.href;
    await page.route(isAsked, (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        path: join(SCRIPTS, `${provider}.js`),
        contentType: 'text/javascript',
      });
    });
  }
  return asked;
}
