import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The data that the imprint of every site must name. */
const REQUIRED = ['company', 'address', 'representedBy'];

/** Additional data that the law of a country requires (docs/legal.md). */
const REQUIRED_IN: Readonly<Partial<Record<string, readonly string[]>>> = {
  BE: ['register'],
  FR: ['publisher', 'host'],
  GB: ['register'],
  IT: ['register', 'vatId'],
};

interface SiteFiles {
  /** Folder with a JSON file for each site and one folder for each brand, as `src/sites`. */
  readonly folder: string;
}

type Legal = Partial<Record<string, unknown>>;

/**
 * Missing data of the sites' imprints, one line for each site. A website must name who is behind it, so
 * a build for real visitors stops here.
 */
export function missingLegalData({ folder }: SiteFiles): string[] {
  const read = (file: string) =>
    JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
      brandId?: string;
      country?: string;
      legal?: Legal;
    };
  return readdirSync(join(folder, 'configs'))
    .toSorted()
    .flatMap((file) => {
      const site = read(join('configs', file));
      const legal: Legal = { ...read(`brands/${site.brandId}/brand.json`).legal, ...site.legal };
      const required = [...REQUIRED, ...(REQUIRED_IN[site.country ?? ''] ?? [])];
      const missing = required.filter((name) => !legal[name]);
      const id = file.replace(/\.json$/, '');
      return missing.length > 0
        ? [`${id} lacks ${missing.map((name) => `legal.${name}`).join(', ')}`]
        : [];
    });
}
