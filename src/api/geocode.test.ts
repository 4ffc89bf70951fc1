import { expect, test, vi } from 'vitest';
import { ApiError } from './errors';
import { geocode } from './geocode';

const request = { query: 'Bad Köstritz/Ost', language: 'de', country: 'DE' };
const nothing = { type: 'FeatureCollection', features: [] };

function answer(body: unknown, status = 200) {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(body, { status })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('[7.026] [7.027] [7.028] [7.029] [9.003] asks in the language and country, forgiving, for three places', async () => {
  const fetched = answer(nothing);
  expect(await geocode(request)).toEqual(nothing);
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe(
    '/mock-geocoding/geocoding/Bad%20K%C3%B6stritz%2FOst.json?language=de&country=de&fuzzyMatch=true&limit=3',
  );
  expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  expect(init?.headers).toBeUndefined();
});

test.each([
  [429, { message: 'Too many requests' }, 'RATE_LIMITED'],
  [403, { message: 'Key not accepted' }, 'UNKNOWN'],
  [503, {}, 'TEMPORARY_FAILURE'],
  [200, { type: 'FeatureCollection' }, 'UNKNOWN'],
])('%i with %j is %s', async (status, body, code) => {
  answer(body, status);
  const outcome = geocode(request);
  await expect(outcome).rejects.toBeInstanceOf(ApiError);
  await expect(outcome).rejects.toMatchObject({ code });
});

test('a search that was given up is no failure', async () => {
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) =>
    Promise.reject(signal?.reason as Error),
  );
  const outcome = geocode({ ...request, signal: AbortSignal.abort() });
  await expect(outcome).rejects.toMatchObject({ name: 'AbortError' });
});
