import { afterEach, expect, test, vi } from 'vitest';
import { client } from '~generated/client/client.gen';
import { CALL_TIMEOUT } from './client';
import { downloadVouchers, type DownloadProgress } from './download-vouchers';

client.setConfig({ baseUrl: 'http://localhost' });

afterEach(() => {
  vi.useRealTimers();
});

const wanted = { ident: 'demo-pdf', pin: '1234', format: 'zip' as const };

/** Answers with a file in parts; the stream ends when the fetch is given up. */
function answer(parts: Uint8Array[], headers: Record<string, string>, isEndless = false) {
  vi.stubGlobal('fetch', (input: Request) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const part of parts) controller.enqueue(part);
        if (!isEndless) controller.close();
        input.signal.addEventListener('abort', () => controller.error(input.signal.reason));
      },
    });
    return Promise.resolve(new Response(body, { headers }));
  });
}

const bytes = (length: number) => new Uint8Array(length).fill(80);

function download(signal = new AbortController().signal) {
  const progress: DownloadProgress[] = [];
  const file = downloadVouchers(wanted, { signal, onProgress: (now) => progress.push(now) });
  return { file, progress };
}

test('[1.034] collects the parts and tells how far it is', async () => {
  answer([bytes(3), bytes(4)], { 'content-type': 'application/zip', 'content-length': '7' });
  const { file, progress } = download();
  const { content, name } = await file;
  expect(content.size).toBe(7);
  expect(content.type).toBe('application/zip');
  expect(name).toBeUndefined();
  expect(progress).toEqual([
    { loaded: 3, total: 7 },
    { loaded: 7, total: 7 },
  ]);
});

test.each([
  ['attachment; filename="Gutscheine.zip"', 'Gutscheine.zip'],
  ["attachment; filename*=UTF-8''Gutscheine%20f%C3%BCr%20alle.zip", 'Gutscheine für alle.zip'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ["attachment; filename*=UTF-8''%E0%A4%A", undefined],
  ['attachment', undefined],
])('reads the name of %s', async (header, expected) => {
  answer([bytes(1)], { 'content-type': 'application/zip', 'content-disposition': header });
  expect((await download().file).name).toBe(expected);
});

test('tells no total where the server does not', async () => {
  answer([bytes(3)], { 'content-type': 'application/pdf' });
  const { file, progress } = download();
  await file;
  expect(progress).toEqual([{ loaded: 3, total: undefined }]);
});

test('an answer that is no file is a failure', async () => {
  answer([bytes(3)], { 'content-type': 'text/html' });
  await expect(download().file).rejects.toMatchObject({ kind: 'contract', code: 'UNKNOWN' });
});

test('a download that stands still is given up', async () => {
  vi.useFakeTimers();
  answer([bytes(3)], { 'content-type': 'application/zip' }, true);
  const { file } = download();
  const failure = expect(file).rejects.toMatchObject({ kind: 'timeout' });
  await vi.advanceTimersByTimeAsync(CALL_TIMEOUT + 1);
  await failure;
});

test('can be cancelled', async () => {
  answer([bytes(3)], { 'content-type': 'application/zip' }, true);
  const controller = new AbortController();
  const { file } = download(controller.signal);
  setTimeout(() => controller.abort(), 10);
  await expect(file).rejects.toMatchObject({ code: 'TEMPORARY_FAILURE' });
});
