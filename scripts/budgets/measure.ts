import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SizeId } from '../../bench/budgets.ts';
import { BOOT_DATA_ID, type BootData } from '../../src/app/boot-data.ts';
import { readManifest } from '../build/manifest.ts';

const MAIN = 'index.html';
const LANDING = 'src/app/landing.tsx';
const APP = 'src/app/app.tsx';
const WALL = 'src/features/shops/shops-page.tsx';
const CHECKOUT = 'src/features/checkout/checkout-page.tsx';
/** What the landing page loads when it is interactive, to ask for the site's configuration. */
const CONFIGURATION = ['src/api/index.ts', 'src/sites/merge-site-config.ts'];

/** Files of a build that belong together, and what they weigh. */
export interface Part {
  /** Paths inside the build. */
  readonly files: readonly string[];
  /** Bytes as they are downloaded, with brotli. */
  readonly bytes: number;
}

export interface Measured {
  readonly sizes: Readonly<Record<SizeId, Part>>;
  /** Follows on the landing page after it became interactive. */
  readonly configuration: Part;
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
  const texts = heaviest(pages.map((page) => part(cataloguesOf(join(dist, page)))));
  const beyond = (sources: readonly string[], base: readonly string[]): Part => {
    const known = new Set(manifest.scripts(base));
    return part(manifest.scripts(sources).filter((file) => !known.has(file)));
  };
  return {
    sizes: {
      'landing-html': heaviest(pages.map((page) => part([page]))),
      'landing-js': part(manifest.scripts([MAIN, LANDING])),
      'wall-js': part(manifest.scripts([MAIN, APP, WALL])),
      catalogue: texts,
      'form-js': beyond([MAIN, APP, CHECKOUT], [MAIN, APP]),
    },
    configuration: beyond([MAIN, LANDING, ...CONFIGURATION], [MAIN, LANDING]),
    shared: part(manifest.scripts([MAIN, LANDING, APP])),
  };
}

const heaviest = (parts: readonly Part[]): Part =>
  parts.reduce((most, part) => (part.bytes > most.bytes ? part : most));

/** The chunks with texts that a page names for its own language. */
function cataloguesOf(page: string): string[] {
  const json = new RegExp(`id="${BOOT_DATA_ID}">(.*?)</script>`).exec(readFileSync(page, 'utf8'));
  const { locale, catalogues } = JSON.parse(json?.[1] ?? '{}') as BootData;
  return (catalogues[locale] ?? []).map((address) => address.slice(1));
}
