import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A list that `sha256sum --check` reads, too. */
export const CHECKSUMS_FILE = 'deploy/SHA256SUMS';

const hashOf = (path: string): string =>
  createHash('sha256').update(readFileSync(path)).digest('hex');

/** Writes down the files of a finished build. */
export function writeChecksums(dist: string): void {
  const lines = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((file) => file !== CHECKSUMS_FILE)
    .map((file) => `${hashOf(join(dist, file))}  ${file}\n`);
  writeFileSync(join(dist, CHECKSUMS_FILE), lines.join(''));
}

/** Every file of a build, with whether it is as the build wrote it. */
export function checkedFiles(dist: string): { readonly file: string; readonly isWhole: boolean }[] {
  const lines = readFileSync(join(dist, CHECKSUMS_FILE), 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [hash, file = ''] = line.split('  ');
    const path = join(dist, file);
    return { file, isWhole: existsSync(path) && hashOf(path) === hash };
  });
}
