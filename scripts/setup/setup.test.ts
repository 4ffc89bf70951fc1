import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { browserCandidates } from './find-browser.mjs';
import { findNginx } from './find-nginx.mjs';
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
  expect(browserCandidates({ CHROME_PATH: '/opt/x', PATH: '/usr/bin' }, 'linux')).toEqual([
    '/opt/x',
  ]);
});

test.each([
  ['linux', { PATH: '/usr/bin' }, '/usr/bin/chromium'],
  ['linux', { PATH: '/usr/bin' }, '/usr/bin/chromium-headless-shell'],
  ['darwin', { HOME: '/home' }, '/home/Applications/Chromium.app/Contents/MacOS/Chromium'],
  ['win32', { ProgramFiles: 'C:\\P' }, 'C:\\P\\Google\\Chrome\\Application\\chrome.exe'],
])('candidates on %s', (platform, environment, path) => {
  expect(browserCandidates(environment, platform)).toContain(path);
});

test('nginx is looked for on the path, unless the environment names it', () => {
  writeFileSync(join(root, 'nginx'), '');
  expect(findNginx({ PATH: root })).toBe(join(root, 'nginx'));
  expect(findNginx({ PATH: root, NGINX_PATH: '/opt/nginx' })).toBe('/opt/nginx');
});
