// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FetchingXhr } from './testing';
import { uploadFetch } from './upload-fetch';

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FetchingXhr);
});
afterEach(() => {
  vi.useRealTimers();
});

const address = 'http://localhost/api/v2/contact';
const request = (init: RequestInit = {}) =>
  new Request(address, { method: 'POST', headers: { 'x-one': '1' }, body: 'content', ...init });

test('sends what the client made, tells how far it is, and answers as fetch does', async () => {
  const seen: Request[] = [];
  vi.stubGlobal('fetch', (sent: Request) => {
    seen.push(sent);
    return Promise.resolve(new Response('{"ok":1}', { status: 202, headers: { 'x-two': '2' } }));
  });
  const steps: number[] = [];
  const answer = await uploadFetch(({ loaded, total }) => steps.push(loaded / total))(request());
  expect(answer.status).toBe(202);
  expect(answer.headers.get('x-two')).toBe('2');
  expect(await answer.json()).toEqual({ ok: 1 });
  expect(seen[0]?.url).toBe(address);
  expect(seen[0]?.method).toBe('POST');
  expect(seen[0]?.headers.get('x-one')).toBe('1');
  expect(await seen[0]?.text()).toBe('content');
  expect(steps.at(-1)).toBe(1);
  expect(steps).toHaveLength(2);
});

test('an answer without a body', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
  const answer = await uploadFetch(() => undefined)(request());
  expect([answer.status, answer.body]).toEqual([204, null]);
});

test('no connection is the error that fetch throws', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('gone')));
  await expect(uploadFetch(() => undefined)(request())).rejects.toThrow(TypeError);
});

test('can be stopped before and while it sends', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const early = AbortSignal.abort();
  await expect(uploadFetch(() => undefined)(request({ signal: early }))).rejects.toThrow(
    expect.objectContaining({ name: 'AbortError' }),
  );
  const controller = new AbortController();
  const sending = uploadFetch(() => controller.abort())(request({ signal: controller.signal }));
  await expect(sending).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
});

test('gives up when nothing moves any more', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const sending = expect(uploadFetch(() => undefined)(request())).rejects.toThrow(
    expect.objectContaining({ name: 'TimeoutError' }),
  );
  await vi.advanceTimersByTimeAsync(20_000);
  await sending;
});
