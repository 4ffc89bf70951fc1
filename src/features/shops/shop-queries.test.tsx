import { beforeEach, expect, test } from 'vitest';
import { client } from '~generated/client/client.gen';
import { queryClient } from '~/api';
import { shopWallOptions } from '~/api/shop-wall';
import { setCallContext } from '~/api/call-context';
import { answerCalls } from '~/api/testing';
import { shopCategoriesOptions, shopOptions } from './shop-queries';

beforeEach(() => {
  queryClient.clear();
  client.setConfig({ baseUrl: location.origin });
  setCallContext({ acceptLanguage: () => 'de-DE', voucherToken: () => undefined });
});

const wall = (category?: string) => () =>
  queryClient.fetchQuery(shopWallOptions({ voucherCategory: 1, category }));
const categories = (id: number) => () => queryClient.fetchQuery(shopCategoriesOptions(id));
const shop = (id: number) => () => queryClient.fetchQuery(shopOptions(id));

test.each<[string, string, string, string, () => Promise<unknown>, () => Promise<unknown>]>([
  ['4.034', 'shop wall', 'getShopWall', 'wall', wall(), wall('mode')],
  ['4.035', 'categories', 'listShopCategories', 'categories', categories(1), categories(2)],
  ['4.036', 'details of a shop', 'getShop', 'shop-1001', shop(1001), shop(1002)],
])('[%s] %s: asked for once per key', async (_, _what, operationId, example, first, other) => {
  const calls = answerCalls({ [operationId]: { status: 200, example } });
  await first();
  await first();
  expect(calls).toHaveLength(1);
  await other();
  expect(calls).toHaveLength(2);
});
