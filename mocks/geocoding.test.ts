import { expect, test } from 'vitest';
import { asNode, GEOCODING_FILE, readContract } from './contract.ts';
import { places } from './demo-flows.ts';
import { startTestMock, visit } from './testing.ts';

const mock = startTestMock();
const contract = readContract(GEOCODING_FILE);
const QUERY = 'language=de&country=de&fuzzyMatch=true&limit=3';
const search = (typed: string, more = '') =>
  visit(mock).get(`/mock-geocoding/geocoding/${encodeURIComponent(typed)}.json?${QUERY}${more}`);
const namesOf = (body: Record<string, unknown>) =>
  (body['features'] as { text: string }[]).map(({ text }) => text);

test.each(places)('$query is found by its name and its postal codes', async (place) => {
  for (const typed of [place.query, place.query.toLowerCase(), ...place.postalCodes]) {
    const { body } = await search(typed);
    expect(namesOf(body), typed).toEqual([place.query]);
    const [first] = body['features'] as { center: number[] }[];
    expect(first?.center, typed).toEqual([place.lng, place.lat]);
  }
});

test.each([
  ['Hambrug', ['Hamburg']],
  ['Stutgart', ['Stuttgart']],
  ['Frankfurt', ['Frankfurt am Main', 'Frankfurt (Oder)', 'Frankfurt']],
  ['Atlantis', []],
  ['x', []],
])('%s finds %j', async (typed, names) => {
  const { status, body } = await search(typed);
  expect(status).toBe(200);
  expect(namesOf(body)).toEqual(names);
});

test.each([
  ['zu viele', '', 429, 'too-many'],
  ['Köln', '&key=refused', 403, 'key-refused'],
])('%s%s is refused with %i', async (typed, more, status, example) => {
  const answer = await search(typed, more);
  expect(answer.status).toBe(status);
  expect(answer.body).toEqual(asNode(contract.example('geocode', { status, example })));
});

test.each(['limit=4', 'fuzzyMatch=false', 'country=DEU'])(
  '%s breaks the contract',
  async (wrong) => {
    const query = `${QUERY}&${wrong}`.replace(`${wrong.split('=')[0]}=`, 'was=');
    const answer = await visit(mock).get(`/mock-geocoding/geocoding/K%C3%B6ln.json?${query}`);
    expect(answer.body['title']).toBe('Contract violation');
  },
);
