import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerTo } from './answer.ts';
import { readSiteTable } from './site-table.ts';
import { startNginx, type Nginx } from './start-nginx.ts';
import { dist, nginx, send, startBackend, type SeenCall } from './testing.ts';
import { NGINX_FOLDER } from './write-deployment.ts';

// A real nginx with the configuration of a finished build (`npm run build`), compared with the
// reference in answer.ts. Without nginx only the first test runs, and testing.ts says so loudly.

const table = readSiteTable(dist);
const hosts = table.sites.flatMap((site) => site.hosts.map((host) => ({ ...site, host })));
const HOST = 'alpengruss.ch.example';
const SECRET = 'Xk3.s3cret_Token-7f';

test('every file that the configuration includes is shipped', () => {
  const folder = join(dist, NGINX_FOLDER);
  const included = globSync('**/*.conf', { cwd: folder }).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^[ #]*include ([\w/.-]+);/gm)].map(
      ([, path = '']) => path,
    ),
  );
  expect(included).toContain('voucher/server.conf');
  expect(included.filter((path) => globSync(path, { cwd: folder }).length === 0)).toEqual([]);
});

// The gate installs nginx; testing.ts says it loudly where it cannot.
describe.skipIf(nginx === undefined)('nginx', () => {
  let backend: Awaited<ReturnType<typeof startBackend>>;
  /** As Debian installs it, without the brotli module's directives. */
  let stock: Nginx;
  let server: Nginx;

  beforeAll(async () => {
    backend = await startBackend();
    const options = { nginx: String(nginx), dist, backend: backend.port };
    [stock, server] = await Promise.all([
      startNginx(options),
      startNginx({ ...options, optional: ['brotli.conf'] }),
    ]);
  });
  afterAll(async () => {
    await Promise.all([stock?.stop(), server?.stop(), backend?.stop()]);
  });

  /** nginx must answer as the reference says: status, every header and the file. */
  async function expectReference(host: string, path: string, headers: Record<string, string> = {}) {
    const expected = answerTo(table, path, { host, ...headers });
    const { status, headers: sent, body } = await send(stock.port, host, path, { headers });
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
        const { body } = await send(stock.port, host, '/', { headers });
        expect(body.toString()).toContain(`<html lang="${locale}">`);
      }
    },
  );

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
  ])('%s is answered as the reference says', async (path) => {
    await expectReference(HOST, path);
  });

  test.each([
    '/no/such/page',
    '/merchantcodes/a/b',
    '/shops/1/2/3',
    '/favicon.ico',
    '/sitemap.xml',
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
  ])('%s does not exist, as the reference says', async (path) => {
    expect(answerTo(table, path, { host: HOST }).status).toBe(404);
    await expectReference(HOST, path);
  });

  test.each([
    '/assets/../deploy/site-table.json',
    '/assets/%2e%2e/.vite/manifest.json',
    '//deploy//site-table.json',
  ])('%s leads to no internal folder', async (path) => {
    const { status, body } = await send(stock.port, HOST, path);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('"policies"');
  });

  test('a page that does not exist looks like its site', async () => {
    const { status, body } = await send(stock.port, 'aurelbank.de.example', '/no/such/page');
    expect(status).toBe(404);
    expect(body.toString()).toContain('Aurelbank');
  });

  test.each(['/', '/help', '/assets/x.js', '/api/v2/parameter', '/robots.txt'])(
    'a host of no site gets %s as 404 without a brand',
    async (path) => {
      const { status, body } = await send(stock.port, 'evil.example', path);
      expect(status).toBe(404);
      expect(body.toString()).toContain('This address belongs to no site.');
    },
  );

  test('health is asked for without a name of a site', async () => {
    const { status, body } = await send(stock.port, '10.0.0.7', '/healthz');
    expect([status, body.toString()]).toEqual([200, 'ok\n']);
  });

  const script = globSync('assets/*.js', { cwd: dist })[0] ?? '';

  test('files with a hash are kept for a year, and a missing one is not', async () => {
    await expectReference(HOST, `/${script}`);
    const missing = await send(stock.port, HOST, '/assets/gone-1234.js');
    expect(missing.status).toBe(404);
    expect(missing.headers['cache-control']).toBe('no-cache');
    expect(missing.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  test('a page is asked for again and answered with 304 while it is the same', async () => {
    const first = await send(stock.port, HOST, '/help');
    const headers = { 'if-none-match': String(first.headers.etag) };
    const second = await send(stock.port, HOST, '/help', { headers });
    expect(second.status).toBe(304);
    expect(second.headers['cache-control']).toBe('no-cache');
  });

  describe.each(['/', `/${script}`])('%s', (path) => {
    const plainFile = () => join(dist, answerTo(table, path, { host: HOST }).file ?? '');

    test.each([
      ['stock', 'gzip, deflate, br', 'gzip', '.gz'],
      ['stock', 'identity', undefined, ''],
      ['brotli', 'gzip, deflate, br', 'br', '.br'],
      ['brotli', 'gzip', 'gzip', '.gz'],
    ])(
      'is sent compressed: %s nginx, Accept-Encoding "%s"',
      async (kind, accepted, encoding, ending) => {
        const { port } = kind === 'stock' ? stock : server;
        const { headers, body } = await send(port, HOST, path, {
          headers: { 'accept-encoding': accepted },
        });
        expect(headers['content-encoding']).toBe(encoding);
        expect(headers.vary).toContain('Accept-Encoding');
        expect(body.equals(readFileSync(plainFile() + ending))).toBe(true);
      },
    );
  });

  describe('the backend', () => {
    const call = async (path: string, sent: Parameters<typeof send>[3] = {}) => {
      const reply = await send(stock.port, 'aurelbank.de.example', path, sent);
      return { ...reply, seen: JSON.parse(reply.body.toString()) as SeenCall };
    };

    test('is told the host of the visitor, who that is and how they came', async () => {
      const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };
      const { seen } = await call('/api/v2/parameter?a=b%20c', { headers });
      expect(seen.url).toBe('/api/v2/parameter?a=b%20c');
      expect(seen.headers).toMatchObject({
        host: 'aurelbank.de.example',
        'x-forwarded-host': 'aurelbank.de.example',
        'x-forwarded-for': '203.0.113.9, 127.0.0.1',
        'x-forwarded-proto': 'https',
        'x-real-ip': '127.0.0.1',
      });
    });

    test('keeps its own caching; security headers are nginx’s, each once', async () => {
      const { headers } = await call('/api/v2/parameter');
      expect(headers).toMatchObject({
        'cache-control': 'private, max-age=60',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
    });

    test('answers 404 in its own words', async () => {
      const { status, seen } = await call('/api/v2/unknown');
      expect([status, seen.url]).toEqual([404, '/api/v2/unknown']);
    });

    test('[5.018] gets five files of 5 MB in one form, and what is larger is refused', async () => {
      const files = Array.from({ length: 5 }, (_, index) =>
        Buffer.concat([
          Buffer.from(
            `--b\r\nContent-Disposition: form-data; name="files"; filename="${index}.jpg"\r\n\r\n`,
          ),
          Buffer.alloc(5 * 1024 * 1024, index),
          Buffer.from('\r\n'),
        ]),
      );
      const body = Buffer.concat([...files, Buffer.from('--b--\r\n')]);
      const headers = { 'content-type': 'multipart/form-data; boundary=b' };
      const { status, seen } = await call('/api/v2/contact', { method: 'POST', body, headers });
      expect([status, seen.bytes]).toEqual([200, body.length]);
      const more = { method: 'POST', headers: { ...headers, 'content-length': String(40e6) } };
      expect((await send(stock.port, HOST, '/api/v2/contact', more)).status).toBe(413);
    });
  });

  test('a deployment that is half done leaves nothing behind: a file that comes late is served', async () => {
    const half = mkdtempSync(join(tmpdir(), 'voucher-half-'));
    for (const part of ['pages', 'deploy']) symlinkSync(join(dist, part), join(half, part));
    const rolling = await startNginx({ nginx: String(nginx), dist: half, backend: 1 });
    const page = await send(rolling.port, HOST, '/help');
    const main = /"main":"([^"]+)"/.exec(page.body.toString())?.[1] ?? '';
    const early = await send(rolling.port, HOST, main);
    // No page in the place of a script, and nothing that a browser or a proxy keeps.
    expect([early.status, early.headers['content-type']]).toEqual([
      404,
      'text/plain; charset=utf-8',
    ]);
    expect(early.headers['cache-control']).toBe('no-cache');
    symlinkSync(join(dist, 'assets'), join(half, 'assets'));
    const late = await send(rolling.port, HOST, main);
    expect([late.status, late.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    await rolling.stop();
    rmSync(half, { recursive: true });
  });

  test('no log holds a secret, whatever happens', async () => {
    const gone = await startNginx({ nginx: String(nginx), dist, backend: 1 });
    const addresses = [
      `/merchantcode/${SECRET}`,
      `/MerchantCode/${SECRET}?a=${SECRET}`,
      `/activate/shop/4711/${SECRET}`,
      `/voucher-pdf/${SECRET}/`,
      `/tpr/${SECRET}`,
      `/fraud-prevention/${SECRET}`,
      `/%6Derchantcode/${SECRET}`,
      `//merchantcode/${SECRET}`,
      `/merchantcod/${SECRET}`,
      `/${SECRET}`,
      `/payment/unzer?token=${SECRET}`,
      `/?code=${SECRET}`,
      `/shops/7?x=${SECRET}`,
      `/help?x=${SECRET}`,
      `/assets/${SECRET}/x`,
      `/api/v2/redeem/${SECRET}`,
      `/api/v2/nothing/${SECRET}`,
      '/api/v2/parameter',
      '/shops/12/some-shop',
    ];
    const headers = { referer: `http://x.example/${SECRET}` };
    for (const path of addresses) await send(gone.port, HOST, path, { headers });
    // A path with a byte that is none, and a request that is not one.
    await send(gone.port, HOST, `/merchantcode/%00${SECRET}`);
    const logs = await gone.stop();
    expect(logs).not.toContain(SECRET);
    expect(logs.trim().split('\n')).toHaveLength(addresses.length + 1);
    for (const line of [
      '"GET /merchantcode/... HTTP/1.1" 200',
      '"GET /shops/12/some-shop HTTP/1.1" 200',
      '"GET /api/v2/redeem/:redeemId HTTP/1.1" 502',
      '"GET /api/v2/parameter HTTP/1.1" 502',
    ]) {
      expect(logs).toContain(line);
    }
  });
});
