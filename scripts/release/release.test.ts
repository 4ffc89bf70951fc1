import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { currentOf, goBack, release, takeBack } from './release.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'release-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A build with a page that names its script, as a release. */
function ship(name: string, script: string, keep = 3): string[] {
  const dist = join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  const files = {
    'deploy/site-table.json': '{}',
    'deploy/nginx/voucher/root.conf': '',
    'pages/index.html': script,
    [`assets/${script}.js`]: script,
    [`assets/texts/de-${script}/a.js`]: script,
    'assets/shared.js': 'same',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  }
  return release({ dist, target: join(folder, 'srv'), name, keep });
}
const current = (file: string) => join(folder, 'srv/current', file);
const scripts = () => readdirSync(current('assets')).filter((name) => name !== 'texts');

test('the current release has its own pages and the assets of the releases before', () => {
  ship('1', 'a');
  ship('2', 'b');
  expect(readFileSync(current('pages/index.html'), 'utf8')).toBe('b');
  expect(scripts()).toEqual(['a.js', 'b.js', 'shared.js']);
  expect(readFileSync(current('assets/texts/de-a/a.js'), 'utf8')).toBe('a');
});

test('only so many releases stay, and only their assets', () => {
  for (const [name, script] of ['a', 'b', 'c', 'd'].entries()) ship(String(name), script);
  expect(readdirSync(join(folder, 'srv/releases'))).toEqual(['1', '2', '3']);
  expect(scripts()).toEqual(['b.js', 'c.js', 'd.js', 'shared.js']);
  // The web server goes on with the one before until it is reloaded.
  expect(ship('4', 'e', 1)).toEqual(['3', '4']);
  expect(scripts()).toEqual(['d.js', 'e.js', 'shared.js']);
});

test('a release can be taken back', () => {
  ship('1', 'a');
  ship('2', 'b');
  expect(goBack(join(folder, 'srv'))).toBe('1');
  expect(readFileSync(current('pages/index.html'), 'utf8')).toBe('a');
  // Pages of the later one are open, and ask for its assets.
  expect(scripts()).toEqual(['a.js', 'b.js', 'shared.js']);
  expect(goBack(join(folder, 'srv'))).toBeUndefined();
});

test('what is no build, and a copy that broke off, never become current', () => {
  ship('1', 'a');
  const target = join(folder, 'srv');
  expect(() => release({ dist: target, target, name: '2', keep: 3 })).toThrow('is no build');
  mkdirSync(join(target, 'releases/.2/assets'), { recursive: true });
  ship('2', 'b');
  expect(() => ship('2', 'c')).toThrow('is there already');
  expect(readFileSync(current('pages/index.html'), 'utf8')).toBe('b');
  expect(existsSync(join(target, 'releases/.2'))).toBe(false);
});

test('a release that was gone back to stays, and is current again when the next one fails', () => {
  ship('1', 'first');
  ship('2', 'second');
  ship('3', 'third');
  const target = join(folder, 'srv');
  expect([goBack(target), goBack(target)]).toEqual(['2', '1']);
  expect(currentOf(target)).toBe('1');
  expect(ship('4', 'fourth')).toEqual(['1', '2', '3', '4']);
  takeBack(target, '4', '1');
  expect(currentOf(target)).toBe('1');
  expect(scripts()).toContain('fourth.js');
});

test('a release that failed is no target of the way back and takes no place among those that stay', () => {
  const target = join(folder, 'srv');
  ship('1', 'a');
  for (const name of ['2', '3', '4']) {
    expect(ship(name, `failed-${name}`)).toEqual(['1', name]);
    // The web server goes on with it until it is reloaded.
    takeBack(target, name, '1');
    expect(existsSync(join(target, 'releases', name))).toBe(true);
  }
  expect(ship('5', 'e')).toEqual(['1', '5']);
  expect(readdirSync(join(target, 'releases'))).toEqual(['1', '5']);
  expect(goBack(target)).toBe('1');
});

test('a first release that failed stays current, and the next one is not gone back from to it', () => {
  const target = join(folder, 'srv');
  ship('1', 'a');
  takeBack(target, '1', undefined);
  expect(currentOf(target)).toBe('1');
  expect(ship('2', 'b')).toEqual(['1', '2']);
  expect(goBack(target)).toBeUndefined();
  expect(ship('3', 'c')).toEqual(['2', '3']);
});
