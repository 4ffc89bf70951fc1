import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerTo } from './answer.ts';
import { ODD_TARGETS } from './odd-targets.ts';
import { readSiteTable } from './read-site-table.ts';
import { bareHost } from './site-table.ts';
import { dist, send, startBackend, startSite, type TestServer } from './testing.ts';

// Pages and files of a finished build, as the server in it gives them.

const table = readSiteTable(dist);
const named = table.sites.flatMap((site) => site.hosts.map((host) => ({ ...site, host })));
const hosts = named.filter(({ host }) => bareHost(table, host) === host);
const moved = named.filter(({ host }) => bareHost(table, host) !== host);
const HOST = 'alpengruss.ch.example';
const SECRET = 'Xk3.s3cret_Token-7f';

let backend: TestServer;
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  backend = await startBackend();
  site = await startSite(backend.port);
});
afterAll(() => Promise.all([site?.stop(), backend?.stop()]));

/** Answers as answer.ts says: status, every header and the file. */
async function expectAnswer(host: string, path: string, headers: Record<string, string> = {}) {
  const expected = answerTo(table, path, { host, ...headers });
  const { status, headers: sent, body } = await send(site.port, host, path, { headers });
  expect({ path, host, status }).toEqual({ path, host, status: expected.status });
  for (const [name, value] of expected.headers) {
    expect(`${path} ${name}: ${sent[name.toLowerCase()]}`).toBe(`${path} ${name}: ${value}`);
  }
  const text =
    expected.file === undefined ? 'Not found\n' : readFileSync(join(dist, expected.file), 'utf8');
  expect(body.toString() === text, `${host}${path} is ${expected.file}`).toBe(true);
}

test.each(hosts)('$host has its own pages in each of its languages', async ({ host, locales }) => {
  for (const locale of locales) {
    const headers = { 'accept-language': `${locale},${locale.slice(0, 2)};q=0.9,en;q=0.1` };
    for (const path of ['/', '/shops', '/help']) await expectAnswer(host, path, headers);
    const { body } = await send(site.port, host, '/', { headers });
    expect(body.toString()).toContain(`<html lang="${locale}">`);
  }
});

test('www leads to the name without it, at the same address and with the visitor’s scheme', async () => {
  expect(moved.length).toBeGreaterThan(10);
  for (const { host } of moved) {
    const to = bareHost(table, host);
    const { status, headers } = await send(site.port, host, '/merchantcode/x?lang=fr');
    expect([status, headers.location]).toEqual([301, `http://${to}/merchantcode/x?lang=fr`]);
  }
  const [{ host: from } = { host: '' }] = moved;
  const headers = { 'x-forwarded-proto': 'https' };
  const secure = await send(site.port, from, '/', { headers });
  expect(secure.headers.location).toBe(`https://${bareHost(table, from)}/`);
  // A page that was open before goes on.
  expect((await send(site.port, from, '/api/v2/parameter')).status).toBe(200);
});

test('search engines get one address of a page, and none of a private one', async () => {
  const linkOf = async (path: string) => (await send(site.port, HOST, path)).headers['link'];
  expect(await linkOf('/shops/?utm=1')).toBe(`<https://${HOST}/shops>; rel="canonical"`);
  expect(await linkOf('/shops?lang=fr')).toBe(
    `<https://${HOST}/shops?lang=fr-CH>; rel="canonical"`,
  );
  expect(await linkOf('/merchantcode/x')).toBeUndefined();
  expect(await linkOf('/no/such/page')).toBeUndefined();
});

test('the sitemap names the pages of the site in its languages, robots.txt the sitemap', async () => {
  const robots = await send(site.port, HOST, '/robots.txt');
  expect(robots.body.toString()).toContain(`Sitemap: https://${HOST}/sitemap.xml`);
  const { body, headers } = await send(site.port, HOST, '/sitemap.xml');
  expect(headers['content-type']).toMatch(/^text\/xml/);
  expect(body.toString()).toContain(`hreflang="fr-CH" href="https://${HOST}/shops?lang=fr-CH"/>`);
});

test.each(['pl,en;q=0.8,fr;q=0.9', 'it;q=0,en;q=0.3', 'FR-be;q=0.55, de;q=0.5', '*', ';;q=,,'])(
  'Accept-Language "%s" chooses the page',
  async (language) => {
    for (const host of [HOST, 'larkgift.be.example', 'merrivo.us.example'])
      await expectAnswer(host, '/', { 'accept-language': language });
  },
);

