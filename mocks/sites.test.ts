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
    ['de', 'Dein Bonus'],
    ['fr', 'Votre bonus'],
    ['pl', 'Dein Bonus'],
  ])('a variation speaks %s where it can', async (language, heading) => {
    const { text } = await visit(mock).get('/api/v2/redeem/variation/de/bonus', {
      'accept-language': language,
    });
    expect(JSON.parse(text)).toMatchObject({ urlName: 'bonus', config: { heading } });
  });

  test.each([
    ['tafelzeit', 'de', 'Italienisch', 'Kino & Freizeit'],
    ['heimatgruss', 'de', 'Hofladen & Markt', 'Kino & Freizeit'],
  ])('the categories of %s are its own', async (site, language, own, others) => {
    const { text } = await visit(mock, `${site}.localhost`).get('/api/v2/shop/categories/1', {
      'accept-language': language,
    });
    expect(text).toContain(own);
    expect(text).not.toContain(others);
  });

  test.each([
    ['tafelzeit', 'Trattoria', 'Friseur'],
    ['heimatgruss', 'Friseur', 'Trattoria'],
    ['schenkwerk-de', 'Modehaus', 'Friseur'],
  ])('around a place %s has places of its kind', async (site, own, others) => {
    const path = '/api/v2/region/acceptance-points?country=de&postalCode=20095';
    const { text } = await visit(mock, `${site}.localhost`).get(path);
    expect(text).toContain(own);
    expect(text).not.toContain(others);
  });

  test.each([
    ['schenkwerk-de', 'de-DE', 'Wiesengrund e. V.', 'EUR'],
    ['larkgift-us', 'en-US', 'Orchard Meadows', 'USD'],
    ['cadovia-ch', 'de-CH', 'Wiesengrund e. V.', 'CHF'],
  ])('donations on %s: %s, %s in %s', async (site, language, name, currency) => {
    const { text } = await visit(mock, `${site}.localhost`).get(
      '/api/v2/donation-organisations/1',
      { 'accept-language': language },
    );
    expect(JSON.parse(text)).toMatchObject([{ name, currency }, { currency }, { currency }]);
  });

  test.each([
    ['fr-FR', 'Modora propose des vêtements'],
    ['it-CH', 'Modora propone abiti'],
    ['pl-PL', 'Modora propose des vêtements'],
  ])('a shop that is known in several languages speaks %s', async (language, description) => {
    const { body } = await visit(mock).get('/api/v2/shop/3001', { 'accept-language': language });
    expect(body['description']).toContain(description);
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
