import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BOOT_DATA_ID, type BootData } from '../../src/app/boot-data.ts';
import { PRERENDERED } from '../../src/app/page-table.ts';

/** Scripts and texts that a page may ask for before it works. The gate keeps the present number. */
export const FILES_BUDGET = { goal: 16, gate: 22 };

/** Files of the pages that visitors begin with. */
const FIRST = [
  'index.html',
  ...PRERENDERED.filter(({ row, route }) => row.isFirst && route === row.path).map(
    ({ file }) => `${file}.html`,
  ),
];

/** Their files in a build, of every site and locale. */
export const firstPages = (dist: string): string[] =>
  globSync('pages/*/*/*.html', { cwd: dist }).filter((file) => FIRST.includes(basename(file)));

/** Number of scripts and texts that each page loads, at the site with the most. @param dist the build */
export function countFiles(dist: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const file of firstPages(dist)) {
    const name = basename(file);
    const html = readFileSync(join(dist, file), 'utf8');
    const json = new RegExp(`id="${BOOT_DATA_ID}">(.*?)</script>`).exec(html)?.[1];
    const { start } = JSON.parse(json ?? '{}') as BootData;
    counts.set(name, Math.max(counts.get(name) ?? 0, start.preload.length));
  }
  return counts;
}
