import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { RELEASE_FILE } from '../deploy/addresses.ts';
import { ROOT_FILE, rootLine } from '../deploy/nginx.ts';
import { NGINX_FOLDER } from '../deploy/write-deployment.ts';
import { explainFullDisk } from './explain-full-disk.ts';

/** Name of the link that the web server follows. */
const CURRENT = 'current';
/** In a release: the assets that its own build made, one a line. */
const OWN_ASSETS = 'deploy/own-assets.txt';
/** In a release: the one that was current when it was made. */
const BEFORE = 'deploy/before.txt';
/**
 * In a release whose run came to a good end; it holds {@link CHECKED} where the running sites were asked as well.
 * Nothing goes back to a release without it: it failed, or was interrupted.
 */
const PASSED = 'deploy/passed';
const CHECKED = 'checked';
/** In a release that a run went back to, until it is known that visitors get it. */
const UNSERVED = 'deploy/unserved';

export interface ReleaseOptions {
  /** The finished build. */
  readonly dist: string;
  /** Folder on the server: `releases/<name>/` and the link `current`. */
  readonly target: string;
  /** Folder of the release, in the order of time: later names sort later. */
  readonly name: string;
}

/**
 * Puts a build beside the earlier ones, adds the assets that these made themselves, and switches to it
 * in one step. The configuration in a release names the folder of that release, so nginx serves pages
 * and the policy with their hashes from one release, and changes both when it is reloaded. No release is removed:
 * which one the web server still serves is not known here.
 * @throws Error before anything is switched when the build is not whole or the name is taken
 */
export function release({ dist, target, name }: ReleaseOptions): void {
  const releases = join(target, 'releases');
  const folder = join(releases, name);
  if (!existsSync(join(dist, 'deploy/site-table.json'))) throw new Error(`${dist} is no build`);
  if (existsSync(folder)) throw new Error(`${folder} is there already`);
  mkdirSync(releases, { recursive: true });
  // Copies of runs that were killed: no web server was ever told of them.
  for (const entry of readdirSync(releases)) {
    if (/^\.\d/.test(entry)) rmSync(join(releases, entry), { recursive: true });
  }
  const current = currentOf(target);
  const others = namesIn(releases).filter((other) => other === current || isPassed(target, other));
  // Under another name until it is whole: a copy that breaks off is no release.
  const copy = join(releases, `.${name}`);
  try {
    cpSync(dist, copy, { recursive: true });
    makeReadable(copy);
    writeFileSync(join(copy, OWN_ASSETS), assetsIn(copy).join('\n'));
    for (const other of others) addAssets(join(releases, other), copy);
    writeFileSync(join(copy, RELEASE_FILE), name);
    writeFileSync(join(copy, BEFORE), current ?? '');
    writeFileSync(
      join(copy, NGINX_FOLDER, ROOT_FILE),
      rootLine(realpathSync(releases) + `/${name}`),
    );
    renameSync(copy, folder);
  } catch (error) {
    // The disk may be full of it.
    rmSync(copy, { recursive: true, force: true });
    throw explainFullDisk(error, { dist, target: releases });
  }
  // While the web server changes over, and after going back, pages of the new release may ask an earlier one.
  for (const other of others) addAssets(folder, join(releases, other));
  switchTo(target, name);
}

export interface PassOptions {
  /** The release that came to a good end. */
  readonly name: string;
  /**
   * How many stay, two at least: each has the assets of all, because open pages ask for them. Undefined where the web
   * server may still serve an earlier one: then all stay.
   */
  readonly keep?: number | undefined;
  /** The running sites were asked, and nothing was wrong. */
  readonly isChecked?: boolean;
}

/**
 * Says that a release came to a good end, and removes those that nobody goes back to.
 * @returns the good ones that are there now, oldest first
 * @throws Error before anything is changed when another release is current
 */
