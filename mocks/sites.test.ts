import { describe, expect, test } from 'vitest';
import { startTestMock, visit } from './testing.ts';

const mock = startTestMock();

describe('the host decides the site', () => {
  test.each([
    ['x-forwarded-host', 'freudentag-at.localhost:5173'],
    ['origin', 'http://freudentag-at.localhost:5173'],
    ['referer', 'http://freudentag-at.localhost:5173/shops'],
    ['x-forwarded-host', 'freudentag.at.example'],
  ])('%s: %s', async (name, value) => {
    const response = await fetch(`${mock.url}/api/redeem-site-config/at`, {
      headers: { [name]: value },
    });
    expect(await response.json()).toMatchObject({ id: 'freudentag-at', country: 'AT' });
  });

  test.each([
    ['', 'Bücher & Musik'],
    ['de-AT,de;q=0.9', 'Bücher & Musik'],
    ['en-GB', 'Books & music'],
    ['fr-BE,fr;q=0.9', 'Livres et musique'],
    ['it-CH', 'Libri e musica'],
    ['nl-BE', 'Boeken en muziek'],
    ['pl-PL', 'Książki i muzyka'],
    ['sv-SE', 'Bücher & Musik'],
  ])('Accept-Language %j gives the categories their language: %s', async (language, name) => {
    const { text } = await visit(mock).get('/api/v2/shop/categories/1', {
      'accept-language': language,
    });
    expect(JSON.parse(text)).toContainEqual(expect.objectContaining({ name }));
  });
});
