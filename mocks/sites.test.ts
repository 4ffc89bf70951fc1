import { describe, expect, test } from 'vitest';
import { startTestMock, visit } from './testing.ts';

const mock = startTestMock();

describe('the host decides the site', () => {
  test.each([
    ['schenkwerk-de', 'de', 500, 'Nordlicht', 'Jeans'],
    ['larkgift-us', 'en', 300, 'Northlight', 'jeans'],
    ['larkgift-gb', 'en', 240, 'Northlight', 'jeans'],
    ['larkgift-fr', 'fr', 160, 'Modora', 'vestes'],
    ['cadovia-ch', 'it', 150, 'Modora', 'giacche'],
    ['merrivo-be', 'nl', 80, 'Modora', 'jassen'],
    ['tafelzeit', 'de', 120, 'Trattoria Rosmarino', 'Pizza'],
    ['heimatgruss', 'de', 50, 'Bäckerei Brinkmann', 'Brot'],
    // It hides the shops of some categories; the visitor sees 80 of these.
    ['aurelbank', 'de', 102, 'Nordlicht', 'Jeans'],
  ])(
    '[9.040] the wall of %s in %s has the %i shops of its landing page, of its kind',
    async (site, language, count, first, keyword) => {
      const { text } = await visit(mock).get('/api/v2/shop/wall/1', {
        'x-forwarded-host': `${site}.localhost`,
        'accept-language': language,
      });
      const wall = JSON.parse(text) as { name: string; keywords: string[] }[];
      expect(wall).toHaveLength(count);
      expect(wall[0]?.name).toBe(first);
      expect(wall[0]?.keywords).toContain(keyword);
    },
  );

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

  test.each([
    ['a shop', 'de', '/api/v2/shop/1001', '<p>Nordlicht'],
    ['a shop', '', '/api/v2/shop/1001', '<p>Nordlicht'],
    ['a shop', 'en', '/api/v2/shop/1001', '<p lang=\\"de\\">Nordlicht'],
    ['a shop', 'nl', '/api/v2/shop/3001', '<p>Modora'],
    ['a shop', 'pl', '/api/v2/shop/3001', '<p lang=\\"fr\\">Modora'],
    ['an organisation', 'en', '/api/v2/donation-organisations/1', '<p>Plants'],
    ['an organisation', 'fr', '/api/v2/donation-organisations/1', '<p lang=\\"en\\">Plants'],
  ])('%s names the language of its text for a visitor of %j', async (_, language, path, begin) => {
    const { text } = await visit(mock).get(path, { 'accept-language': language });
    expect(text).toContain(begin);
  });
});
