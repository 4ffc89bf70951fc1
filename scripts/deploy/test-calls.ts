import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REWRITING_HEADERS } from './proxied-headers.ts';
import { send, startBackend, type SeenCall } from './testing.ts';

const SITE = 'aurelbank.de.example';

/** A server of the website that a test has started. */
export interface TestServer {
  readonly port: number;
  stop(): Promise<unknown>;
}

interface CallOptions {
  /** What runs the server resolves `..` in an address before the server sees it. */
  readonly resolvesDots?: boolean | undefined;
  /** The server compresses what the backend answers; behind a function its CDN does. */
  readonly compresses?: boolean | undefined;
}

/**
 * What a server passes on to the backend, and back.
 * @param start starts the server before the backend at this port of the loopback interface
 */
export function testCalls(
  start: (backend: number) => Promise<TestServer>,
  { resolvesDots = false, compresses = false }: CallOptions = {},
): void {
  let backend: Awaited<ReturnType<typeof startBackend>>;
  let server: TestServer;
  beforeAll(async () => {
    backend = await startBackend();
    server = await start(backend.port);
  });
  afterAll(async () => {
    await Promise.all([server?.stop(), backend?.stop()]);
  });

  const call = async (path: string, sent: Parameters<typeof send>[3] = {}) => {
    const reply = await send(server.port, SITE, path, sent);
    return { ...reply, seen: JSON.parse(reply.body.toString()) as SeenCall };
  };

  test('the backend gets the host that was asked for and the scheme', async () => {
    const headers = { 'x-forwarded-proto': 'https' };
    const { seen } = await call('/api/v2/parameter?a=b%20c', { headers });
    expect(seen.url).toBe('/api/v2/parameter?a=b%20c');
    expect(seen.headers['x-forwarded-host']).toBe(SITE);
    expect(seen.headers['x-forwarded-proto']).toBe('https');
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
  });

  test.runIf(compresses)(
    'an answer of the backend is sent compressed, a short one as it is',
    async () => {
      const headers = { 'accept-encoding': 'gzip, deflate, br' };
      const [long, short] = await Promise.all(
        [2000, 1].map((length) =>
          send(server.port, SITE, `/api/v2/parameter?a=${'a'.repeat(length)}`, { headers }),
        ),
      );
      expect(long?.headers).toMatchObject({
        'content-encoding': 'gzip',
        vary: expect.stringContaining('Accept-Encoding'),
      });
      const seen = JSON.parse(gunzipSync(long?.body ?? '').toString()) as SeenCall;
      expect(seen.url).toHaveLength('/api/v2/parameter?a='.length + 2000);
      expect(short?.headers['content-encoding']).toBeUndefined();
    },
  );

  test.each([
    '/actuator/env/..%2f..%2fapi/v2/parameter',
    '/internal/../api/v2/parameter',
    '//api/v2/parameter',
    '/api/../api/v2/parameter',
    '/api/../actuator',
    '/api/v2//parameter',
    '/api/v2/%2e%2e/%2e%2e/env',
    '/api/%2E%2E%5Cenv',
    '/api/v2/a%2fb',
    '/api//x',
    '/api//v2/parameter',
    '/api/%252e%252e/env',
    '/api/v2/a%25252fb',
    // What a backend may read as another of its addresses, which a limit would not count.
    '/API/v2/parameter',
    '/api/v2/parameter/',
    '/api/v2/parameter/?a',
    '/api/v2/parameter;x=1',
    '/api/v2;x/parameter',
    '/api/v2/parameter%3B',
    '/api/v2/parameter%20',
    '/api/v2/%09parameter',
    '/api/v2/./parameter',
    '/api/v2/%2e/parameter',
    '/api/v2/.parameter',
    String.raw`/api/v2\parameter`,
  ])('the backend hears of no address that is not plainly below /api/: %s', async (path) => {
    const { headers, body } = await send(server.port, SITE, path);
    if (!headers['content-type']?.startsWith('application/json')) return;
    const { url } = JSON.parse(body.toString()) as SeenCall;
    expect(url).toMatch(/^\/api\/v2\/parameter$/);
  });

  test.each([
    '/api/',
    '/api/?a',
    '/api/.well-known/x',
    '/api//v2/parameter',
    '/api/v2/parameter/',
    '/api/v2/parameter;x=1',
    '/api/v2/a%2fb',
    '/api/v2/%252e%252e/env',
  ])('what is no call is answered with 404: %s', async (path) => {
    const { status, headers, body } = await send(server.port, SITE, path);
    expect([status, headers['content-type'], body.toString()]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'Not found\n',
    ]);
  });

  // Where they are resolved before, `/api/../help` is the page `/help` and no call.
  test
    .skipIf(resolvesDots)
    .each([
      '/api/v2/../../actuator',
      '/api/%2e%2e/actuator',
      '/api/../help',
      '/api/../healthz',
      '/api/../robots.txt',
      '/api/../assets/x.js',
      '/api/v2/../parameter',
    ])('an address below /api/ that leads out of it is answered with 404: %s', async (path) => {
    expect((await send(server.port, SITE, path)).status).toBe(404);
  });

  test('the backend gets a query as it is', async () => {
    const { seen } = await call('/api/v2/parameter?at=%2Fa%2F..%2Fb//');
    expect(seen.url).toBe('/api/v2/parameter?at=%2Fa%2F..%2Fb//');
  });

  test('the backend cannot be told another address or method by a header', async () => {
    const names = [
      'forwarded',
      'x-original-url',
      'x-original-host',
      'x-rewrite-url',
      'x-http-method',
      'x-http-method-override',
      'x-method-override',
      ...['port', 'prefix', 'server', 'scheme', 'ssl', 'uri'].map((end) => `x-forwarded-${end}`),
    ];
    const headers = Object.fromEntries(names.map((name) => [name, 'sent-by-visitor']));
    const { seen } = await call('/api/v2/parameter', { headers });
    expect(names.filter((name) => name in seen.headers)).toEqual([]);
  });

  test('the backend gets none of the headers by which gateways name an address or a visitor', async () => {
    const names =
      'X-Middleware-Subrequest X-Middleware-Rewrite X-Middleware-Prefetch X-Forwarded-Email X-Forwarded-Groups ' +
      'X-Forwarded-Preferred-Username X-Forwarded-Access-Token X-Forwarded-Client-Cert X-Forwarded-Client-Ip ' +
      'Forwarded-For X-Forwarded Fly-Client-IP WL-Proxy-Client-IP Proxy-Client-IP HTTP-Client-IP X-Request-URI ' +
      'X-Original-Path X-HTTP-DestinationURL X-HTTP-Host-Override X-Forwarded-Remote-Addr ' +
      'X-Original-Remote-Addr X-Envoy-Original-Path X-Ms-Client-Principal X-Ms-Client-Principal-Name ' +
      'X-Goog-Authenticated-User-Email Cf-Access-Authenticated-User-Email Cf-Access-Jwt-Assertion Remote-Email ' +
      'Remote-Groups Remote-Name Tailscale-User-Login Incap-Client-IP X-Sucuri-ClientIP X-Accel-Redirect ' +
      'X-Accel-Mapping X-Accel-Buffering';
    const all = [...new Set([...names.split(' '), ...REWRITING_HEADERS])];
    const headers = Object.fromEntries(all.map((name) => [name, 'sent-by-visitor']));
    const { seen } = await call('/api/v2/parameter', { headers });
    expect(all.filter((name) => seen.headers[name.toLowerCase()] === headers[name])).toEqual([]);
  });

  test('the backend is told the visitor by this server, not by the visitor', async () => {
    const names =
      'x-forwarded-for x-forwarded-host x-real-ip x-client-ip client-ip true-client-ip fastly-client-ip ' +
      'x-cluster-client-ip remote-user x-remote-user x-auth-user x-auth-request-email x-authenticated-user ' +
      'x-original-host x-ssl-client-verify';
    const headers = Object.fromEntries(names.split(' ').map((name) => [name, '203.0.113.9']));
    const { seen } = await call('/api/v2/parameter', { headers });
    expect(JSON.stringify(seen.headers)).not.toContain('203.0.113.9');
    expect(seen.headers['x-forwarded-host']).toBe(SITE);
  });

  test('the backend’s software stays unknown, and no header of it steers the server', async () => {
    const { headers, status } = await call('/api/v2/parameter');
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('x-accel-redirect');
  });

  test('an answer that says nothing about caching is kept nowhere', async () => {
    const { headers } = await call('/api/v2/parameter?uncached');
    expect(headers['cache-control']).toBe('no-store');
  });

  test('a failure of the backend is kept nowhere, whatever it says about it', async () => {
    for (const path of ['/api/v2/unknown', '/api/v2/failing']) {
      const { headers, seen } = await call(path);
      expect([seen.url, headers['cache-control']]).toEqual([path, 'no-store']);
    }
  });

  test('the backend answers 404 in its own words', async () => {
    const { status, seen } = await call('/api/v2/unknown');
    expect([status, seen.url]).toEqual([404, '/api/v2/unknown']);
  });

  test('the backend gets a form byte for byte', async () => {
    const body = Buffer.alloc(2 * 1024 * 1024, 'voucher');
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const { seen } = await call('/api/v2/contact', { method: 'POST', body, headers });
    expect([seen.bytes, seen.headers['content-type']]).toEqual([
      body.length,
      'multipart/form-data; boundary=b',
    ]);
  });

  test('a backend that is gone is 502 and kept nowhere; readiness says it, health does not', async () => {
    const ready = await send(server.port, '10.0.0.7', '/readyz');
    expect([ready.status, ready.body.toString()]).toEqual([200, 'ok\n']);
    const gone = await start(1);
    const failure = await send(gone.port, SITE, '/api/v2/parameter');
    expect([failure.status, failure.headers['cache-control']]).toEqual([502, 'no-store']);
    expect(failure.headers['content-type']).toBe('application/problem+json');
    expect(JSON.parse(failure.body.toString())).toEqual({
      type: 'urn:problem:temporary-failure',
      title: 'The backend does not answer',
      status: 502,
      code: 'TEMPORARY_FAILURE',
      retryable: true,
    });
    const unready = await send(gone.port, '10.0.0.7', '/readyz');
    expect([unready.status, unready.body.toString()]).toEqual([
      502,
      'The backend does not answer\n',
    ]);
    expect(unready.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect((await send(gone.port, '10.0.0.7', '/healthz')).status).toBe(200);
    await gone.stop();
  });

  test('health and readiness are answered under any name, that with www. as well', async () => {
    for (const host of [SITE, `www.${SITE}`, 'evil.example', '10.0.0.7']) {
      for (const path of ['/healthz', '/readyz']) {
        const { status, body } = await send(server.port, host, path);
        expect([host, path, status, body.toString()]).toEqual([host, path, 200, 'ok\n']);
      }
    }
  });

  test.each(['/healthz/', '/readyz/'])(
    '%s is another address, and looks not healthy',
    async (path) => {
      for (const host of [SITE, 'evil.example', '10.0.0.7'])
        expect([host, (await send(server.port, host, path)).status]).toEqual([host, 404]);
    },
  );

  test('a backend that answers with a page in the place of its configuration is not ready', async () => {
    const page = await startBackend(undefined, 'text/html');
    const before = await start(page.port);
    const { status, body } = await send(before.port, '10.0.0.7', '/readyz');
    expect([status, body.toString()]).toEqual([502, 'The backend does not answer\n']);
    await Promise.all([before.stop(), page.stop()]);
  });

  test('readiness tells nothing of what the backend answers', async () => {
    const { headers, body } = await send(server.port, '10.0.0.7', '/readyz');
    expect(body.toString()).toBe('ok\n');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  test('a form that was sent without scripts gets the page that says what it needs them for', async () => {
    const form = Buffer.from('code=DEMO-50');
    const { status, headers, body } = await send(server.port, SITE, '/', {
      method: 'POST',
      body: form,
    });
    expect([status, headers['content-type']]).toEqual([405, 'text/html; charset=utf-8']);
    expect(body.toString()).toMatch(/<noscript>.*JavaScript/s);
    expect(headers['content-security-policy']).toContain('script-src');
  });
}
