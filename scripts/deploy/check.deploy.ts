import { appendFileSync, cpSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkDist } from './check-dist.ts';
import { checkServer } from './check-server.ts';
import { screenOf, type Finding } from './finding.ts';
import { startNginx } from './start-nginx.ts';
import { dist, hasBrotli, describeNginx, nginx, startBackend } from './testing.ts';

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

  test('that sends one page uncompressed is found', async ({ skip }) => {
    skip(!hasBrotli, 'nginx has no brotli module');
    const build = join(folder, 'uncompressed');
    for (const part of ['assets', 'deploy', 'pages/aurelbank']) {
      cpSync(join(dist, part), join(build, part), { recursive: true });
    }
    rmSync(join(build, 'pages/aurelbank/de-DE/shops.html.br'));
    rmSync(join(build, 'pages/aurelbank/de-DE/index.html.gz'));
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
      'Pages and scripts are sent compressed: no gzip of /; no br of /shops',
    ]);
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
