import { QueryClient } from '@tanstack/react-query';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import openapi from '~generated/openapi.mock.json';
import { client } from '~generated/client/client.gen';
import type { ShopWall } from '~generated/client/types.gen';
import { setCallContext } from './call-context';
import { shopWallOptions } from './shop-wall';
import { answerCalls } from './testing';

const example = openapi.components.examples.wall.value as ShopWall;
let options: ReturnType<typeof shopWallOptions>;
const answer = (body: unknown) =>
  answerCalls({
    getShopWall: {
      status: 200,
      raw: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    },
  });
const wallOf = (count: number): ShopWall =>
  Array.from({ length: count }, (_, id) => ({ ...example[id % example.length]!, id: id + 1 }));

// Its checks are those of every call.
beforeAll(() => import('./client'));
beforeEach(() => {
  client.setConfig({ baseUrl: location.origin });
  options = shopWallOptions({ voucherCategory: 1 });
  setCallContext({ acceptLanguage: () => 'de-DE', voucherToken: () => undefined });
});

test('a shop that the contract does not allow is left out and reported', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const [first, second, ...others] = example;
  answer([first, { ...second, redeemable: ['phone'] }, null, ...others]);
  expect(await new QueryClient().fetchQuery(options)).toEqual([first, ...others]);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), [
    { field: 'getShopWall.item', reason: 'invalid_type' },
    { field: 'getShopWall.item', reason: 'invalid_value' },
  ]);
});

test.each([
  ['no list', { shops: example }],
  ['a list without any usable shop', [{ id: 1 }, { id: 2 }]],
])('%s is an answer that the contract does not allow', async (_, body) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answer(body);
  const wall = new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(
    options,
  );
  await expect(wall).rejects.toMatchObject({ name: 'ApiError', kind: 'contract', status: 200 });
});

test('an empty wall is one', async () => {
  answer([]);
  expect(await new QueryClient().fetchQuery(options)).toEqual([]);
});

test('of thousands the first shops come before the others', async () => {
  const shops = wallOf(2500);
  answer(shops);
  const queries = new QueryClient();
  const seen: number[] = [];
  queries.getQueryCache().subscribe(() => {
    const count = queries.getQueryData(options.queryKey)?.length ?? 0;
    if (count !== seen.at(-1)) seen.push(count);
  });
  expect(await queries.fetchQuery(options)).toEqual(shops);
  expect(seen).toEqual([0, 1000, 2500]);
});

test('a wall that is known stays whole while it is asked for again', async () => {
  answer(wallOf(1500));
  const queries = new QueryClient();
  await queries.fetchQuery(options);
  const seen = new Set<number | undefined>();
  queries.getQueryCache().subscribe(() => {
    seen.add(queries.getQueryData(options.queryKey)?.length);
  });
  await queries.fetchQuery(options);
  expect([...seen]).toEqual([1500]);
});
