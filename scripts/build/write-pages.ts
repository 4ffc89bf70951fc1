import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BootData, PageKind } from '../../src/app/boot-data.ts';
import type { MessagesOf, PrerenderedPage } from '../../src/app/prerender.tsx';
import hosts from '../../src/sites/hosts.json' with { type: 'json' };
import { FIRST_AREA, SHARED_AREA } from '../../src/i18n/text-areas.ts';
import type { PageFile } from '../deploy/addresses.ts';
import type { HostEntry } from '../deploy/site-table.ts';
import { ENTRIES } from './entries.ts';
import { bundleInlineScripts } from './inline-scripts.ts';
import { readManifest, type BuildManifest } from './manifest.ts';
import { pageHtml } from './page-html.ts';
import { createTextWriter } from './write-texts.ts';

const { page: MAIN, landing: LANDING, app: APP, wall: WALL, merge: MERGE } = ENTRIES;
const WALL_AREA = 'shops';
const FONT = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** What the server build of `src/app/prerender.tsx` exports. */
export interface Prerender {
  prerenderAll: (messagesOf: MessagesOf) => AsyncIterable<PrerenderedPage>;
  acceptLanguage: (locale: string) => string;
  pagePaths: () => Promise<string[]>;
}

interface Kind {
  kind: PageKind;
  file: PageFile;
  sources: string[];
  /** Of texts. */
  areas: string[];
  /** What the application will ask for at once, besides the configuration. */
  operations: string[];
}

const kinds: readonly Kind[] = [
  {
    kind: 'landing',
    file: 'index',
    sources: [MAIN, LANDING],
    areas: [FIRST_AREA],
    operations: [],
  },
  {
    kind: 'shops',
    file: 'shops',
    sources: [MAIN, APP, WALL, MERGE],
    areas: [FIRST_AREA, SHARED_AREA, WALL_AREA],
    operations: ['getShopWall', 'listShopCategories'],
  },
  {
    kind: 'app',
    file: 'app',
    sources: [MAIN, APP, MERGE],
    areas: [FIRST_AREA, SHARED_AREA],
    operations: [],
  },
];

/**
 * Writes `<site>/<locale>/index.html` (the landing page), `shops.html` (the wall) and
 * `app.html` (every other address). @returns the sites, for the server
 */
export async function writePages(dist: string, prerender: Prerender): Promise<HostEntry[]> {
  const manifest = readManifest(dist);
  const endToEndHeader = process.env['VITE_E2E_HEADER'];
  const inlineScripts = await bundleInlineScripts(join(import.meta.dirname, '../..'));
  const pathOf = readPaths();
  const texts = createTextWriter(dist);
  const entries = new Map<string, HostEntry>();
  for await (const page of prerender.prerenderAll(texts.messagesOf)) {
    const { site, locale } = page;
    const folder = join(dist, 'pages', site.id, locale);
    mkdirSync(folder, { recursive: true });
    const policies = { index: '', shops: '', app: '', private: '' };
    const folders = Object.fromEntries(
      site.languages.map((name) => [name, texts.folderOf(site.id, name)]),
    );
    const textFiles = (areas: readonly string[]) =>
      areas.map((area) => `${folders[locale]}/${area}.js`);
    const appModules = [...scripts(manifest, [APP, WALL]), ...textFiles([SHARED_AREA, WALL_AREA])];
    for (const { kind, file, sources, areas, operations } of kinds) {
      const styleFiles = manifest.styles(sources);
      const preload = [...scripts(manifest, sources), ...textFiles(areas)];
      const boot: BootData = {
        site,
        locale,
        texts: folders,
        kind,
        appModules:
          kind === 'landing' ? appModules.filter((address) => !preload.includes(address)) : [],
        numbers: kind === 'landing' ? page.numbers : {},
        start: {
          main: `/${manifest.file(MAIN)}`,
          preload,
          earlyCalls: [
            pathOf('getSiteConfig').replace('{country}', site.country.toLowerCase()),
            ...operations.map((id) => pathOf(id).replace('{id}', String(site.voucherCategory))),
          ],
          acceptLanguage: prerender.acceptLanguage(locale),
          ...(endToEndHeader && { endToEndHeader }),
        },
      };
      const { html, policy, privatePolicy } = pageHtml({
        page,
        boot,
        scripts: inlineScripts,
        font: `/${manifest.file(FONT)}`,
        css: styleFiles.map((style) => readFileSync(join(dist, style), 'utf8')).join(''),
        styleFiles: styleFiles.map((style) => `/${style}`),
      });
      writeFileSync(join(folder, `${file}.html`), html);
      policies[file] = policy;
      if (kind === 'app') policies.private = privatePolicy;
    }
    // The languages of a site differ in texts only, which no policy looks at.
    entries.set(site.id, {
      site: site.id,
      hosts: hostsOf(site.id),
      locales: site.languages,
      policies,
    });
  }
  return [...entries.values()];
}

/** Every host name of a site, with its aliases. */
const hostsOf = (siteId: string): string[] =>
  Object.entries(hosts).flatMap(([host, id]) => (id === siteId ? [host] : []));

/** Addresses of everything that the sources need before they run. */
const scripts = (manifest: BuildManifest, sources: readonly string[]): string[] =>
  manifest.scripts(sources).map((file) => `/${file}`);

/** Paths of the contract by operation: pages never write an endpoint by hand. */
function readPaths(): (operationId: string) => string {
  const contract = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../generated/openapi.json'), 'utf8'),
  ) as { paths: Record<string, Record<string, { operationId?: string }>> };
  return (operationId) => {
    const found = Object.entries(contract.paths).find(
      ([, item]) => item['get']?.operationId === operationId,
    );
    if (!found) throw new Error(`The contract has no operation ${operationId}`);
    return found[0];
  };
}
