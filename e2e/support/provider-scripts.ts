import { join } from 'node:path';
import type { Page } from '@playwright/test';

const SCRIPTS = join(import.meta.dirname, '../../mocks/providers/scripts');

/** Where the production build loads the providers' scripts from. */
const addresses: Readonly<Record<string, RegExp>> = {
  amazonpay: /^https:\/\/static-eu\.payments-amazon\.com\/checkout\.js$/,
  unzer: /^https:\/\/static\.unzer\.com\/v1\/unzer\.js$/,
  paypal: /^https:\/\/www\.paypal\.com\/sdk\/js\?/,
};

/**
 * Answers the providers' own addresses with the mock's stand-ins: the page under test is the production
 * build, with its content security policy. @returns the addresses that were asked for, as they come
 */
export async function serveProviderScripts(page: Page): Promise<string[]> {
  const asked: string[] = [];
  for (const [provider, address] of Object.entries(addresses)) {
    await page.route(address, (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        path: join(SCRIPTS, `${provider}.js`),
        contentType: 'text/javascript',
      });
    });
  }
  return asked;
}
