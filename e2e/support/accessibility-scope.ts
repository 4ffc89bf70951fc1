import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageState } from './states/page-state.ts';

/** The sites whose every state axe and the second engine look at: one of each layout, a regional one, a bank's. */
export const SITES = ['schenkwerk-de', 'freudentag-de', 'tafelzeit', 'heimatgruss', 'aurelbank'];

export const WIDTHS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const;

/** Features that the operator can switch at every site; the states need them as schenkwerk-de has them. */
const FEATURES = {
  showShopPromotion: true,
  showGiveaway: true,
  redeemValueChooseable: true,
  showUseDataConfirmation: false,
  captcha: { active: true },
};

/** Lets the configuration that the server sends switch on the needs of the states. */
export const switchFeaturesOn = (page: Page): Promise<unknown> =>
  page.addInitScript((features) => {
    const ask = window.fetch;
    window.fetch = async (input, init) => {
      const response = await ask(input, init);
      const url = input instanceof Request ? input.url : String(input);
      if (!response.ok || !url.includes('/api/redeem-site-config/')) return response;
      const config = { ...((await response.json()) as object), ...features };
      return new Response(JSON.stringify(config), response);
    };
  }, FEATURES);

interface LocalConfig {
  readonly paymentOptions: readonly { readonly name: string }[];
  readonly navbarLinks: { readonly charge?: boolean };
  readonly flags: readonly string[];
  readonly hiddenShopCategories?: readonly number[];
  readonly overrideApiErrorMessageHtml?: string;
}

const read = (file: string): object => {
  const path = join(import.meta.dirname, `../../src/sites/${file}.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as object;
};

/** The features that a site is built with. */
function configOf(site: string): LocalConfig {
  const own = read(`configs/${site}`) as { readonly brandId: string };
  return {
    ...read('base'),
    ...read(`brands/${own.brandId}/brand`),
    ...own,
  } as unknown as LocalConfig;
}

/** Whether a site can be in a state: its build decides, not the server's configuration. */
export function hasState(site: string, { needs }: PageState): boolean {
  if (!needs) return true;
  const config = configOf(site);
  const { paymentOptions, navbarLinks, flags, hiddenShopCategories = [] } = config;
  switch (needs) {
    case 'charge':
      return navbarLinks.charge === true;
    case 'payment':
      return paymentOptions.length > 0;
    case 'all categories':
      return hiddenShopCategories.length === 0 && !['tafelzeit', 'heimatgruss'].includes(site);
    case 'filters':
      return flags.includes('showShopFilterBar');
    case 'offers':
      return flags.includes('showMskPromo');
    case 'common errors':
      return config.overrideApiErrorMessageHtml === undefined;
    default:
      return paymentOptions.some(({ name }) => name === needs);
  }
}
