import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SERVERS } from './write-servers.ts';
import { dist, send, startBackend, startSite, type SeenCall, type TestServer } from './testing.ts';

// Calls that the server of a build passes on to the backend, and their answers.

const SITE = 'aurelbank.de.example';
let backend: TestServer;
let server: TestServer;
beforeAll(async () => {
  backend = await startBackend();
  server = await startSite(backend.port);
});
afterAll(() => Promise.all([server?.stop(), backend?.stop()]));

const call = async (path: string, sent: Parameters<typeof send>[3] = {}) => {
  const reply = await send(server.port, SITE, path, sent);
  return { ...reply, seen: JSON.parse(reply.body.toString()) as SeenCall };
};

test('the backend gets the host that was asked for, the scheme and the query as it is', async () => {
  const headers = { 'x-forwarded-proto': 'https' };
  const { seen } = await call('/api/v2/parameter?at=%2Fa%2F..%2Fb//', { headers });
  expect(seen).toMatchObject({
    url: '/api/v2/parameter?at=%2Fa%2F..%2Fb//',
    headers: { host: SITE, 'x-forwarded-host': SITE, 'x-forwarded-proto': 'https' },
  });
});

test('the backend keeps its own caching; security headers are the server’s, each once', async () => {
  const { headers } = await call('/api/v2/parameter');
  expect(headers).toMatchObject({
    'cache-control': 'private, max-age=60',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  expect(headers).not.toHaveProperty('x-powered-by');
});

test('an answer of the backend is sent compressed, a short one as it is', async () => {
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  const [long, short] = await Promise.all(
    [2000, 1].map((length) =>
      send(server.port, SITE, `/api/v2/parameter?a=${'a'.repeat(length)}`, { headers }),
    ),
  );
  expect(long?.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  const seen = JSON.parse(gunzipSync(long?.body ?? '').toString()) as SeenCall;
  expect(seen.url).toHaveLength('/api/v2/parameter?a='.length + 2000);
  expect(short?.headers['content-encoding']).toBeUndefined();
});

test.each([
  '/api/',
  '/api/.well-known/x',
  '/api//v2/parameter',
  '/api/v2/parameter/',
  '/api/v2/parameter;x=1',
  '/api/v2/parameter%3B',
  '/api/v2/parameter%20',
  '/api/v2/a%2fb',
  '/api/v2/%252e%252e/env',
  '/API/v2/parameter',
  '/api/../actuator/env',
  '/api/%2E%2E%5Cenv',
])('the backend hears nothing of %s', async (path) => {
  const { status, headers } = await send(server.port, SITE, path);
  expect(status).toBe(404);
  expect(headers['content-type']).not.toMatch(/json/);
});

test('the backend gets the headers of HTTP and of the contract, and no other', async () => {
  const own = { 'x-jwt-token': 'a', 'idempotency-key': 'b', 'accept-language': 'fr' };
  const others = ['x-original-url', 'x-http-method-override', 'forwarded', 'x-forwarded-prefix'];
  const headers = { ...own, ...Object.fromEntries(others.map((name) => [name, 'sent'])) };
  const { seen } = await call('/api/v2/parameter', { headers });
  expect(seen.headers).toMatchObject(own);
  expect(JSON.stringify(seen.headers)).not.toContain('sent');
});

test('the backend is told the visitor whom the balancer names last', async () => {
  const { seen } = await call('/api/v2/parameter');
  expect(seen.headers['x-forwarded-for']).toBe('127.0.0.1');
  const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7', 'x-real-ip': '203.0.113.9' };
  const behind = await call('/api/v2/parameter', { headers });
  expect(behind.seen.headers['x-forwarded-for']).toBe('198.51.100.7');
  expect(JSON.stringify(behind.seen.headers)).not.toContain('203.0.113.9');
});

test('an answer that says nothing about caching, and every failure, is kept nowhere', async () => {
  for (const [path, status] of [
    ['/api/v2/parameter?uncached', 200],
    ['/api/v2/unknown', 404],
    ['/api/v2/failing', 500],
  ] as const) {
    const reply = await call(path);
    expect([reply.seen.url, reply.status, reply.headers['cache-control']]).toEqual([
      path,
      status,
      'no-store',
    ]);
  }
});

test('the backend gets a form byte for byte, and none that is larger than the contract’s', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const body = Buffer.alloc(2 * 1024 * 1024, 'voucher');
  const { seen } = await call('/api/v2/contact', { method: 'POST', body, headers });
  expect([seen.bytes, seen.headers['content-type']]).toEqual([
    body.length,
    headers['content-type'],
  ]);
  // Its body never comes: nothing else uses the connection.
  const lengths = { 'content-length': String(2 ** 30), connection: 'close' };
  const large = { method: 'POST', headers: { ...headers, ...lengths } };
  const refused = await send(server.port, SITE, '/api/v2/contact', large);
  expect([refused.status, refused.headers['content-type']]).toEqual([
    413,
    'application/problem+json',
  ]);
});

test('health is answered under any name; readiness says whether the backend answers with JSON', async () => {
  for (const host of [SITE, `www.${SITE}`, 'evil.example', '10.0.0.7']) {
    for (const path of ['/healthz', '/readyz']) {
      const { status, body } = await send(server.port, host, path);
      expect([host, path, status, body.toString()]).toEqual([host, path, 200, 'ok\n']);
    }
  }
  const page = await startBackend(undefined, 'text/html');
  const before = await startSite(page.port);
  const { status, body } = await send(before.port, SITE, '/readyz');
  expect([status, body.toString()]).toEqual([502, 'The backend does not answer\n']);
  await Promise.all([before.stop(), page.stop()]);
});

test('a backend that is gone is a problem of the contract that nothing keeps', async () => {
  const gone = await startSite(1);
  const failure = await send(gone.port, SITE, '/api/v2/parameter');
  expect([failure.status, failure.headers['cache-control']]).toEqual([502, 'no-store']);
  expect(JSON.parse(failure.body.toString())).toEqual({
    type: 'urn:problem:temporary-failure',
    title: 'The backend does not answer',
    status: 502,
    code: 'TEMPORARY_FAILURE',
    retryable: true,
  });
  expect((await send(gone.port, SITE, '/healthz')).status).toBe(200);
  await gone.stop();
});

test('the function of a CDN answers the same', async () => {
  interface Worker {
    readonly fetch: (request: Request, environment: object) => Promise<Response>;
  }
  const file = join(dist, 'deploy', SERVERS['edge/cloudflare']);
  const { default: worker } = (await import(file)) as { default: Worker };
  const readAsset = (url: URL) => new Response(readFileSync(join(dist, url.pathname)));
  const environment = {
    ASSETS: { fetch: async (url: URL) => readAsset(url) },
    BACKEND: `http://127.0.0.1:${backend.port}`,
  };
  const ask = (path: string, init?: RequestInit) =>
    worker.fetch(new Request(`http://${SITE}${path}`, init), environment);
  for (const path of ['/', '/merchantcode/x', '/no/such/page', '/deploy/x.json', '/readyz']) {
    const [there, here] = [await ask(path), await send(server.port, SITE, path)];
    expect([there.status, await there.text()]).toEqual([here.status, here.body.toString()]);
    for (const [name, value] of there.headers) expect(here.headers[name]).toBe(value);
  }
  const called = await ask('/api/v2/parameter', {
    headers: { 'x-jwt-token': 'a', forwarded: 'b' },
  });
  const { headers } = (await called.json()) as SeenCall;
  expect(headers).toMatchObject({ 'x-jwt-token': 'a', 'x-forwarded-host': SITE });
  expect(headers).not.toHaveProperty('forwarded');
});
