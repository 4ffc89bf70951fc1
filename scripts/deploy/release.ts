// `npm run deploy release <folder>`: puts a build beside the earlier ones and switches to it in one step.
//   <folder>/releases/<time>/  pages and server of a release; its `assets` is a link to the folder below
//   <folder>/assets/           the files with a hash in their names, of all releases that are kept
//   <folder>/current           a link to the release that is served
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { RELEASE_FILE } from './addresses.ts';
import { CHECKSUMS_FILE } from './checksums.ts';

const CURRENT = 'current';

export interface ReleaseOptions {
  /** The finished build. */
  readonly dist: string;
  /** Folder of the releases. */
  readonly target: string;
  /** Folder of the release. Later names sort later. */
  readonly name: string;
  /** How many releases stay, with their assets: pages that are open ask for them. */
  readonly keep: number;
}

/**
 * Visitors get the assets of the new release before its pages, and those of each earlier release until it is removed.
 * @throws Error before anything is switched, such as when the name is taken or the disk is full
 */
export function release({ dist, target, name, keep }: ReleaseOptions): void {
  const releases = join(target, 'releases');
  const folder = join(releases, name);
  if (existsSync(folder)) throw new Error(`${folder} is there already`);
  mkdirSync(releases, { recursive: true });
  cpSync(join(dist, 'assets'), join(target, 'assets'), { recursive: true, force: false });
  // Under another name until it is whole: a copy that breaks off is no release.
  const copy = join(releases, `.${name}`);
  rmSync(copy, { recursive: true, force: true });
  cpSync(dist, copy, { recursive: true, filter: (file) => file !== join(dist, 'assets') });
  symlinkSync('../../assets', join(copy, 'assets'));
  writeFileSync(join(copy, RELEASE_FILE), name);
  renameSync(copy, folder);
  switchTo(target, name);
  removeOld(target, keep);
}

/**
 * Goes back to the release before the current one.
 * @returns its name; undefined if there is none
 */
export function goBack(target: string): string | undefined {
  const current = currentOf(target);
  const before = namesIn(target)
    .filter((name) => current !== undefined && name < current)
    .at(-1);
  if (before !== undefined) switchTo(target, before);
  return before;
}

/** The release that is current; undefined before the first one. */
export function currentOf(target: string): string | undefined {
  const link = join(target, CURRENT);
  return existsSync(link) ? basename(readlinkSync(link)) : undefined;
}

const namesIn = (target: string): string[] =>
  readdirSync(join(target, 'releases'))
    .filter((name) => !name.startsWith('.'))
    .toSorted();

/** Replaces the link in one step: a link that is removed and made again is missing in between. */
function switchTo(target: string, name: string): void {
  const next = join(target, `.${CURRENT}`);
  rmSync(next, { force: true });
  symlinkSync(join('releases', name), next);
  renameSync(next, join(target, CURRENT));
}

/** Removes the releases before the last ones, then the assets that none of those that stay names. */
function removeOld(target: string, keep: number): void {
  for (const name of namesIn(target).slice(0, -Math.max(keep, 2)))
    rmSync(join(target, 'releases', name), { recursive: true });
  const lists = namesIn(target).map((name) =>
    readFileSync(join(target, 'releases', name, CHECKSUMS_FILE), 'utf8'),
  );
  const named = new Set(lists.flatMap((list) => list.match(/assets\/.*$/gm) ?? []));
  for (const entry of globSync('assets/**', { cwd: target, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(target.length + 1).replaceAll('\\', '/');
    if (entry.isFile() && !named.has(path)) rmSync(file);
  }
}
