import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { lazyPackages } from '../../bench/budgets.ts';
import { CHUNK_CONTENTS_FILE, type ChunkContents } from '../build/chunk-contents.ts';
import type { Part } from './measure.ts';

export function readChunkContents(dist: string): ChunkContents {
  return JSON.parse(readFileSync(join(dist, CHUNK_CONTENTS_FILE), 'utf8')) as ChunkContents;
}

/** Packages in these files that should have waited. */
export function earlyPackages(contents: ChunkContents, { files }: Part): string[] {
  const origins = files.flatMap((file) => Object.keys(contents[file] ?? {}));
  return [...new Set(origins)].filter((name) => lazyPackages.some((rule) => rule.test(name)));
}

/** Ids and brands of sites that these files mention: data of one site in files that all visitors load. */
export function namedSites(dist: string, { files }: Part, sites: readonly string[]): string[] {
  const code = files.map((file) => readFileSync(join(dist, file), 'utf8')).join('\n');
  return sites.filter((name) => code.includes(name));
}

/** Ids of all sites and names of all brands. */
export function siteNames(folder: string): string[] {
  const ids = globSync('*.json', { cwd: join(folder, 'configs') }).map((file) =>
    basename(file, '.json'),
  );
  const brands = globSync('brands/*/brand.json', { cwd: folder }).map((file) => {
    const { brand } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { brand: string };
    return brand;
  });
  return [...ids, ...brands];
}

/**
 * Roughly the content of a part: bytes by origin, heaviest first. Each file's download is shared out by
 * the length of the code before minification.
 */
export function breakdown(
  contents: ChunkContents,
  files: readonly { readonly file: string; readonly bytes: number }[],
): { readonly origin: string; readonly bytes: number }[] {
  const sums = new Map<string, number>();
  for (const { file, bytes } of files) {
    const origins = Object.entries(contents[file] ?? {});
    const total = origins.reduce((sum, [, length]) => sum + length, 0);
    for (const [origin, length] of origins) {
      sums.set(origin, (sums.get(origin) ?? 0) + (bytes * length) / total);
    }
  }
  return [...sums]
    .map(([origin, bytes]) => ({ origin, bytes: Math.round(bytes) }))
    .sort((a, b) => b.bytes - a.bytes);
}
