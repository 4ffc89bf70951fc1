import {
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
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { RELEASE_FILE } from '../deploy/addresses.ts';
import { ROOT_FILE, rootLine } from '../deploy/nginx.ts';
import { NGINX_FOLDER } from '../deploy/write-deployment.ts';

/** Name of the link that the web server follows. */
const CURRENT = 'current';
/** In a release: the assets that its own build made, one a line. */
const OWN_ASSETS = 'deploy/own-assets.txt';
/** In a release that was taken back: nothing goes back to it, and the next release removes it. */
const FAILED = 'deploy/failed';

export interface ReleaseOptions {
  /** The finished build. */
  readonly dist: string;
  /** Folder on the server: `releases/<name>/` and the link `current`. */
  readonly target: string;
  /** Folder of the release, in the order of time: later names sort later. */
  readonly name: string;
  /** How many releases stay, two at least: each has the assets of all, because open pages ask for them. */
  readonly keep: number;
}

/**
 * Puts a build beside the earlier ones, adds the assets that these made themselves, and switches to it
 * in one step. The configuration in a release names the folder of that release, so nginx serves pages
 * and the policy with their hashes from one release, and changes both when it is reloaded.
 * @returns the releases that are there now, oldest first
 * @throws Error before anything is switched when the build is not whole or the name is taken
 */
export function release({ dist, target, name, keep }: ReleaseOptions): string[] {
  const releases = join(target, 'releases');
  const folder = join(releases, name);
  if (!existsSync(join(dist, 'deploy/site-table.json'))) throw new Error(`${dist} is no build`);
  if (existsSync(folder)) throw new Error(`${folder} is there already`);
  mkdirSync(releases, { recursive: true });
  const earlier = namesIn(releases);
  // Under another name until it is whole: a copy that breaks off is no release.
  const copy = join(releases, `.${name}`);
  rmSync(copy, { recursive: true, force: true });
  cpSync(dist, copy, { recursive: true });
  const own = globSync('assets/**', { cwd: copy, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(copy.length + 1));
  writeFileSync(join(copy, OWN_ASSETS), own.join('\n'));
  // The web server goes on with the current one until it is reloaded. It may be older than the newest ones: it was
  // gone back to.
  const staying = [...whole(releases, earlier).slice(1 - Math.max(keep, 2)), currentOf(target)];
  const others = earlier.filter((other) => staying.includes(other));
  for (const other of others) addAssets(join(releases, other), copy);
  writeFileSync(join(copy, RELEASE_FILE), name);
  writeFileSync(join(copy, NGINX_FOLDER, ROOT_FILE), rootLine(realpathSync(releases) + `/${name}`));
  renameSync(copy, folder);
  // While the web server changes over, and after going back, pages of the new release may ask an earlier one.
  for (const other of others) addAssets(folder, join(releases, other));
  switchTo(target, name);
  for (const old of earlier) {
    if (!others.includes(old)) rmSync(join(releases, old), { recursive: true });
  }
  return [...others, name];
}

/**
 * Goes back to the release before the current one.
 * @returns its name; undefined where there is none
 */
export function goBack(target: string): string | undefined {
  const releases = join(target, 'releases');
  const current = currentOf(target) ?? '';
  const before = whole(releases, namesIn(releases)).findLast((name) => name < current);
  if (before !== undefined) switchTo(target, before);
  return before;
}

/**
 * Goes back from a release that failed, which is left out of the list from then on.
 * @param before the one that was current; without one the failed one stays current
 */
export function takeBack(target: string, failed: string, before: string | undefined): void {
  writeFileSync(join(target, 'releases', failed, FAILED), '');
  if (before !== undefined) switchTo(target, before);
}

/** The release that is current; undefined before the first one. */
export function currentOf(target: string): string | undefined {
  const link = join(target, CURRENT);
  return existsSync(link) ? basename(readlinkSync(link)) : undefined;
}

const namesIn = (releases: string): string[] =>
  readdirSync(releases)
    .filter((entry) => !entry.startsWith('.'))
    .toSorted();

/** Without those that failed. */
const whole = (releases: string, names: readonly string[]): string[] =>
  names.filter((name) => !existsSync(join(releases, name, FAILED)));

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
