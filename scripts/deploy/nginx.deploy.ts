import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startNginx, type Nginx } from './start-nginx.ts';
import { testAnswers } from './test-answers.ts';
import { dist, hasBrotli, describeNginx, nginx, send, startBackend } from './testing.ts';
import { NGINX_FOLDER } from './write-deployment.ts';

// A real nginx with the configuration of a finished build (`npm run build`). Without nginx only the first
// test runs, and testing.ts says so loudly.

const HOST = 'alpengruss.ch.example';

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

describeNginx('nginx', () => {
  let backend: Awaited<ReturnType<typeof startBackend>>;
  /** As Debian installs it, without the brotli module's directives. */
  let stock: Nginx;
  let server: Nginx;

  beforeAll(async () => {
    backend = await startBackend();
    const options = { nginx: String(nginx), dist, backend: backend.port };
    [stock, server] = await Promise.all([
      startNginx(options),
      startNginx({ ...options, optional: hasBrotli ? ['brotli.conf'] : [] }),
    ]);
  });
  afterAll(async () => {
    await Promise.all([stock?.stop(), server?.stop(), backend?.stop()]);
  });

  test('takes its configuration without a warning', async () => {
    const optional = ['mock.conf', 'rate-limits.conf', 'reports.conf'] as const;
    const full = await startNginx({ nginx: String(nginx), dist, backend: backend.port, optional });
    expect([...stock.warnings, ...full.warnings]).toEqual([]);
    await full.stop();
  });

  testAnswers(() => stock.port);

  const script = globSync('assets/*.js', { cwd: dist })[0] ?? '';

  describe.each(['/', `/${script}`])('%s', (path) => {
    const plainFile = () =>
      join(dist, path === '/' ? 'pages/alpengruss-ch/de-CH/index.html' : path);

    test.for([
      ['stock', 'gzip, deflate, br', 'gzip', '.gz'],
      ['stock', 'identity', undefined, ''],
      ['brotli', 'gzip, deflate, br', 'br', '.br'],
      ['brotli', 'gzip', 'gzip', '.gz'],
    ] as const)(
      'is sent compressed: %s nginx, Accept-Encoding "%s"',
      async ([kind, accepted, encoding, ending], { skip }) => {
        skip(kind === 'brotli' && !hasBrotli, 'nginx has no brotli module');
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
});
