import { describe, expect, test } from 'vitest';
import { readContract } from './contract.ts';
import { demoVouchers } from './demo-data.ts';
import { demoAnswers } from './demo-index.ts';
import { startTestMock, visit } from './testing.ts';

const mock = startTestMock();
const SHOP = '/api/v2/shop/1001';

test('a browser gets its session as a cookie', async () => {
  const first = await fetch(mock.url + SHOP);
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(cookie).toMatch(/^mock-session=[\w-]{36}$/);
  const second = await fetch(`${mock.url}/__mock/requests`, { headers: { cookie } });
  expect(await second.json()).toHaveLength(1);
  expect(second.headers.get('set-cookie')).toBeNull();
});

test('the overview lists every demo voucher', async () => {
  const { text } = await visit(mock).get('/__mock');
  expect(demoVouchers.filter(({ code }) => !text.includes(`data-copy="${code}"`))).toEqual([]);
  expect(text).toContain('http://schenkwerk-de.localhost:5173/');
});

test('the overview leads to the pages of all flows', async () => {
  const { text } = await visit(mock).get('/__mock');
  const paths = [
    '/tpr/demo-partner',
    '/activate/shop/A-4711/demo-several',
    '/prepaid',
    '/merchantcode/demo-code128',
    '/redeem/resend-link',
    '/reactivate',
    '/voucher-pdf/demo-pdf',
    '/fraud-prevention/demo-fraud-data',
    '/region',
    '/shops/9410',
  ];
  expect(paths.filter((path) => !text.includes(`data-path="${path}"`))).toEqual([]);
  const values = demoAnswers(readContract()).map(({ input }) => input);
  const isListed = (value: string) => text.includes(`<code>${value.replace(' to pay', '')}</code>`);
  expect(values.filter((value) => !isListed(value))).toEqual([]);
});

describe('switches', () => {
  test('offline, no call gets through and the overview does', async () => {
    const visitor = visit(mock);
    await visitor.post('/__mock/switches', { isOffline: true });
    await expect(visitor.get(SHOP)).rejects.toThrow('fetch failed');
    expect((await visitor.get('/__mock')).status).toBe(200);
    expect((await visit(mock).get(SHOP)).status).toBe(200);
    await visitor.post('/__mock/switches', { isOffline: false });
    expect((await visitor.get(SHOP)).status).toBe(200);
  });

  test('the language of the server goes before that of the browser', async () => {
    const visitor = visit(mock);
    const path = '/api/v2/shop/categories/1';
    const german = { 'accept-language': 'de-DE' };
    const before = (await visitor.get(path, german)).text;
    await visitor.post('/__mock/switches', { language: 'en' });
    const switched = (await visitor.get(path, german)).text;
    expect(switched).not.toBe(before);
    expect(switched).toBe((await visit(mock).get(path, { 'accept-language': 'en' })).text);
  });
});

test('an unknown provider state is refused, so that no pact passes by accident', async () => {
  const set = (state: string, params?: object) =>
    visit(mock).post('/__mock/states', { state, params, action: 'setup' });
  expect((await set('the moon is full')).status).toBe(400);
  expect((await set('an expired voucher', { voucher: 'NO-SUCH' })).status).toBe(400);
});
