import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answerTo } from './answer.ts';
import { ODD_TARGETS } from './odd-targets.ts';
import { readSiteTable } from './read-site-table.ts';
import { redirectedHosts } from './site-table.ts';
import { dist, send } from './testing.ts';

const table = readSiteTable(dist);
const moved = redirectedHosts(table);
const hosts = table.sites.flatMap((site) =>
  site.hosts
    .filter((host) => !moved.some(([from]) => from === host))
    .map((host) => ({ ...site, host })),
);
const HOST = 'alpengruss.ch.example';
const SECRET = 'Xk3.s3cret_Token-7f';

/**
 * Compares a running server with the reference in answer.ts: pages and files of a finished build.
 * @param port of the server on the loopback interface, known when the tests run
 */
export function testAnswers(port: () => number): void {
  /** Answers as the reference says: status, every header and the file. */
  async function expectReference(host: string, path: string, headers: Record<string, string> = {}) {
    const expected = answerTo(table, path, { host, ...headers });
    const { status, headers: sent, body } = await send(port(), host, path, { headers });
    expect({ path, host, status }).toEqual({ path, host, status: expected.status });
    for (const [name, value] of expected.headers) {
      expect(`${path} ${name}: ${sent[name.toLowerCase()]}`).toBe(`${path} ${name}: ${value}`);
    }
    const text =
      expected.file === undefined ? 'Not found\n' : readFileSync(join(dist, expected.file), 'utf8');
    expect(body.toString() === text, `${host}${path} is ${expected.file}`).toBe(true);
  }

  test.each(hosts)(
    '$host has its own pages in each of its languages',
    async ({ host, locales }) => {
      for (const locale of locales) {
        const headers = { 'accept-language': `${locale},${locale.slice(0, 2)};q=0.9,en;q=0.1` };
        for (const path of ['/', '/shops', '/help']) await expectReference(host, path, headers);
        const { body } = await send(port(), host, '/', { headers });
        expect(body.toString()).toContain(`<html lang="${locale}">`);
      }
    },
  );

  test('www leads to the name without it, at the same address and with the visitor’s scheme', async () => {
    expect(moved.length).toBeGreaterThan(10);
    for (const [from, to] of moved) {
      const { status, headers } = await send(port(), from, '/merchantcode/x?lang=fr');
      expect([status, headers.location]).toEqual([301, `http://${to}/merchantcode/x?lang=fr`]);
    }
    const [from, to] = moved[0] ?? ['', ''];
    const headers = { 'x-forwarded-proto': 'https' };
    const secure = await send(port(), from, '/', { headers });
    expect(secure.headers.location).toBe(`https://${to}/`);
    // A page that was open before goes on.
    expect((await send(port(), from, '/api/v2/parameter')).status).toBe(200);
  });

  test('search engines get one address of a page, and none of a private one', async () => {
    const linkOf = async (path: string) => (await send(port(), HOST, path)).headers['link'];
    expect(await linkOf('/shops?utm=1')).toBe(`<https://${HOST}/shops>; rel="canonical"`);
    expect(await linkOf('/shops/?utm=1')).toBe(`<https://${HOST}/shops>; rel="canonical"`);
    expect(await linkOf('/?utm=1')).toBe(`<https://${HOST}/>; rel="canonical"`);
    expect(await linkOf('/shops?lang=fr')).toBe(
      `<https://${HOST}/shops?lang=fr-CH>; rel="canonical"`,
    );
    expect(await linkOf('/merchantcode/x')).toBeUndefined();
    expect(await linkOf('/no/such/page')).toBeUndefined();
  });

  test('the sitemap names the pages of the site in its languages, robots.txt the sitemap', async () => {
    const robots = await send(port(), HOST, '/robots.txt');
    expect(robots.body.toString()).toContain(`Sitemap: https://${HOST}/sitemap.xml`);
    const { body, headers } = await send(port(), HOST, '/sitemap.xml');
    expect(headers['content-type']).toMatch(/^text\/xml/);
    expect(body.toString()).toContain(`hreflang="fr-CH" href="https://${HOST}/shops?lang=fr-CH"/>`);
  });

  test('the host may be written in capitals and with a port', async () => {
    await expectReference('ALPENGRUSS.CH.example:8080', '/');
  });

  test.each([
    'fr',
    'pl,en',
    'pl,en;q=0.8,fr;q=0.9',
    'it;q=0,en;q=0.3',
    'FR-be;q=0.55, de;q=0.5',
    'en;q=0.001',
    'fr;q=1.0,de',
    'fra,it',
    'de-Latn-CH-1996;q=0.4,fr-CH;q=0.3',
    '*',
    'pl',
    '',
    ';;q=,,',
  ])('Accept-Language "%s" chooses what the reference chooses', async (language) => {
    for (const host of [HOST, 'larkgift.be.example', 'larkgift.ca.example', 'merrivo.us.example']) {
      await expectReference(host, '/', { 'accept-language': language });
    }
  });

  test.each([
    ['/?lang=fr', ''],
    ['/?lang=FR-ch&x=1', 'locale=it-CH'],
    ['/?lang=french', 'locale=it-CH'],
    ['/?lang=pl', 'a=b; locale=en-CH'],
    ['/help?x=lang', 'locale=en'],
    ['/', 'xlocale=en; locale=pl-PL'],
  ])(
    '%s with the cookie "%s" is in the language that the reference chooses',
    async (path, cookie) => {
      await expectReference(HOST, path, { cookie, 'accept-language': 'fr' });
    },
  );

  test.each([
    '/shops/',
    '/SHOPS',
    '/shops/12/some-shop',
    '/help/other',
    `/merchantcode/${SECRET}`,
    `/merchantcode/${SECRET}/`,
    `/activate/shop/4711/${SECRET}`,
    `/voucher-pdf/${SECRET}`,
    `/tpr/${SECRET}`,
    `/fraud-prevention/${SECRET}`,
    '/redeem/checkout',
    '/redeem/donate',
    '/thankyou',
    '/payment/unzer?id=5',
    '/prepaid/finalized',
    '/legal/imprint',
    '/us/legal-notice',
    '/region',
    '/restaurant',
    '/robots.txt',
    '/sitemap.xml',
    '/licenses.txt',
    '/shops?lang=fr',
    '/help?lang=xx',
  ])('%s is answered as the reference says', async (path) => {
    await expectReference(HOST, path);
  });

  test.each([
    '/no/such/page',
    '/merchantcodes/a/b',
    '/shops/1/2/3',
    '/favicon.ico',
    '/.env',
    '/.git/config',
    '/.vite/manifest.json',
    '/.well-known/other.txt',
    '/index.html',
    '/index.php?x=1',
    '/deploy',
    '/deploy/site-table.json',
    '/deploy/nginx/voucher/server.conf',
    '/pages/unknown.html',
    '/pages/aurelbank/de-DE/index.html',
    '/pages/',
    '/assets',
    '//',
    '//shops',
    '//merchantcode/x',
    '/shops//',
    '/assets/x%5C..%5C..%5Cdeploy%5Csite-table.json',
    '/assets/%252e%252e/deploy/site-table.json',
  ])('%s does not exist, as the reference says', async (path) => {
    expect(answerTo(table, path, { host: HOST }).status).toBe(404);
    await expectReference(HOST, path);
  });

  test.each([
    '/assets/../deploy/site-table.json',
    '/assets/%2e%2e/.vite/manifest.json',
    '//deploy//site-table.json',
  ])('%s leads to no internal folder', async (path) => {
    const { status, body } = await send(port(), HOST, path);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('"policies"');
  });

  test.each(ODD_TARGETS)('%s is no failure, and leads to no other host', async (target) => {
    for (const host of [HOST, `www.${HOST}`]) {
      const { status, headers, body } = await send(port(), host, target);
      expect(status).toBeLessThan(500);
      expect(new URL(headers.location ?? `http://${HOST}/`).host).toBe(HOST);
      // Nobody sees the text of a redirect.
      const text = status === 301 ? '' : body.toString();
      expect(text).not.toMatch(/nginx|<hr>|"policies"|\bat .*:\d+:\d+/);
    }
  });

  test('a page that does not exist looks like its site', async () => {
    const { status, body } = await send(port(), 'aurelbank.de.example', '/no/such/page');
    expect(status).toBe(404);
    expect(body.toString()).toContain('Aurelbank');
  });

  test.each(['/', '/help', '/assets/x.js', '/api/v2/parameter', '/robots.txt'])(
    'a host of no site gets %s as 404 without a brand',
    async (path) => {
      const { status, body } = await send(port(), 'evil.example', path);
      expect(status).toBe(404);
      expect(body.toString()).toContain('This address belongs to no site.');
    },
  );

  test.each(['/', '/help', '/api/v2/parameter'])(
    'a host of no site gets a form at %s refused without a raw page',
    async (path) => {
      const sent = { method: 'POST', body: Buffer.from('a=b') };
      const { status, headers, body } = await send(port(), 'evil.example', path, sent);
      expect([404, 405]).toContain(status);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(body.toString()).not.toMatch(/nginx|<hr>/);
    },
  );

  test.each(['/robots.txt', '/licenses.txt', '/assets/x.js', '/no/such/page'])(
    'a form that is sent to %s is refused without a raw page',
    async (path) => {
      const sent = { method: 'POST', body: Buffer.from('a=b') };
      const { status, headers, body } = await send(port(), HOST, path, sent);
      expect([404, 405]).toContain(status);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(body.toString()).not.toMatch(/nginx|<hr>/);
    },
  );

  test('health is asked for without a name of a site', async () => {
    const { status, body } = await send(port(), '10.0.0.7', '/healthz');
    expect([status, body.toString()]).toEqual([200, 'ok\n']);
  });

  const script = globSync('assets/*.js', { cwd: dist })[0] ?? '';

  test('files with a hash are kept for a year, and a missing one is not', async () => {
    await expectReference(HOST, `/${script}`);
    const missing = await send(port(), HOST, '/assets/gone-1234.js');
    expect(missing.status).toBe(404);
    expect(missing.headers['cache-control']).toBe('no-cache');
    expect(missing.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  test('a page is asked for again and answered with 304 while it is the same', async () => {
    const first = await send(port(), HOST, '/help');
    const headers = { 'if-none-match': String(first.headers.etag) };
    const second = await send(port(), HOST, '/help', { headers });
    expect(second.status).toBe(304);
    expect(second.headers['cache-control']).toBe('no-cache');
  });
}
