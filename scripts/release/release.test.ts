import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  currentOf,
  goBack,
  isChecked,
  pass,
  recordCheck,
  recordServed,
  release,
} from './release.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'release-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A build with a page that names its script, as a release whose run goes no further. */
function start(name: string, script: string): void {
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
  release({ dist, target: join(folder, 'srv'), name });
}

/** A release that the web server was seen to serve. @returns the releases that are there then */
function ship(name: string, script: string, keep: number | undefined = 3): string[] {
  start(name, script);
  return pass(join(folder, 'srv'), { name, keep });
}
/** Goes back, and visitors get it. */
function back(): string | undefined {
  const target = join(folder, 'srv');
  const name = goBack(target);
  if (name !== undefined) recordServed(target, name);
  return name;
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

test('what only its owner could read in the build, the web server can', () => {
  const dist = join(folder, 'dist');
  start('1', 'a');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  for (const file of files) {
    const path = join(dist, file);
    chmodSync(path, statSync(path).isDirectory() ? 0o700 : 0o600);
  }
  chmodSync(dist, 0o700);
  const target = join(folder, 'srv');
  release({ dist, target, name: '2' });
  const modes = ['', ...files].map((file) => {
    const stat = statSync(current(file));
    return [file, stat.mode & 0o777, stat.isDirectory() ? 0o755 : 0o644];
  });
  expect(modes.filter(([, mode, wanted]) => mode !== wanted)).toEqual([]);
});

test('only so many releases stay, and only the assets that they were made with', () => {
  for (const [name, script] of ['a', 'b', 'c', 'd', 'e'].entries()) ship(String(name), script);
  expect(readdirSync(join(folder, 'srv/releases'))).toEqual(['2', '3', '4']);
  // Of the release that was there until then, too.
  expect(scripts()).toEqual(['b.js', 'c.js', 'd.js', 'e.js', 'shared.js']);
  // Requests to the one before may be under way.
  expect(ship('5', 'f', 1)).toEqual(['4', '5']);
});

test('nothing is removed before the web server was seen to serve the new one', () => {
  for (const name of ['1', '2', '3', '4', '5']) start(name, name);
  expect(readdirSync(join(folder, 'srv/releases'))).toEqual(['1', '2', '3', '4', '5']);
  start('6', 'f');
  // Those that came to no good end are there, and not in the list.
  expect(pass(join(folder, 'srv'), { name: '6' })).toEqual(['6']);
  expect(readdirSync(join(folder, 'srv/releases'))).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('a release can be taken back', () => {
  ship('1', 'a');
  ship('2', 'b');
  expect(back()).toBe('1');
  expect(readFileSync(current('pages/index.html'), 'utf8')).toBe('a');
  // Pages of the later one are open, and ask for its assets.
  expect(scripts()).toEqual(['a.js', 'b.js', 'shared.js']);
  expect(goBack(join(folder, 'srv'))).toBeUndefined();
});

test('a run takes back, and says of, its own release only', () => {
  ship('1', 'a');
  start('2', 'b');
  ship('3', 'c');
  const target = join(folder, 'srv');
  expect(() => goBack(target, '2')).toThrow('3 is current, not 2');
  expect(() => pass(target, { name: '2', keep: 2 })).toThrow('3 is current, not 2');
  expect(currentOf(target)).toBe('3');
  expect(readdirSync(join(target, 'releases'))).toEqual(['1', '2', '3']);
  expect(existsSync(join(target, 'releases/2/deploy/passed'))).toBe(false);
  expect(goBack(target, '3')).toBe('1');
});

test('what is no build, and a copy that broke off, never become current', () => {
  ship('1', 'a');
  const target = join(folder, 'srv');
  expect(() => release({ dist: target, target, name: '2' })).toThrow('is no build');
  mkdirSync(join(target, 'releases/.1a/assets'), { recursive: true });
  start('2', 'b');
  // It needs space, and never was served.
  expect(readdirSync(join(target, 'releases'))).toEqual(['1', '2']);
  expect(() => ship('2', 'c')).toThrow('is there already');
  expect(readFileSync(current('pages/index.html'), 'utf8')).toBe('b');
});

test('a copy that breaks off leaves nothing behind', () => {
  ship('1', 'a');
  const target = join(folder, 'srv');
  rmSync(join(target, 'releases/1/deploy/own-assets.txt'));
  expect(() => start('2', 'b')).toThrow('ENOENT');
  expect(readdirSync(join(target, 'releases'))).toEqual(['1']);
  expect(currentOf(target)).toBe('1');
});

test('a release that was gone back to is the one that the next release goes back to', () => {
  ship('1', 'first');
  ship('2', 'second');
  ship('3', 'third');
  const target = join(folder, 'srv');
  expect(back()).toEqual('2');
  expect(back()).toEqual('1');
  expect(currentOf(target)).toBe('1');
  start('4', 'fourth');
  // Not to one that was left on purpose.
  expect(goBack(target)).toBe('1');
  expect(scripts()).toContain('fourth.js');
  expect(ship('5', 'fifth')).toEqual(['1', '5']);
  expect(goBack(target)).toBe('1');
});

test('going back again goes no further before visitors got what it went to', () => {
  for (const name of ['1', '2', '3']) ship(name, name);
  const target = join(folder, 'srv');
  expect([goBack(target), goBack(target)]).toEqual(['2', '2']);
  expect(currentOf(target)).toBe('2');
  recordServed(target, '2');
  expect(goBack(target)).toBe('1');
  // The next release is one to leave, whatever is on record of those before.
  ship('4', 'd');
  expect([goBack(target), goBack(target)]).toEqual(['1', '1']);
});

test('releases that failed cost none of those that stay, and go with the next good one', () => {
  const target = join(folder, 'srv');
  ship('1', 'a', 2);
  ship('2', 'b', 2);
  for (const name of ['3', '4', '5']) {
    start(name, `failed-${name}`);
    expect(back()).toBe('2');
  }
  expect(goBack(target)).toBe('1');
  expect(ship('6', 'e', 2)).toEqual(['1', '6']);
});

test('whether a release was checked is on record', () => {
  const target = join(folder, 'srv');
  ship('1', 'a');
  expect(isChecked(target, '1')).toBe(false);
  start('2', 'b');
  pass(target, { name: '2', keep: 3, isChecked: true });
  expect(isChecked(target, '2')).toBe(true);
  expect(goBack(target)).toBe('1');
  recordCheck(target, '1');
  expect(isChecked(target, '1')).toBe(true);
  expect(isChecked(target, 'none')).toBe(false);
});

test('a run that was interrupted is none to go back to, before and after it was current', () => {
  const target = join(folder, 'srv');
  ship('1', 'a');
  start('2', 'interrupted');
  expect(ship('3', 'c')).toEqual(['1', '3']);
  // Requests to it may be under way.
  expect(readdirSync(join(target, 'releases'))).toEqual(['1', '2', '3']);
  expect(goBack(target)).toBe('1');
  cpSync(join(target, 'releases/3'), join(target, 'releases/4'), { recursive: true });
  rmSync(join(target, 'releases/4/deploy/passed'));
  expect(ship('5', 'e')).toEqual(['1', '5']);
  expect(goBack(target)).toBe('1');
});

test('a release that was made before they said how they ended is one to go back to', () => {
  const target = join(folder, 'srv');
  ship('1', 'a');
  for (const file of ['before.txt', 'passed']) rmSync(join(target, 'releases/1/deploy', file));
  start('2', 'failed');
  expect(goBack(target)).toBe('1');
});

test('a first release that failed stays current, and nothing goes back to it', () => {
  const target = join(folder, 'srv');
  start('1', 'a');
  expect(goBack(target)).toBeUndefined();
  expect(currentOf(target)).toBe('1');
  expect(ship('2', 'b')).toEqual(['2']);
  expect(goBack(target)).toBeUndefined();
  expect(ship('3', 'c')).toEqual(['2', '3']);
});
