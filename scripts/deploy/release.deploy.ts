import { execFile } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeChecksums } from './checksums.ts';
import { currentOf, goBack, release } from './release.ts';
import { TABLE_FILE } from './site-table.ts';
import { copyOneSite, send, startBackend, startSite } from './testing.ts';

const HOST = 'aurelbank.de.example';
const PAGE = 'pages/aurelbank/de-DE/help-tab.html';
let folder = '';
let target = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  target = join(folder, 'srv');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build of one site, whose help page, script and policies say which build it is. */
function build(mark: string): string {
  const copy = copyOneSite(join(folder, `dist-${mark}`));
  for (const file of globSync(`${PAGE}.*`, { cwd: copy })) rmSync(join(copy, file));
  appendFileSync(join(copy, PAGE), `<script src="/assets/only-${mark}.js"></script>`);
  writeFileSync(join(copy, `assets/only-${mark}.js`), mark);
  const table = readFileSync(join(copy, TABLE_FILE), 'utf8');
  writeFileSync(
    join(copy, TABLE_FILE),
    table.replaceAll('script-src', `script-src https://${mark}.example`),
  );
  writeChecksums(copy);
  return copy;
}

test('while releases are switched, every page finds its own scripts and has its own policy', async () => {
  const builds = { b: build('b'), c: build('c') };
  // Those that the command names after the time are later.
  release({ dist: build('a'), target, name: '1', keep: 2 });
  const backend = await startBackend();
  const site = await startSite(backend.port, join(target, 'current'));
  const seen = new Set<string>();
  const stop = new AbortController();
  const visit = async () => {
    const { headers, body } = await send(site.port, HOST, '/help');
    const [, mark = ''] = /only-(\w)\.js/.exec(body.toString()) ?? [];
    seen.add(mark);
    expect(headers['content-security-policy']).toContain(`https://${mark}.example`);
    const script = await send(site.port, HOST, `/assets/only-${mark}.js`);
    expect([script.status, script.body.toString()]).toEqual([200, mark]);
  };
  const visitor = async () => {
    while (!stop.signal.aborted) await visit();
  };
  const visitors = Promise.all([visitor(), visitor(), visitor()]);
  const switches = async () => {
    await deploy('release', target, '--demo', '--from', builds.b);
    await expect.poll(() => seen.has('b')).toBe(true);
    // A page that was open before asks for its later scripts.
    expect((await send(site.port, HOST, '/assets/only-a.js')).status).toBe(200);
    await deploy('back', target);
    seen.clear();
    await expect.poll(() => seen.has('a')).toBe(true);
    await deploy('release', target, '--demo', '--from', builds.c);
    await expect.poll(() => seen.has('c')).toBe(true);
    stop.abort();
  };
  try {
    await Promise.all([switches(), visitors]);
  } finally {
    stop.abort();
    await Promise.all([site.stop(), backend.stop()]);
  }
});

/** Runs the operator's command in a process of its own, so that visitors come in the middle of it. */
async function deploy(...args: string[]): Promise<void> {
  const script = join(import.meta.dirname, '../deploy.ts');
  await promisify(execFile)(process.execPath, [script, ...args]);
}

test('the releases that are kept have all their assets, those of older ones are removed', () => {
  for (const name of ['a', 'b', 'c']) release({ dist: build(name), target, name, keep: 2 });
  const isThere = (mark: string) => existsSync(join(target, `current/assets/only-${mark}.js`));
  expect(['a', 'b', 'c'].map(isThere)).toEqual([false, true, true]);
  expect(currentOf(target)).toBe('c');
  expect(goBack(target)).toBe('b');
  expect(goBack(target)).toBeUndefined();
  expect(currentOf(target)).toBe('b');
});

test('a release that cannot be written changes nothing', () => {
  const [a, b] = [build('a'), build('b')];
  release({ dist: a, target, name: 'a', keep: 2 });
  expect(() => release({ dist: b, target, name: 'a', keep: 2 })).toThrow('is there already');
  rmSync(join(b, 'assets'), { recursive: true });
  expect(() => release({ dist: b, target, name: 'b', keep: 2 })).toThrow('ENOENT');
  expect(currentOf(target)).toBe('a');
});
