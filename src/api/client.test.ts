// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { client } from '~generated/client/client.gen';
import { listShopCategories } from '~/api';
import { setCallContext } from './call-context';
import { answerCalls } from './testing';

test.each([
  ['X-End-To-End-Test: mock', 'mock'],
  [undefined, null],
  ['nonsense', null],
])('[7.002] the header of end-to-end tests from %j', async (endToEndHeader, value) => {
  client.setConfig({ baseUrl: location.origin });
  setCallContext({ acceptLanguage: () => 'de', voucherToken: () => undefined, endToEndHeader });
  const calls = answerCalls({ listShopCategories: { status: 200, example: 'categories' } });
  await listShopCategories({ path: { id: 1 } });
  expect(calls).toHaveLength(1);
  expect(calls[0]?.headers.get('X-End-To-End-Test')).toBe(value);
});

test('[4.005] an early answer whose body never ends is given up like any other call', async () => {
  client.setConfig({ baseUrl: location.origin });
  setCallContext({ acceptLanguage: () => 'de', voucherToken: () => undefined });
  const body = new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array([91])) });
  const headers = { 'Content-Type': 'application/json' };
  const answers = {
    '/api/v2/shop/categories/1': Promise.resolve(new Response(body, { headers })),
  };
  window.earlyAnswers = { acceptLanguage: 'de', answers };
  const given = new AbortController();
  const call = listShopCategories({ path: { id: 1 }, signal: given.signal, throwOnError: true });
  setTimeout(() => given.abort(), 20);
  await expect(call).rejects.toBeDefined();
});
