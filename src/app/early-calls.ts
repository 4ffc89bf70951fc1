import { getShop, getShopWall, getSiteConfig, listShopCategories } from '~/api';
import { shopFields } from '~/features/shops/shop-queries';
import type { SiteConfig } from '~/sites/site-config';
import { SHOP_ID } from './boot-data';
import type { Placeholder } from './page-table';

/** Addresses that the pages of a site ask for at once, for their inline script. */
export interface EarlyCalls extends Record<Placeholder['content'], readonly string[]> {
  configuration: string;
}

interface Send {
  baseUrl: string;
  fetch: typeof fetch;
  responseValidator: (answer: unknown) => Promise<unknown>;
}

/** Runs the client against a fake `fetch` to learn the URLs that it would request. */
export async function earlyCalls({ country, voucherCategory }: SiteConfig): Promise<EarlyCalls> {
  const [configuration, wall, categories, shop] = await Promise.all([
    addressOf((send) => getSiteConfig({ ...send, path: { country: country.toLowerCase() } })),
    addressOf((send) => getShopWall({ ...send, path: { id: voucherCategory } })),
    addressOf((send) => listShopCategories({ ...send, path: { id: voucherCategory } })),
    addressOf((send) => getShop({ ...send, path: { id: 1 }, query: { fields: shopFields } })),
  ]);
  const shopCall = shop.replace('/1?', `/${SHOP_ID}?`);
  return { configuration, shops: [wall, categories], shop: [shopCall], waiting: [] };
}

async function addressOf(call: (send: Send) => Promise<unknown>): Promise<string> {
  let address = '';
  const send: typeof fetch = (input) => {
    const { pathname, search } = new URL(new Request(input).url);
    address = pathname + search;
    return Promise.resolve(Response.json({}));
  };
  const responseValidator: Send['responseValidator'] = (answer) => Promise.resolve(answer);
  await call({ baseUrl: 'http://localhost', fetch: send, responseValidator });
  return address;
}
