import { appendFileSync, cpSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkDist } from './check-dist.ts';
import { checkServer } from './check-server.ts';
import { screenOf, type Finding } from './finding.ts';
import { startNginx, type Nginx } from './start-nginx.ts';
import {
  dist,
  hasBrotli,
  describeNginx,
  nginx,
  send,
  startBackend,
  type Reply,
} from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'voucher-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

const wrong = (findings: readonly Finding[]) =>
  findings.filter(({ level }) => level === 'wrong').map(({ text }) => text);

test('a build is looked at in one screen, and a file that is gone, empty or another is found', () => {
  const before = checkDist(dist, { isDemo: true });
  expect(screenOf(before).split('\n').length).toBeLessThan(24);
  expect(wrong(before)).toEqual([]);
  const build = join(folder, 'dist');
  cpSync(dist, build, { recursive: true });
  const [gone = '', empty = ''] = globSync('assets/*.js', { cwd: dist });
  const page = 'pages/aurelbank/de-DE/index.html';
  rmSync(join(build, gone));
  writeFileSync(join(build, empty), '');
  appendFileSync(join(build, page), '<script>0</script>');
  const texts = wrong(checkDist(build, { isDemo: true }));
  expect(texts).toHaveLength(1);
  for (const file of [gone, empty, page]) expect(texts[0]).toContain(file);
});

test('a build for demonstrations is none for visitors', () => {
  const text = 'It is for demonstrations and tests, not for visitors';
  expect(wrong(checkDist(dist)).join('\n')).toContain(text);
});

