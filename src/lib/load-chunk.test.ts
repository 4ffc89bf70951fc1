import { afterEach, expect, test, vi } from 'vitest';
import { CHUNK_TIMEOUT, ChunkLoadError, loadChunk, otherAddress } from './load-chunk';

afterEach(() => {
  vi.useRealTimers();
});

test('[9.060] gives up after 120 seconds', async () => {
  vi.useFakeTimers();
  const outcome = loadChunk(() => new Promise(() => {})).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT);
  expect(await outcome).toBeInstanceOf(ChunkLoadError);
  expect(CHUNK_TIMEOUT).toBe(120_000);
});

test('turns a failed import into a ChunkLoadError with its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const error = await loadChunk(() => Promise.reject(cause)).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ChunkLoadError);
  expect((error as ChunkLoadError).cause).toBe(cause);
});

test('gives what was loaded and leaves no timer behind', async () => {
  vi.useFakeTimers();
  await expect(loadChunk(() => Promise.resolve('page'))).resolves.toBe('page');
  expect(vi.getTimerCount()).toBe(0);
});

test('a file that did not come is asked for under another address from the second time on', () => {
  const file = 'https://a.example/assets/part-1.js';
  const lost = new TypeError(`Failed to fetch dynamically imported module: ${file}`);
  expect([lost, lost, lost].map(otherAddress)).toEqual([
    undefined,
    `${file}?again=1`,
    `${file}?again=2`,
  ]);
  expect(otherAddress(new TypeError('Importing a module script failed.'))).toBeUndefined();
  expect(otherAddress(new TypeError(`x is no function in ${file}`))).toBeUndefined();
});
