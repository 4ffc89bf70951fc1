import { describe, expect, test } from 'vitest';
import { readContract } from './contract.ts';
import { demoVouchers } from './demo-data.ts';
import { demoAnswers } from './demo-index.ts';
import { FAULT_KINDS } from './faults.ts';
import { startTestMock, visit } from './testing.ts';

const mock = startTestMock();
const SHOP = '/api/v2/shop/1001';

describe('faults', () => {
  test.each([
    ['status-500-empty', 500, ''],
    ['html-502', 502, '<html><body><h1>502 Bad Gateway</h1></body></html>'],
    ['html-200', 200, '<html><body><h1>Sign in</h1></body></html>'],
    ['empty-200', 200, ''],
  ])('%s, once and for one session only', async (fault, status, text) => {
    const visitor = visit(mock);
    await visitor.post('/__mock/faults', { operationId: 'getShop', fault });
    expect((await visit(mock).get(SHOP)).status).toBe(200);
    expect(await visitor.get(SHOP)).toMatchObject({ status, text });
    expect((await visitor.get(SHOP)).status).toBe(200);
  });

  test('malformed JSON cannot be parsed', async () => {
    const visitor = visit(mock);
    await visitor.post('/__mock/faults', { path: '/api/v2/shop', fault: 'malformed-json' });
    await expect(visitor.get(SHOP)).rejects.toThrow(SyntaxError);
  });

  test('a dropped connection has no answer', async () => {
    const visitor = visit(mock);
    await visitor.post('/__mock/faults', { fault: 'drop' });
    await expect(visitor.get(SHOP)).rejects.toThrow('fetch failed');
  });

  test('a timeout never answers', async () => {
    const session = { 'x-mock-session': 'waits' };
    await fetch(`${mock.url}/__mock/faults`, {
      method: 'POST',
      headers: { ...session, 'content-type': 'application/json' },
      body: JSON.stringify({ fault: 'timeout' }),
    });
    const call = fetch(mock.url + SHOP, { headers: session, signal: AbortSignal.timeout(300) });
    await expect(call).rejects.toThrow('timeout');
  });

  test('latency slows one call', async () => {
    const visitor = visit(mock);
    await visitor.post('/__mock/faults', { fault: 'latency', ms: 700 });
    const start = performance.now();
    await visitor.get(SHOP);
    const slow = performance.now() - start;
    await visitor.get(SHOP);
    expect(slow).toBeGreaterThan(690);
    expect(performance.now() - start - slow).toBeLessThan(slow);
  });

  test('any documented answer can be asked for', async () => {
    const visitor = visit(mock);
    const fault = { operationId: 'getShop', fault: 'example', code: 410, example: 'shop-gone' };
    await visitor.post('/__mock/faults', { ...fault, times: 2 });
    const statuses = [await visitor.get(SHOP), await visitor.get(SHOP), await visitor.get(SHOP)];
    expect(statuses.map(({ status }) => status)).toEqual([410, 410, 200]);
  });

  test.each([
    ['another kind', { fault: 'smoke' }, FAULT_KINDS[0]],
    ['an unknown operation', { fault: 'drop', operationId: 'getMoon' }, 'getMoon'],
    [
      'an undocumented answer',
      { fault: 'example', operationId: 'getShop', code: 418, example: 'teapot' },
      'teapot',
    ],
  ])('%s is refused', async (_name, fault, words) => {
    const { status, body } = await visit(mock).post('/__mock/faults', fault);
    expect(status).toBe(400);
    expect(body['title']).toContain(words);
  });
});

describe.each(['faults', 'switches', 'states'])('a body of %s', (path) => {
  test.each(['{', 'null', '[1]', '"text"', '7', ''])(
    'that is %j is refused as a problem',
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${mock.url}/__mock/${path}`, { method: 'POST', headers, body });
      expect(answer.status).toBe(400);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
    },
  );
});

test('the journal keeps no huge body', async () => {
  const visitor = visit(mock);
  await visitor.post('/api/v2/voucher/token', { code: 'x'.repeat(100_000) });
  const { body } = await visitor.get('/__mock/requests');
  expect(body).toMatchObject([{ body: expect.stringMatching(/^\(1000\d\d bytes\)$/) as string }]);
});

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

  test('a delay holds until it is taken back', async () => {
    const visitor = visit(mock);
    const time = async () => {
      const start = performance.now();
      await visitor.get(SHOP);
      return performance.now() - start;
    };
    await visitor.post('/__mock/switches', { latencyInMs: 700 });
    expect(await time()).toBeGreaterThan(690);
    await visitor.post('/__mock/switches', { latencyInMs: 0 });
    expect(await time()).toBeLessThan(690);
  });

  test.each([{ latencyInMs: -1 }, { latencyInMs: '3' }, { language: 'fr' }])(
    '%j is refused',
    async (body) => {
      expect((await visit(mock).post('/__mock/switches', body)).status).toBe(400);
    },
  );
});

test('an unknown provider state is refused, so that no pact passes by accident', async () => {
  const set = (state: string, params?: object) =>
    visit(mock).post('/__mock/states', { state, params, action: 'setup' });
  expect((await set('the moon is full')).status).toBe(400);
  expect((await set('an expired voucher', { voucher: 'NO-SUCH' })).status).toBe(400);
});
