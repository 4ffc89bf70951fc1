import { afterEach, expect, test, vi } from 'vitest';
import { serve } from './testing';
import { uploadOptions } from './upload-options';

afterEach(() => {
  vi.useRealTimers();
});

const address = `${location.origin}/api/v2/contact`;

/** Sends one field as the generated client does. */
function upload(
  onProgress: Parameters<typeof uploadOptions>[0] = () => undefined,
  init: RequestInit = {},
): Promise<Response> {
  const { bodySerializer, fetch } = uploadOptions(onProgress);
  const body = bodySerializer({ message: 'content' });
  return fetch(new Request(address, { method: 'POST', headers: { 'x-one': '1' }, body, ...init }));
}

test('sends what the client made, tells how far it is, and answers as fetch does', async () => {
  const seen: Request[] = [];
  serve((sent) => {
    seen.push(sent.clone());
    return new Response('{"ok":1}', { status: 202, headers: { 'x-two': '2' } });
  });
  const steps: number[] = [];
  const answer = await upload(({ loaded, total }) => steps.push(loaded / total));
  expect(answer.status).toBe(202);
  expect(answer.headers.get('x-two')).toBe('2');
  expect(await answer.json()).toEqual({ ok: 1 });
  expect(seen[0]?.url).toBe(address);
  expect(seen[0]?.method).toBe('POST');
  expect(seen[0]?.headers.get('x-one')).toBe('1');
  expect((await seen[0]?.formData())?.get('message')).toBe('content');
  expect([steps[0], steps.at(-1)]).toEqual([0, 1]);
});

test('an answer without a body', async () => {
  serve(() => new Response(null, { status: 204 }));
  const answer = await upload();
  expect([answer.status, answer.body]).toEqual([204, null]);
});

test('no connection is the error that fetch throws', async () => {
  serve(() => 'lost');
  await expect(upload()).rejects.toThrow(TypeError);
});

test('can be stopped before and while it sends', async () => {
  serve(() => 'waiting');
  const early = AbortSignal.abort();
  await expect(upload(undefined, { signal: early })).rejects.toThrow(
    expect.objectContaining({ name: 'AbortError' }),
  );
  const controller = new AbortController();
  serve(() => {
    controller.abort();
    return 'waiting';
  });
  const sending = upload(undefined, { signal: controller.signal });
  await expect(sending).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
});

test('gives up when nothing moves any more', async () => {
  vi.useFakeTimers();
  serve(() => 'waiting');
  const sending = expect(upload()).rejects.toThrow(
    expect.objectContaining({ name: 'TimeoutError' }),
  );
  await vi.advanceTimersByTimeAsync(20_000);
  await sending;
});
