import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startNginx, type Nginx } from './start-nginx.ts';
import { testCalls } from './test-calls.ts';
import { dist, describeNginx, nginx, send, startBackend, type SeenCall } from './testing.ts';

// What nginx passes on to the backend, what it does while a deployment is half done, and what it logs.

const HOST = 'alpengruss.ch.example';
const SECRET = 'Xk3.s3cret_Token-7f';

describeNginx('nginx', () => {
  let backend: Awaited<ReturnType<typeof startBackend>>;
  let server: Nginx;

  beforeAll(async () => {
    backend = await startBackend();
    server = await startNginx({ nginx: String(nginx), dist, backend: backend.port });
  });
  afterAll(async () => {
    await Promise.all([server?.stop(), backend?.stop()]);
  });

  testCalls((port) => startNginx({ nginx: String(nginx), dist, backend: port }), {
    compresses: true,
  });

  describe('the backend', () => {
    const call = async (path: string, sent: Parameters<typeof send>[3] = {}) => {
      const reply = await send(server.port, 'aurelbank.de.example', path, sent);
      return { ...reply, seen: JSON.parse(reply.body.toString()) as SeenCall };
    };

    test('gets the name that was asked for and the address of the visitor', async () => {
      const { seen } = await call('/api/v2/parameter', {
        // The last one is Cloudflare's own, to its function as well.
        headers: { 'x-forwarded-for': '203.0.113.9', 'cf-connecting-ip': '203.0.113.9' },
      });
      expect(seen.headers).not.toHaveProperty('cf-connecting-ip');
      expect(seen.headers).toMatchObject({
        host: 'aurelbank.de.example',
        'x-forwarded-for': '127.0.0.1',
        'x-real-ip': '127.0.0.1',
      });
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
      const refused = await send(server.port, HOST, '/api/v2/contact', more);
      expect([refused.status, refused.headers['content-type']]).toEqual([
        413,
        'application/problem+json',
      ]);
      expect(JSON.parse(refused.body.toString())).toMatchObject({
        code: 'UPLOAD_TOO_LARGE',
        status: 413,
      });
    });
  });

  test('guessing codes is slowed down as the contract says, and nothing else is', async () => {
    const limited = await startNginx({
      nginx: String(nginx),
      dist,
      backend: backend.port,
      optional: ['rate-limits.conf'],
    });
    const ask = (path: string, method: string) =>
      send(limited.port, 'aurelbank.de.example', path, { method });
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => ask('/api/v2/voucher/token', 'POST')),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(20);
    const refused = replies.find(({ status }) => status === 429);
    expect(refused?.headers).toMatchObject({
      'content-type': 'application/problem+json',
      'retry-after': '60',
      'cache-control': 'no-store',
    });
    expect(JSON.parse(String(refused?.body))).toMatchObject({ code: 'RATE_LIMITED', status: 429 });
    // A backend may read these as the same address. Those that reach it count.
    for (const path of [
      '/api/v2/voucher/token?x',
      '/api/v2/Voucher/TOKEN',
      '/api/v2/voucher/tok%65n',
      '/api/v2/voucher/token.json',
      '/api/v2/voucher/token,x',
      '/api/v2/voucher/token%C2%A0',
      '/api/v2/voucher/token/',
      '/api/v2/voucher/token;x',
      '/api/v2/voucher;x/token',
      '/api/v2/voucher/token%20',
      '/api/v2/voucher/./token',
      '/api/v2//voucher/token',
    ]) {
      expect([path, [404, 429].includes((await ask(path, 'POST')).status)]).toEqual([path, true]);
    }
    expect((await ask('/api/v2/voucher/token/refresh', 'POST')).status).toBe(200);
    const others = await Promise.all(
      Array.from({ length: 30 }, () => ask('/api/v2/parameter', 'GET')),
    );
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]));
    await limited.stop();
  });

  test('one visitor to the limits is an address of IPv4, or an IPv6 network of 64 bits', async () => {
    const limited = await startNginx({
      nginx: String(nginx),
      dist,
      backend: backend.port,
      optional: ['rate-limits.conf'],
      balancer: '127.0.0.1',
    });
    /** How many calls from each of these addresses pass, one after the other. */
    const passed = async (addresses: readonly string[]) => {
      const replies = [];
      for (const address of addresses) {
        const headers = { 'x-forwarded-for': address };
        const sent = { method: 'POST', headers };
        replies.push(await send(limited.port, HOST, '/api/v2/voucher/token', sent));
      }
      return replies.filter(({ status }) => status === 200).length;
    };
    const hosts = Array.from({ length: 25 }, (_, index) => index.toString(16));
    for (const network of ['2001:db8:1:2', '2001:db8:3:0', '2001:db8:0:0', '2001:0:0:7']) {
      const addresses = hosts.flatMap((host) => [
        `${network}:${host}::1`,
        `${network}:0:0:0:${host}`,
      ]);
      expect([network, await passed(addresses)]).toEqual([network, 20]);
    }
    // As IPv6 writes an address of IPv4, which some balancers do.
    const written = ['198.51.100.7', '::ffff:198.51.100.7', '::FFFF:c633:6407'];
    expect(await passed(hosts.map((_, index) => written[index % 3] ?? ''))).toBe(20);
    // Other networks, and addresses of IPv4, count for themselves.
    expect(await passed(hosts.map((host) => `2001:db8:1:a${host}::1`))).toBe(25);
    expect(await passed(hosts.map((host) => `203.0.113.1${Number.parseInt(host, 16)}`))).toBe(25);
    expect(await passed(hosts.map((host) => `::ffff:192.0.2.1${Number.parseInt(host, 16)}`))).toBe(
      25,
    );
    await limited.stop();
  });

  test('a report of the website is a line of a log', async () => {
    const optional = ['reports.conf'] as const;
    const receiver = await startNginx({ nginx: String(nginx), dist, backend: 1, optional });
    const body = Buffer.from('{"message":"A page could not be shown"}');
    const sent = { method: 'POST', body, headers: { 'content-type': 'text/plain' } };
    const { status } = await send(receiver.port, 'aurelbank.de.example', '/voucher-reports', sent);
    expect(status).toBe(204);
    const line = (await receiver.stop()).split('\n').find((each) => each.startsWith('{'));
    expect(JSON.parse(line ?? '')).toMatchObject({
      host: 'aurelbank.de.example',
      report: body.toString(),
    });
  });

  test('what is no POST is no report: 405, and no line in their log', async () => {
    const optional = ['reports.conf'] as const;
    const receiver = await startNginx({ nginx: String(nginx), dist, backend: 1, optional });
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) {
      const { status } = await send(receiver.port, HOST, '/voucher-reports', { method });
      expect([method, status]).toEqual([method, 405]);
    }
    expect(await receiver.stop()).not.toMatch(/^\{/m);
  });

  test('reports that are too long or too many fill no disk', async () => {
    const optional = ['reports.conf'] as const;
    const receiver = await startNginx({ nginx: String(nginx), dist, backend: 1, optional });
    const report = (body: string) =>
      send(receiver.port, HOST, '/voucher-reports', { method: 'POST', body: Buffer.from(body) });
    const long = await report('x'.repeat(10_000));
    expect([long.status, long.body.toString()]).toEqual([413, 'Bad request\n']);
    const replies = await Promise.all(Array.from({ length: 60 }, () => report('{}')));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204, 429]));
    const lines = (await receiver.stop()).split('\n').filter((each) => each.startsWith('{'));
    expect(lines).toHaveLength(replies.filter(({ status }) => status === 204).length);
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

  test.each([
    ['a request whose address is too long', `/${'a'.repeat(40_000)}`, {}, 414],
    ['a request with a header that is too long', '/help', { 'x-long': 'a'.repeat(40_000) }, 400],
    ['a request with an invalid header', '/help', { 'content-length': '1, 2' }, 400],
  ] as const)('%s is refused with a short text', async (_, path, headers, wanted) => {
    for (const host of [HOST, 'www.aurelbank.de.example', 'evil.example']) {
      const { status, headers: sent, body } = await send(server.port, host, path, { headers });
      expect([status, body.toString()]).toEqual([wanted, 'Bad request\n']);
      expect(sent['x-content-type-options']).toBe('nosniff');
    }
  });

  test.each([
    ['TRACE', '/help', {}, 405],
    ['POST', '/help', { 'content-length': '100000' }, 413],
    ['POST', '/assets/x.js', { 'content-length': '100000' }, 413],
    ['POST', '/robots.txt', { 'content-length': '100000' }, 413],
    ['POST', '/readyz', { 'content-length': '100000' }, 413],
    ['POST', '/.well-known/acme-challenge/x', { 'content-length': '100000' }, 413],
    ['POST', '/help', { 'transfer-encoding': 'br' }, 501],
  ] as const)(
    '%s %s with %j is refused with a short text',
    async (method, path, headers, wanted) => {
      const {
        status,
        body,
        headers: sent,
      } = await send(server.port, HOST, path, { method, headers });
      expect([status, body.toString()]).toEqual([wanted, 'Bad request\n']);
      expect(sent['x-content-type-options']).toBe('nosniff');
    },
  );

  test.each(['ready', 'not-ready', 'backend', 'needs-scripts', 'refused'])(
    'the internal address /voucher-%s is answered without a raw page',
    async (name) => {
      for (const host of [HOST, 'evil.example']) {
        const { status, headers, body } = await send(server.port, host, `/voucher-${name}`);
        expect([host, status]).toEqual([host, 404]);
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(body.toString()).not.toMatch(/nginx|<hr>/);
      }
    },
  );

  test('the log leaves the last part of an address out, however it is written', async () => {
    const balancer = '127.0.0.1';
    const logging = await startNginx({ nginx: String(nginx), dist, backend: 1, balancer });
    const addresses = {
      '203.0.113.7': '203.0.113.0',
      '::ffff:203.0.113.7': '203.0.113.0',
      '2001:db8:1:2:3::7': '2001:db8:1::',
      '2001:db8::7': '2001:db8::',
      '64:ff9b::203.0.113.7': '64:ff9b::',
      '::1': '-',
    };
    for (const address of Object.keys(addresses))
      await send(logging.port, HOST, '/help', { headers: { 'x-forwarded-for': address } });
    const lines = (await logging.stop()).trim().split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual(Object.values(addresses));
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
      '/ABCD-1234',
      '/abcd1234?x',
      '/abcdefgh/',
      '/ABCD-1234/more',
      `/payment/unzer?token=${SECRET}`,
      `/?code=${SECRET}`,
      `/shops/7?x=${SECRET}`,
      `/help?x=${SECRET}`,
      `/assets/${SECRET}/x`,
      `/api/v2/redeem/${SECRET}`,
      `/api/v2/nothing/${SECRET}`,
      '/api/v2/parameter',
      '/shops/12/some-shop',
      '/robots.txt',
    ];
    const headers = { referer: `http://x.example/${SECRET}` };
    for (const path of addresses) await send(gone.port, HOST, path, { headers });
    for (const path of ['/', '/api/v2/redeem'])
      await send(gone.port, HOST, path, { method: 'POST' });
    // A path with an invalid byte, and bytes that are not a request.
    await send(gone.port, HOST, `/merchantcode/%00${SECRET}`);
    const logs = await gone.stop();
    for (const text of [SECRET, SECRET.slice(0, 6), 'abcd', 'ABCD']) {
      expect(logs).not.toContain(text);
    }
    // The method that was sent, also where an internal redirect answers.
    expect(logs).toContain('"POST / HTTP/1.1" 405');
    expect(logs).toContain('"POST /api/v2/redeem HTTP/1.1" 502');
    // Of a visitor's address the last part is left out.
    expect(logs).toMatch(/^127\.0\.0\.0 /m);
    expect(logs).not.toContain('127.0.0.1');
    expect(logs.trim().split('\n')).toHaveLength(addresses.length + 3);
    for (const line of [
      '"GET /merchantcode/... HTTP/1.1" 200',
      '"GET /shops/12/some-shop HTTP/1.1" 200',
      '"GET /robots.txt HTTP/1.1" 200',
      '"GET /... HTTP/1.1" 200',
      '"GET /api/v2/redeem/:redeemId HTTP/1.1" 502',
      '"GET /api/v2/parameter HTTP/1.1" 502',
    ]) {
      expect(logs).toContain(line);
    }
  });
});