export function pass(target: string, options: PassOptions): string[] {
  const { name, keep, isChecked: wasChecked = false } = options;
  expectCurrent(target, name);
  const releases = join(target, 'releases');
  writeFileSync(join(releases, name, PASSED), wasChecked ? CHECKED : '');
  const good = () => namesIn(releases).filter((entry) => isPassed(target, entry));
  if (keep === undefined) return good();
  const [before] = ancestors(target, name);
  const others = wayBack(target, name).slice(0, Math.max(keep, 2) - 1);
  // Requests to the one before may be under way, even where nothing goes back to it.
  const staying = [name, before, ...others];
  for (const entry of readdirSync(releases)) {
    if (!staying.includes(entry)) rmSync(join(releases, entry), { recursive: true });
  }
  return good();
}

/**
 * Goes back to the release that was current before this one and came to a good end. Where the last such step may not
 * have reached the web server, it is the same step again: visitors saw nothing of the release that it went to.
 * @param from the release to leave; without it the current one
 * @returns the name of the one that is current then; undefined where there is none before
 * @throws Error before anything is changed when another release than `from` is current
 */
export function goBack(target: string, from = currentOf(target) ?? ''): string | undefined {
  expectCurrent(target, from);
  if (existsSync(join(target, 'releases', from, UNSERVED))) return from;
  const [before] = wayBack(target, from);
  if (before === undefined) return undefined;
  // Empty, so that a full disk has room for it.
  writeFileSync(join(target, 'releases', before, UNSERVED), '');
  switchTo(target, before);
  return before;
}

/** Puts on record that visitors get a release that a run went back to. */
export const recordServed = (target: string, name: string): void =>
  rmSync(join(target, 'releases', name, UNSERVED), { force: true });

/** Puts on record that the running sites were asked while a release was current, and nothing was wrong. */
export const recordCheck = (target: string, name: string): void =>
  writeFileSync(join(target, 'releases', name, PASSED), CHECKED);

/** Whether the running sites were asked while a release was current, and nothing was wrong. */
export function isChecked(target: string, name: string): boolean {
  const file = join(target, 'releases', name, PASSED);
  return existsSync(file) && readFileSync(file, 'utf8') === CHECKED;
}

/** The release that is current; undefined before the first one. */
export function currentOf(target: string): string | undefined {
  const link = join(target, CURRENT);
  return existsSync(link) ? basename(readlinkSync(link)) : undefined;
}

/** A run speaks of its own release only: somebody may have switched to another one meanwhile. */
function expectCurrent(target: string, name: string): void {
  const current = currentOf(target) ?? '';
  if (current !== name) throw new Error(`${current} is current, not ${name}`);
}

const namesIn = (releases: string): string[] =>
  readdirSync(releases)
    .filter((entry) => !entry.startsWith('.'))
    .toSorted();

/** One that says nothing of another before it was made before they did. */
function isPassed(target: string, name: string): boolean {
  const has = (file: string) => existsSync(join(target, 'releases', name, file));
  return has(PASSED) || (has(OWN_ASSETS) && !has(BEFORE));
}

/** The releases that were current before one, the last first, as far as they are there. */
function ancestors(target: string, name: string): string[] {
  const file = join(target, 'releases', name, BEFORE);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return before === '' ? [] : [before, ...ancestors(target, before)];
}

const wayBack = (target: string, name: string): string[] =>
  ancestors(target, name).filter((before) => isPassed(target, before));

/** A copy keeps the modes of the build, which may be its owner's alone; the web server is another user. */
function makeReadable(folder: string): void {
  chmodSync(folder, statSync(folder).mode | 0o555);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isSymbolicLink())
      chmodSync(path, statSync(path).mode | (entry.isDirectory() ? 0o555 : 0o444));
  }
}

const assetsIn = (folder: string): string[] =>
  globSync('assets/**', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** Links the assets that a release made itself; one that both have is the same, its name says so. */
function addAssets(from: string, to: string): void {
  const list = readFileSync(join(from, OWN_ASSETS), 'utf8').split('\n').filter(Boolean);
  for (const file of list) {
    if (existsSync(join(to, file))) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    linkSync(join(from, file), join(to, file));
  }
}

/** Replaces the link in one step: a link that is removed and made again is missing in between. */
function switchTo(target: string, name: string): void {
  const next = join(target, `.${CURRENT}`);
  rmSync(next, { force: true });
  symlinkSync(join('releases', name), next);
  renameSync(next, join(target, CURRENT));
}
