import { afterEach, expect, test, vi } from 'vitest';
import { client } from '~generated/client/client.gen';
import { listShopCategories } from '~/api';
import { setCallContext } from './call-context';
import { answerCalls } from './testing';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

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

const CONTEXT = { acceptLanguage: () => 'de', voucherToken: () => undefined };

test.each([
  ['an answer', 200],
  ['a refusal', 409],
])('a connection that is lost while %s comes is no answer', async (_, status) => {
  setCallContext(CONTEXT);
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('lost')) });
  const headers = { 'Content-Type': 'application/json' };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status, headers })));
  const call = listShopCategories({ path: { id: 1 }, throwOnError: true });
  await expect(call).rejects.toMatchObject({ kind: 'network', code: 'TEMPORARY_FAILURE' });
});

test.each<[string, () => void]>([
  [
    'before its request leaves',
    () =>
      setCallContext({
        ...CONTEXT,
        acceptLanguage: () => {
          throw new TypeError('not a function');
        },
      }),
  ],
  [
    'while its answer is checked',
    () => answerCalls({ listShopCategories: { status: 200, example: 'categories' } }),
  ],
])('an exception of a call %s is a defect, not a lost connection', async (when, plant) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  client.setConfig({ baseUrl: location.origin });
  setCallContext(CONTEXT);
  plant();
  const call = listShopCategories({
    path: { id: 1 },
    throwOnError: true,
    ...(when.includes('checked') && {
      responseValidator: () => Promise.reject(new TypeError('x is undefined')),
    }),
  });
  await expect(call).rejects.toMatchObject({ kind: 'defect', code: 'UNKNOWN' });
  expect(warn).toHaveBeenCalledWith('The code of the website failed', expect.any(TypeError));
});
