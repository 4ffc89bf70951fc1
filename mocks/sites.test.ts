import { describe, expect, test } from 'vitest';
import { startTestMock, visit } from './testing.ts';

const mock = startTestMock();

describe('the host decides the site', () => {
  test.each([
    ['schenkwerk-de', 'de', 500],
    ['larkgift-us', 'en', 300],
    ['heimatgruss', 'de', 50],
    // It hides the shops of some categories; the visitor sees 80 of these.
    ['aurelbank', 'de', 106],
  ])('[9.040] the wall of %s has the shops of its landing page', async (site, language, count) => {
    const { text } = await visit(mock).get('/api/v2/shop/wall/1', {
      'x-forwarded-host': `${site}.localhost`,
      'accept-language': language,
    });
    expect(JSON.parse(text)).toHaveLength(count);
  });

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
