import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SizeId } from '../../bench/budgets.ts';
import { BOOT_DATA_ID, type BootData } from '../../src/app/boot-data.ts';
import { ENTRIES } from '../build/entries.ts';
import { readManifest } from '../build/manifest.ts';
import { firstPages } from './first-pages.ts';

const { base: BASE, ...ENTRY } = ENTRIES;

/** Files of a build that belong together, and their size. */
export interface Part {
  /** Paths inside the build. */
  readonly files: readonly string[];
  /** Bytes as they are downloaded, with brotli. */
  readonly bytes: number;
}

export interface Measured {
  readonly sizes: Readonly<Record<SizeId, Part>>;
  /** Follows on the landing page after it became interactive. */
  /** Loaded by every visitor at some page, so nothing of a single site may be in it. */
  readonly shared: Part;
}

/** Measures a build. Where pages differ, the heaviest one counts. */
export function measureBuild(dist: string): Measured {
  const manifest = readManifest(dist);
  const part = (files: readonly string[]): Part => ({
    files,
    bytes: files.reduce((sum, file) => sum + statSync(join(dist, `${file}.br`)).size, 0),
  });
  const pages = globSync('pages/*/*/index.html', { cwd: dist });
  if (pages.length === 0) throw new Error(`${dist} has no pages; run "npm run build"`);
  const texts = heaviest(pages.map((page) => textsOf(dist, page, part)));
  const beyond = (sources: readonly string[], base: readonly string[]): Part => {
    const known = new Set(manifest.scripts(base));
    return part(manifest.scripts(sources).filter((file) => !known.has(file)));
  };
  return {
    sizes: {
      'landing-html': heaviest(pages.map((page) => part([page]))),
      'entry-html': heaviest(firstPages(dist).map((page) => part([page]))),
      'landing-js': part(manifest.scripts([...BASE, ENTRY.landing])),
      'wall-js': part(manifest.scripts([...BASE, ENTRY.wall])),
      catalogue: texts,
      'form-js': beyond([ENTRY.checkout], BASE),
      'map-js': beyond([ENTRY.map], [...BASE, ENTRY.region]),
    },
    shared: part(manifest.scripts([...BASE, ENTRY.landing])),
  };
}

const heaviest = (parts: readonly Part[]): Part =>
  parts.reduce((most, part) => (part.bytes > most.bytes ? part : most));

/** The file with the texts of a page's site and locale. */
function textsOf(dist: string, page: string, weigh: (files: string[]) => Part): Part {
  const html = readFileSync(join(dist, page), 'utf8');
  const json = new RegExp(`id="${BOOT_DATA_ID}">(.*?)</script>`).exec(html)?.[1];
  const { locale, texts } = JSON.parse(json ?? '{}') as BootData;
  return weigh([String(texts[locale]).slice(1)]);
}
