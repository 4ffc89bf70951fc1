import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BootData } from '../../src/app/boot-data.ts';
import type { PrerenderedPage } from '../../src/app/prerender.tsx';
import { readManifest, type BuildManifest } from './manifest.ts';
import { pageHtml } from './page-html.ts';

const MAIN = 'index.html';
const LANDING = 'src/app/landing.tsx';
const APP = 'src/app/app.tsx';
/** Where nearly everybody goes from the landing page. */
const WALL = 'src/features/shops/shops-page.tsx';
const FONT = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** What the server build of `src/app/prerender.tsx` exports. */
export interface Prerender {
  prerenderAll: () => AsyncIterable<PrerenderedPage>;
  acceptLanguage: (locale: string) => string;
}

/**
 * Writes `<site>/<locale>/index.html` (the landing page) and `<site>/<locale>/app.html` (every other
 * address: the loading screen). @returns the number of pages
 */
export async function writePages(dist: string, prerender: Prerender): Promise<number> {
  const manifest = readManifest(dist);
  const siteConfigPath = readSiteConfigPath();
  let count = 0;
  for await (const page of prerender.prerenderAll()) {
    const { site, locale } = page;
    const folder = join(dist, 'pages', site.id, locale);
    mkdirSync(folder, { recursive: true });
    const appModules = manifest.scripts([APP, WALL]).map((file) => `/${file}`);
    for (const landing of [true, false]) {
      const sources = [MAIN, landing ? LANDING : APP];
      const boot: BootData = {
        site,
        locale,
        catalogues: catalogues(manifest, site),
        landing,
        appModules: landing ? appModules : [],
      };
      const html = pageHtml({
        page,
        boot,
        main: `/${manifest.file(MAIN)}`,
        preload: [
          ...manifest.scripts(sources).map((file) => `/${file}`),
          ...(boot.catalogues[locale] ?? []),
        ],
        font: `/${manifest.file(FONT)}`,
        css: manifest
          .styles(sources)
          .map((file) => readFileSync(join(dist, file), 'utf8'))
          .join(''),
        siteConfigUrl: siteConfigPath.replace('{country}', site.country.toLowerCase()),
        acceptLanguage: prerender.acceptLanguage(locale),
      });
      writeFileSync(join(folder, landing ? 'index.html' : 'app.html'), html);
      count += 1;
    }
  }
  return count;
}

/** The catalogue chunks of every locale of a site, general before special. */
function catalogues(manifest: BuildManifest, site: BootData['site']): BootData['catalogues'] {
  const entries = site.languages.map((locale) => {
    const [language] = locale.split('-');
    const sources = [
      `locales/${language}.po`,
      `locales/${locale}.po`,
      `src/sites/${site.id}/${language}.po`,
      `src/sites/${site.id}/${locale}.po`,
    ];
    return [locale, sources.filter(manifest.has).map((source) => `/${manifest.file(source)}`)];
  });
  return Object.fromEntries(entries) as BootData['catalogues'];
}

/** The address of the configuration call, from the contract: pages never write an endpoint by hand. */
function readSiteConfigPath(): string {
  const contract = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../generated/openapi.json'), 'utf8'),
  ) as { paths: Record<string, Record<string, { operationId?: string }>> };
  const found = Object.entries(contract.paths).find(
    ([, item]) => item['get']?.operationId === 'getSiteConfig',
  );
  if (!found) throw new Error('The contract has no operation getSiteConfig');
  return found[0];
}
