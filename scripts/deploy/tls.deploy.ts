import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HSTS } from './headers.ts';
import { startNginx, type Nginx } from './start-nginx.ts';
import { dist, nginx, send } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'voucher-tls-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A self-signed certificate; false where the machine has no openssl. */
const hasCertificate =
  nginx !== undefined &&
  spawnSync(
    'openssl',
    'req -x509 -newkey rsa:2048 -nodes -subj /CN=test -days 1 -keyout privkey.pem -out fullchain.pem'.split(
      ' ',
    ),
    { cwd: folder },
  ).status === 0;
if (nginx !== undefined && !hasCertificate) {
  console.warn(
    '\n!!! OPENSSL IS NOT INSTALLED: TLS OF THE SHIPPED CONFIGURATION IS NOT TESTED. !!!\n',
  );
}

// Said loudly above where it is skipped: without a certificate nginx does not start with TLS.
describe.skipIf(!hasCertificate)('nginx with TLS', () => {
  let server: Nginx;
  beforeAll(async () => {
    server = await startNginx({ nginx: String(nginx), dist, backend: 1, certificates: folder });
  });
  afterAll(async () => void (await server?.stop()));

  test('serves HTTP/2 and tells browsers to stay with https', async () => {
    const session = connect(`https://127.0.0.1:${server.port}`, {
      ca: readFileSync(join(folder, 'fullchain.pem')),
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

  test('sends http to https at the same address, hosts of no site nowhere', async () => {
    const known = await send(server.redirectPort, 'aurelbank.de.example', '/help?lang=de');
    expect([known.status, known.headers.location]).toEqual([
      301,
      'https://aurelbank.de.example/help?lang=de',
    ]);
    expect((await send(server.redirectPort, 'evil.example', '/')).status).toBe(404);
    expect((await send(server.redirectPort, '10.0.0.7', '/healthz')).status).toBe(200);
  });
});
