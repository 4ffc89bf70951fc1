import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { browserCandidates } from './find-browser.mjs';
import { firstDifference } from './installed.mjs';

const root = mkdtempSync(join(tmpdir(), 'setup-'));
afterAll(() => rmSync(root, { recursive: true }));

const LOCK = {
  '': { version: '1.0.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/mac-only': { version: '1.0.0', optional: true },
};

test.each([
  ['the same', { 'node_modules/a': { version: '1.0.0' } }, undefined],
  ['another version', { 'node_modules/a': { version: '1.0.1' } }, 'node_modules/a'],
  ['a missing package', {}, 'node_modules/a'],
  [
    'a package too many',
    { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' } },
    'node_modules/b',
  ],
  ['no installation', undefined, 'node_modules'],
])('firstDifference: %s', (_name, installed, difference) => {
  const project = mkdtempSync(join(root, 'project-'));
  mkdirSync(join(project, 'node_modules'));
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify({ packages: LOCK }));
  if (installed) {
    const record = JSON.stringify({ packages: installed });
    writeFileSync(join(project, 'node_modules/.package-lock.json'), record);
  }
  expect(firstDifference(project)).toBe(difference);
});

test('CHROME_PATH is the only candidate when it is set', () => {
  expect(
    browserCandidates({
      environment: { CHROME_PATH: '/opt/x', PATH: '/usr/bin' },
      platform: 'linux',
    }),
  ).toEqual(['/opt/x']);
});

test.each([
  ['linux', { PATH: '/usr/bin' }, '/usr/bin/chromium'],
  ['linux', { PATH: '/usr/bin' }, '/usr/bin/chromium-headless-shell'],
  ['darwin', { HOME: '/home' }, '/home/Applications/Chromium.app/Contents/MacOS/Chromium'],
  ['win32', { ProgramFiles: 'C:\\P' }, 'C:\\P\\Google\\Chrome\\Application\\chrome.exe'],
])('candidates on %s', (platform, environment, path) => {
  expect(browserCandidates({ environment, platform })).toContain(path);
});

test('package-lock.json has every package that another one asks for, also for other platforms', () => {
  interface Locked {
    readonly version?: string;
    readonly integrity?: string;
    readonly optionalDependencies?: Record<string, string>;
  }
  const { packages } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'),
  ) as { packages: Record<string, Locked> };
  const paths = Object.keys(packages);
  // `npm ci` refuses a lock file without them; npm itself writes such files now and then.
  const incomplete = Object.entries(packages).filter(
    ([path, { version, integrity }]) => path !== '' && !(version && integrity),
  );
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !paths.some((path) => path.endsWith(`node_modules/${name}`)));
  expect({ incomplete: incomplete.map(([path]) => path), missing }).toEqual({
    incomplete: [],
    missing: [],
  });
});