describeNginx('a server', () => {
  test('with the shipped configuration has nothing wrong; a backend of another site is found', async () => {
    const backend = await startBackend('aurelbank');
    const server = await startNginx({ nginx: String(nginx), dist, backend: backend.port });
    const url = new URL(`http://127.0.0.1:${server.port}`);
    const findings = await checkServer({ url, host: 'aurelbank.de.example' });
    expect(wrong(findings)).toEqual([]);
    expect(screenOf(findings).split('\n').length).toBeLessThan(24);
    const other = await checkServer({ url, host: 'kontora.de.example' });
    expect(wrong(other)).toEqual([
      'The backend knows the site by its host: it answers for aurelbank',
    ]);
    await server.stop();
    await backend.stop();
  });

  test('that sends one page uncompressed, and one of another release, is found', async ({
    skip,
  }) => {
    skip(!hasBrotli, 'nginx has no brotli module');
    const build = join(folder, 'uncompressed');
    for (const part of ['assets', 'deploy', 'pages/aurelbank']) {
      cpSync(join(dist, part), join(build, part), { recursive: true });
    }
    rmSync(join(build, 'pages/aurelbank/de-DE/shops.html.br'));
    rmSync(join(build, 'pages/aurelbank/de-DE/index.html.gz'));
    // Of an earlier release.
    writeFileSync(join(build, 'pages/aurelbank/de-DE/help-tab.html.gz'), gzipSync('<p>Help'));
    const backend = await startBackend('aurelbank');
    const server = await startNginx({
      nginx: String(nginx),
      dist: build,
      backend: backend.port,
      optional: ['brotli.conf'],
    });
    const url = new URL(`http://127.0.0.1:${server.port}`);
    const findings = await checkServer({ url, host: 'aurelbank.de.example' });
    await Promise.all([server.stop(), backend.stop()]);
    expect(wrong(findings)).toEqual([
      'Pages and scripts are sent compressed: no gzip of /; gzip of /help is another text; no br of /shops',
    ]);
  });

  describe('that answers otherwise in one place', () => {
    let backend: Awaited<ReturnType<typeof startBackend>>;
    let right: Nginx;
    beforeAll(async () => {
      backend = await startBackend('aurelbank');
      right = await startNginx({ nginx: String(nginx), dist, backend: backend.port });
    });
    afterAll(async () => {
      await Promise.all([right?.stop(), backend?.stop()]);
    });

    const html = { 'content-type': 'text/html' };
    const lines: [string, (path: string, reply: Reply) => Partial<Reply>, string][] = [
      [
        'a page other than the first one with the policy of another release',
        (path, { headers }) => ({
          ...(path === '/shops' && {
            headers: {
              ...headers,
              'content-security-policy': String(headers['content-security-policy']).replace(
                /'sha256-[^ ;]+(?=[^;]*; style-src)/,
                "'sha256-other='",
              ),
            },
          }),
        }),
        "The policy lets every page run its scripts and use its styles: /shops: no script-src 'sha256-",
      ],
      [
        'pages with another style than their policy',
        (path, { headers, body }) => ({
          ...(path.startsWith('/merchantcode') && {
            headers,
            body: Buffer.from(body.toString().replace('<style id="theme">', '$&a{}')),
          }),
        }),
        "The policy lets every page run its scripts and use its styles: /merchantcode/deploy-check: no style-src 'sha256-",
      ],
      [
        'a page with the hosts of another release',
        (path, { headers }) => ({
          ...(path.startsWith('/merchantcode') && {
            headers: {
              ...headers,
              'content-security-policy': String(headers['content-security-policy']).replace(
                "connect-src 'self'",
                'connect-src https://other.example',
              ),
            },
          }),
        }),
        "The policy lets every page run its scripts and use its styles: /merchantcode/deploy-check: no connect-src 'self'",
      ],
      [
        'a script that comes later and is gone',
        (path) => (/\/third-party-scripts-/.test(path) ? { status: 404 } : {}),
        'Every script and style of the pages comes as one: /assets/third-party-scripts-',
      ],
      [
        'a script that comes later and is a page',
        (path) => (/\/third-party-scripts-/.test(path) ? { headers: html } : {}),
        'Every script and style of the pages comes as one: /assets/third-party-scripts-',
      ],
      [
        'a style that is a page',
        (path) => (/\/application-.*\.css/.test(path) ? { headers: html } : {}),
        'Every script and style of the pages comes as one: /assets/application-',
      ],
      [
        'a page that is kept nowhere',
        (path, { headers }) =>
          path === '/shops' ? { headers: { ...headers, 'cache-control': 'no-store' } } : {},
        'Pages are asked for again each time: /shops: cache-control is no-store',
      ],
      [
        'a page that is kept for a day',
        (path, { headers }) =>
          path === '/' ? { headers: { ...headers, 'cache-control': 'max-age=86400' } } : {},
        'Pages are asked for again each time: /: cache-control is max-age=86400',
      ],
    ];
    test.each(lines)('%s is found', async (_, change, wanted) => {
      const host = 'aurelbank.de.example';
      const answer = async ({ url = '', headers }: IncomingMessage, response: ServerResponse) => {
        const accepted = headers['accept-encoding'] ?? 'identity';
        const reply = await send(right.port, host, url, {
          headers: { 'accept-encoding': accepted },
        });
        // Compressed bytes stay as they are.
        const isPlain = reply.headers['content-encoding'] === undefined;
        const sent = { ...reply, ...(isPlain && change(url, reply)) };
        const { 'content-length': _length, ...rest } = sent.headers;
        response.writeHead(sent.status, rest).end(sent.body);
      };
      const server = createServer((request, response) => void answer(request, response));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      const texts = wrong(await checkServer({ url: new URL(`http://127.0.0.1:${port}`), host }));
      server.close();
      expect(texts).toEqual([expect.stringContaining(wanted)]);
    });
  });

  test('that knows nothing of headers is wrong nearly everywhere', async () => {
    const backend = await startBackend('x');
    const url = new URL(`http://127.0.0.1:${backend.port}`);
    const texts = wrong(await checkServer({ url }));
    await backend.stop();
    for (const part of [
      'Nobody can frame a page',
      'Internal files',
      'Pages and scripts are sent compressed',
    ]) {
      expect(texts.filter((text) => text.startsWith(part))).toHaveLength(1);
    }
    expect(texts.length).toBeGreaterThan(7);
  });
});
