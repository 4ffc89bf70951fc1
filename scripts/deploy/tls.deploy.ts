import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeCertificate } from '../serve/self-signed.ts';
import { HSTS } from './headers.ts';
import { startNginx, type Nginx } from './start-nginx.ts';
import { dist, nginx, send, startBackend } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'voucher-tls-'));
afterAll(() => rmSync(folder, { recursive: true }));

const hasCertificate =
  nginx !== undefined &&
  ['default', 'aurelbank', 'tafelzeit'].every((name) => writeCertificate(join(folder, name), name));
if (nginx !== undefined && !hasCertificate) {
  console.warn(
    '\n!!! OPENSSL IS NOT INSTALLED: TLS OF THE SHIPPED CONFIGURATION IS NOT TESTED. !!!\n',
  );
}

// Said loudly above where it is skipped: without a certificate nginx does not start with TLS.
describe.skipIf(!hasCertificate)('nginx with TLS', () => {
  let backend: Awaited<ReturnType<typeof startBackend>>;
  let server: Nginx;
  beforeAll(async () => {
    backend = await startBackend();
    const options = { nginx: String(nginx), dist, backend: backend.port };
    server = await startNginx({ ...options, certificates: folder });
  });
  afterAll(async () => {
    await Promise.all([server?.stop(), backend?.stop()]);
  });

  /** Whose certificate a visitor of a host gets. */
  const nameOf = (servername: string) =>
    new Promise<string>((resolve, reject) => {
      const { port } = server;
      const socket = connectTls({
        port,
        host: '127.0.0.1',
        servername,
        rejectUnauthorized: false,
      });
      socket.once('error', reject);
      socket.once('secureConnect', () => {
        resolve(String(socket.getPeerCertificate().subject.CN));
        socket.destroy();
      });
    });

  test('serves HTTP/2 and tells browsers to stay with https', async () => {
    const session = connect(`https://127.0.0.1:${server.port}`, {
      ca: readFileSync(join(folder, 'default/fullchain.pem')),
      checkServerIdentity: () => undefined,
    });
    const call = session.request({ ':path': '/help', ':authority': 'aurelbank.de.example' });
    const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
      call.once('response', resolve);
      call.once('error', reject);
      session.once('error', reject);
    });
    session.destroy();
    expect(headers[':status']).toBe(200);
    expect(headers['strict-transport-security']).toBe(HSTS);
  });

  test('each site has its own certificate, every other name the default one', async () => {
    expect(await nameOf('aurelbank.de.example')).toBe('aurelbank');
    expect(await nameOf('www.tafelzeit.de.example')).toBe('tafelzeit');
    expect(await nameOf('evil.example')).toBe('default');
  });

  test('a site without a folder is refused in the handshake, not served with the default one', async () => {
    await expect(nameOf('kontora.de.example')).rejects.toThrow('alert');
  });

  test('a challenge of an authority is answered over http, for www as well', async () => {
    const path = '/.well-known/acme-challenge/token-1';
    mkdirSync(join(server.challenges, '.well-known/acme-challenge'), { recursive: true });
    writeFileSync(join(server.challenges, path), 'token-1.thumbprint');
    for (const host of ['aurelbank.de.example', 'www.aurelbank.de.example']) {
      const { status, body } = await send(server.redirectPort, host, path);
      expect([status, body.toString()]).toEqual([200, 'token-1.thumbprint']);
    }
    const other = await send(server.redirectPort, 'aurelbank.de.example', `${path}2`);
    expect(other.status).toBe(404);
    const form = { method: 'POST', body: Buffer.from('a=b') };
    const refused = await send(server.redirectPort, 'aurelbank.de.example', path, form);
    expect([refused.status, refused.body.toString()]).toEqual([405, 'Bad request\n']);
  });

  test('sends http to https at the same address, hosts of no site nowhere', async () => {
    const known = await send(server.redirectPort, 'aurelbank.de.example', '/help?lang=de');
    expect([known.status, known.headers.location]).toEqual([
      301,
      'https://aurelbank.de.example/help?lang=de',
    ]);
    const www = await send(server.redirectPort, 'www.aurelbank.de.example', '/help');
    expect(www.headers.location).toBe('https://aurelbank.de.example/help');
    const unknown = await send(server.redirectPort, 'evil.example', '/');
    expect([unknown.status, unknown.body.toString()]).toEqual([404, 'Not found\n']);
    expect(unknown.headers['x-content-type-options']).toBe('nosniff');
  });

  test.each([
    ['a method that is never answered', 'TRACE', '/help', {}, 405],
    ['an address that is too long', 'GET', `/${'a'.repeat(40_000)}`, {}, 414],
    ['a header that is too long', 'GET', '/help', { 'x-long': 'a'.repeat(40_000) }, 400],
    ['an invalid header', 'GET', '/help', { 'content-length': '1, 2' }, 400],
    ['a form that is too long', 'POST', '/help', { 'content-length': '2000000' }, 413],
    ['an unknown encoding', 'POST', '/help', { 'transfer-encoding': 'br' }, 501],
  ] as const)(
    '%s is refused over http with a short text',
    async (_, method, path, headers, wanted) => {
      for (const host of ['aurelbank.de.example', 'evil.example']) {
        const refused = await send(server.redirectPort, host, path, { method, headers });
        expect([refused.status, refused.body.toString()]).toEqual([wanted, 'Bad request\n']);
        expect(refused.headers['x-content-type-options']).toBe('nosniff');
      }
    },
  );

  test.each(['/voucher-refused', '/voucher-ready', '/voucher-not-ready', '/voucher-backend'])(
    '%s is no address over http',
    async (path) => {
      const { status, body } = await send(server.redirectPort, 'aurelbank.de.example', path);
      expect([status, body.toString()]).toEqual([404, 'Not found\n']);
    },
  );

  test('health and readiness are answered over http as over https', async () => {
    const ask = async (path: string, port = server.redirectPort) => {
      const { status, body } = await send(port, '10.0.0.7', path);
      return `${status} ${body.toString()}`;
    };
    expect([await ask('/healthz'), await ask('/readyz')]).toEqual(['200 ok\n', '200 ok\n']);
    const options = { nginx: String(nginx), dist, certificates: folder };
    const page = await startBackend(undefined, 'text/html');
    for (const port of [1, page.port]) {
      const unready = await startNginx({ ...options, backend: port });
      expect(await ask('/healthz', unready.redirectPort)).toBe('200 ok\n');
      expect(await ask('/readyz', unready.redirectPort)).toBe('502 The backend does not answer\n');
      await unready.stop();
    }
    await page.stop();
  });
});
