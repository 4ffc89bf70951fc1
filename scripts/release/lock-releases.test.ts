import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LOCK_FILE, lockReleases } from './lock-releases.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'release-lock-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A process that ended: nobody has its id. */
const endedProcess = (): number => spawnSync('true').pid;

test('a lock is held until it is given back, and names who holds it', () => {
  const unlock = lockReleases(folder);
  expect(readFileSync(join(folder, LOCK_FILE), 'utf8')).toBe(String(process.pid));
  expect(() => lockReleases(folder)).toThrow(`Process ${process.pid} has been releasing`);
  unlock();
  expect(readdirSync(folder)).toEqual([]);
  lockReleases(folder)();
});

test('a second run leaves the lock of a process that runs', () => {
  const other = spawn('sleep', ['30'], { stdio: 'ignore' });
  writeFileSync(join(folder, LOCK_FILE), String(other.pid));
  expect(() => lockReleases(folder)).toThrow(
    new RegExp(`Process ${other.pid} .*remove ${join(folder, LOCK_FILE)}`),
  );
  expect(readdirSync(folder)).toEqual([LOCK_FILE]);
  other.kill();
});

test('the lock of a process that ended is taken over', () => {
  writeFileSync(join(folder, LOCK_FILE), String(endedProcess()));
  const unlock = lockReleases(folder);
  expect(readFileSync(join(folder, LOCK_FILE), 'utf8')).toBe(String(process.pid));
  expect(readdirSync(folder)).toEqual([LOCK_FILE]);
  unlock();
});

test('a lock that names no process is left to the operator', () => {
  writeFileSync(join(folder, LOCK_FILE), '');
  expect(() => lockReleases(folder)).toThrow(`remove ${join(folder, LOCK_FILE)}`);
  expect(existsSync(join(folder, LOCK_FILE))).toBe(true);
});

test('a folder that does not exist, such as a mistyped one, is named as such', () => {
  const mistyped = join(folder, 'vuocher');
  expect(() => lockReleases(mistyped)).toThrow(`There is no folder ${mistyped}`);
});