test.each([
  '/?lang=fr',
  '/SHOPS',
  '/shops/12/some-shop',
  `/merchantcode/${SECRET}`,
  `/activate/shop/4711/${SECRET}`,
  '/redeem/checkout',
  '/payment/unzer?id=5',
  '/restaurant',
  '/licenses.txt',
  // What does not exist.
  '/no/such/page',
  '/favicon.ico',
  '/.env',
  '/.vite/manifest.json',
  '/index.html',
  '/deploy/site-table.json',
  '/deploy/server.js',
  '/pages/aurelbank/de-DE/index.html',
  '/assets',
  '//',
  '//shops',
  '/assets/%252e%252e/deploy/site-table.json',
])('%s is answered with status, headers and file', async (path) => {
  await expectAnswer(HOST, path, { cookie: 'a=b; locale=en-CH' });
});

test.each([...ODD_TARGETS, '/assets/../deploy/site-table.json', '//deploy//site-table.json'])(
  '%s is no failure, and leads to no other host or folder',
  async (target) => {
    for (const host of [HOST, `www.${HOST}`]) {
      const { status, headers, body } = await send(site.port, host, target);
      expect(status).toBeLessThan(500);
      expect(new URL(headers.location ?? `http://${HOST}/`).host).toBe(HOST);
      expect(body.toString()).not.toMatch(/"policies"|\bat .*:\d+:\d+/);
    }
  },
);

test.each([
  ['*', HOST],
  ['http://evil.example/', HOST],
  ['/', 'evil example'],
  ['/', 'a/b'],
])('the target %s at the host "%s" is no request', async (target, host) => {
  const { status, body } = await send(site.port, host, target);
  expect([status, body.toString()]).toEqual([400, 'Bad request\n']);
});

test.each(['/', '/assets/x.js', '/api/v2/parameter'])(
  'a host of no site gets %s as 404 without a brand, and a form refused',
  async (path) => {
    const { status, body } = await send(site.port, 'evil.example', path);
    expect([status, /belongs to no site/.test(body.toString())]).toEqual([404, true]);
    const form = { method: 'POST', body: Buffer.from('a=b') };
    const refused = await send(site.port, 'evil.example', path, form);
    expect(refused.status).toBeGreaterThan(403);
    expect(refused.headers['x-content-type-options']).toBe('nosniff');
  },
);

test('a form that was sent without scripts gets the page that says what it needs them for', async () => {
  const form = { method: 'POST', body: Buffer.from('code=DEMO-50') };
  const { status, headers, body } = await send(site.port, HOST, '/', form);
  expect([status, headers['content-type']]).toEqual([405, 'text/html; charset=utf-8']);
  expect(body.toString()).toMatch(/<noscript>.*JavaScript/s);
  expect((await send(site.port, HOST, '/robots.txt', form)).status).toBe(405);
});

const script = `/${globSync('assets/main-*.js', { cwd: dist })[0]}`;

test.each(['/', '/help', script])('%s is sent as the build compressed it', async (path) => {
  const plain = await send(site.port, HOST, path);
  for (const [accepted, encoding, decode] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ] as const) {
    const headers = { 'accept-encoding': accepted };
    const reply = await send(site.port, HOST, path, { headers });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(decode(reply.body).equals(plain.body)).toBe(true);
  }
});

test('files with a hash are kept for a year, and a missing one is not', async () => {
  await expectAnswer(HOST, script);
  const missing = await send(site.port, HOST, '/assets/gone-1234.js');
  expect([missing.status, missing.headers['cache-control'], missing.body.toString()]).toEqual([
    404,
    'no-cache',
    'Not found\n',
  ]);
});

test('a page is asked for again and answered with 304 while it is the same', async () => {
  const first = await send(site.port, HOST, '/help');
  const headers = { 'if-none-match': String(first.headers.etag) };
  const second = await send(site.port, HOST, '/help', { headers });
  expect([second.status, second.headers['cache-control']]).toEqual([304, 'no-cache']);
  expect((await send(site.port, HOST, '/help', { method: 'HEAD' })).body).toHaveLength(0);
});

test('the log names files and calls, never an address', async () => {
  await send(site.port, HOST, `/merchantcode/${SECRET}`);
  await send(site.port, HOST, `/api/v2/merchantcode/${SECRET}`);
  await send(site.port, HOST, `/api/v2/${SECRET}`);
  await expect.poll(() => site.lines.join('\n')).toContain('/api/...');
  expect(site.lines.join('\n')).toMatch(
    /GET alpengruss\.ch\.example \/pages\/alpengruss-ch\/de-CH\/merchantcode\S*\.html 200 \d+ ms/,
  );
  expect(site.lines.join('\n')).not.toContain(SECRET);
});
