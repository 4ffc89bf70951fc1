import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MessagesOf, PrerenderedPage } from '../../src/app/prerender.tsx';
import { FIRST_AREA, SHARED_AREA } from '../../src/i18n/text-areas.ts';
import { readManifest, type BuildManifest } from './manifest.ts';
import { pageHtml } from './page-html.ts';
import { writeHosts, type HostEntry } from './write-hosts.ts';
import { createTextWriter } from './write-texts.ts';

const MAIN = 'index.html';
const LANDING = 'src/app/landing.tsx';
const APP = 'src/app/app.tsx';
/** Where nearly everybody goes from the landing page. */
const WALL = 'src/features/shops/shops-page.tsx';
const WALL_AREA = 'shops';
const FONT = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** What the server build of `src/app/prerender.tsx` exports. */
export interface Prerender {
  prerenderAll: (messagesOf: MessagesOf) => AsyncIterable<PrerenderedPage>;
  acceptLanguage: (locale: string) => string;
}

/**
 * Writes `<site>/<locale>/index.html` (the landing page) and `<site>/<locale>/app.html` (every other
 * address: the loading screen). @returns the number of pages
 */
export async function writePages(dist: string, prerender: Prerender): Promise<number> {
  const manifest = readManifest(dist);
  const siteConfigPath = readSiteConfigPath();
  const texts = createTextWriter(dist);
  const entries = new Map<string, HostEntry>();
  let count = 0;
  for await (const page of prerender.prerenderAll(texts.messagesOf)) {
    const { site, locale } = page;
    const folder = join(dist, 'pages', site.id, locale);
    mkdirSync(folder, { recursive: true });
    entries.set(site.id, { site: site.id, hosts: site.domains, locales: site.languages });
    const folders = Object.fromEntries(
      site.languages.map((name) => [name, texts.folderOf(site.id, name)]),
    );
    const textFiles = (areas: readonly string[]) =>
      areas.map((area) => `${folders[locale]}/${area}.js`);
    for (const landing of [true, false]) {
      const sources = [MAIN, landing ? LANDING : APP];
      const appModules = landing
        ? [...scripts(manifest, [APP, WALL]), ...textFiles([SHARED_AREA, WALL_AREA])]
        : [];
      const html = pageHtml({
        page,
        boot: { site, locale, texts: folders, landing, appModules },
        main: `/${manifest.file(MAIN)}`,
        preload: [
          ...scripts(manifest, sources),
          ...textFiles(landing ? [FIRST_AREA] : [FIRST_AREA, SHARED_AREA]),
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
  writeHosts(dist, [...entries.values()]);
  return count;
}

/** Addresses of everything that the sources need before they run. */
const scripts = (manifest: BuildManifest, sources: readonly string[]): string[] =>
  manifest.scripts(sources).map((file) => `/${file}`);

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
