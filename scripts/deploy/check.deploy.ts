import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkDist } from './check-dist.ts';
import { checkServer } from './check-server.ts';
import { screenOf, wrongIn, type Finding } from './finding.ts';
import {
  copyOneSite,
  dist,
  send,
  startBackend,
  startSite,
  type Reply,
  type TestServer,
} from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'voucher-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

const wrong = (findings: readonly Finding[]) => wrongIn(findings).map(({ text }) => text);

test('a build is looked at in one screen, and a file that is gone, empty or another is found', () => {
  const build = copyOneSite(join(folder, 'dist'));
  const before = checkDist(build, { isDemo: true });
  expect(screenOf(before).split('\n').length).toBeLessThan(24);
  expect(wrong(before)).toEqual([]);
  const [gone, empty, other] = ['index.html.br', 'shops.html', 'index.html'].map(
    (file) => `pages/aurelbank/de-DE/${file}`,
  ) as [string, string, string];
  rmSync(join(build, gone));
  writeFileSync(join(build, empty), '');
  appendFileSync(join(build, other), '<script>0</script>');
  const texts = wrong(checkDist(build, { isDemo: true }));
  expect(texts).toHaveLength(1);
  for (const file of [gone, empty, other]) expect(texts[0]).toContain(file);
});

test('a build for demonstrations is none for visitors', () => {
  const text = 'It is for demonstrations and tests, not for visitors';
  expect(wrong(checkDist(dist)).join('\n')).toContain(text);
});

describe('a server', () => {
  const host = 'aurelbank.de.example';
  let backend: TestServer;
  let site: TestServer;
  beforeAll(async () => {
    backend = await startBackend('aurelbank');
    site = await startSite(backend.port);
  });
  afterAll(() => Promise.all([site?.stop(), backend?.stop()]));

  test('of the build has nothing wrong; a backend of another site is found', async () => {
    const url = new URL(`http://127.0.0.1:${site.port}`);
    const findings = await checkServer({ url, host });
    expect(wrong(findings)).toEqual([]);
    expect(screenOf(findings).split('\n').length).toBeLessThan(24);
    const other = await checkServer({ url, host: 'kontora.de.example' });
    expect(wrong(other)).toEqual([
      'The backend knows the site by its host: it answers for aurelbank',
    ]);
  });

  type Change = (path: string, reply: Reply) => Partial<Reply>;
  const header = (where: string, name: string, change: (value: string) => string): Change => {
    return (path, { headers }) =>
      path === where ? { headers: { ...headers, [name]: change(String(headers[name])) } } : {};
  };
  const lines: [string, Change, string][] = [
    [
      'a page with the policy of another release',
      header('/shops', 'content-security-policy', (policy) =>
        policy.replace(/'sha256-[^ ;]+(?=[^;]*; style-src)/, "'sha256-other='"),
      ),
      "The policy lets every page run its scripts and use its styles: /shops: no script-src 'sha256-",
    ],
    [
      'a script that comes later and is gone',
      (path) => (/\/third-party-scripts-/.test(path) ? { status: 404 } : {}),
      'Every script and style of the pages comes as one: /assets/third-party-scripts-',
    ],
    [
      'a page that is kept for a day',
      header('/', 'cache-control', () => 'max-age=86400'),
      'Pages are asked for again each time: /: cache-control is max-age=86400',
    ],
  ];
  test.each(lines)('%s is found', async (_, change, wanted) => {
    const answer = async ({ url = '', headers }: IncomingMessage, response: ServerResponse) => {
      const accepted = headers['accept-encoding'] ?? 'identity';
      const reply = await send(site.port, host, url, { headers: { 'accept-encoding': accepted } });
      // Compressed bytes stay as they are.
      const isPlain = reply.headers['content-encoding'] === undefined;
      const sent = { ...reply, ...(isPlain && change(url, reply)) };
      response.writeHead(sent.status, sent.headers).end(sent.body);
    };
    const server = createServer((request, response) => void answer(request, response));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const texts = wrong(await checkServer({ url: new URL(`http://127.0.0.1:${port}`), host }));
    server.close();
    expect(texts).toEqual([expect.stringContaining(wanted)]);
  });

  test('that knows nothing of headers is wrong nearly everywhere', async () => {
    const texts = wrong(await checkServer({ url: new URL(`http://127.0.0.1:${backend.port}`) }));
    const parts = [
      'Nobody can frame a page',
      'Internal files',
      'Pages and scripts are sent compressed',
    ];
    for (const part of parts) expect(texts.filter((text) => text.startsWith(part))).toHaveLength(1);
    expect(texts.length).toBeGreaterThan(7);
  });
});
