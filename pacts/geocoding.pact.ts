// What the map asks the external geocoding service: a pact of its own, because its provider is.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import { expect, test, vi } from 'vitest';
import { geocode } from '~/api/geocode';
import { GEOCODING_FILE, readContract } from '../mocks/contract.ts';
import { KNOWS_PLACES, searches } from './interactions/geocoding.ts';
import { expectedBody } from './support/expected-body.ts';
import { CONSUMER, GEOCODING_PROVIDER, PACT_FOLDER } from './support/pact-file.ts';

const contract = readContract(GEOCODING_FILE);
// Pact adds to a file that is there.
rmSync(join(PACT_FOLDER, `${CONSUMER}-${GEOCODING_PROVIDER}.json`), { force: true });
const pact = new PactV4({
  consumer: CONSUMER,
  provider: GEOCODING_PROVIDER,
  dir: PACT_FOLDER,
  logLevel: 'error',
});

test.each(searches)('geocode: $status $example', async (search) => {
  const { state = KNOWS_PLACES, typed, status, example, places } = search;
  const wanted = {
    call: 'geocode',
    status,
    example,
    ...(places && { atLeast: { features: places } }),
  };
  const body = expectedBody(contract, wanted);
  const query = { language: 'de', country: 'de', fuzzyMatch: 'true', limit: '3' };
  await pact
    .addInteraction()
    .given(state)
    .uponReceiving(`geocode: ${status} ${example}`)
    .withRequest('GET', `/geocoding/${encodeURIComponent(typed)}.json`, (request) => {
      request.query(query);
    })
    .willRespondWith(status, (response) => {
      response
        .headers({
          'Content-Type': MatchersV3.regex('^application/json(;.*)?$', 'application/json'),
        })
        .jsonBody(body);
    })
    .executeTest(async ({ url }) => {
      const send = fetch;
      vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
        send(address.replace('/mock-geocoding', url), init),
      );
      const outcome = geocode({ query: typed, language: 'de', country: 'DE' });
      if (status < 400) expect(await outcome).toEqual(MatchersV3.reify(body));
      else await expect(outcome).rejects.toMatchObject({ status, code: 'RATE_LIMITED' });
      vi.unstubAllGlobals();
    });
});
