import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BootData, PageKind } from '../../src/app/boot-data.ts';
import type { MessagesOf, PrerenderedPage } from '../../src/app/prerender.tsx';
import hosts from '../../src/sites/hosts.json' with { type: 'json' };
import type { PageFile } from '../deploy/addresses.ts';
import type { HostEntry } from '../deploy/site-table.ts';
import { drawBrandPictures } from './brand-pictures.ts';
import { ENTRIES } from './entries.ts';
import { bundleInlineScript } from './inline-script.ts';
import { readManifest, type BuildManifest } from './manifest.ts';
import { loadingMarkup, pageHtml, pagePolicy } from './page-html.ts';
import { createSheetWriter, createStyleFinder } from './page-styles.ts';
import { createTextWriter } from './write-texts.ts';

const { page: MAIN, landing: LANDING, app: APP, wall: WALL, merge: MERGE, redemption } = ENTRIES;

/** What the server build of `src/app/prerender.tsx` exports. */
export interface Prerender {
  prerenderAll: (messagesOf: MessagesOf) => AsyncIterable<PrerenderedPage>;
  acceptLanguage: (locale: string) => string;
  pagePaths: () => Promise<string[]>;
}

/** One page of a site in one locale. */
interface PageToWrite {
  kind: PageKind;
  file: PageFile;
  isPrivate: boolean;
  isPaying: boolean;
  markup: string;
  title: string;
  description: string;
  sources: string[];
  /** Addresses that the application will ask for at once, besides the configuration's. */
  calls: readonly string[];
}

/** All pages of a site in one locale. */
function pagesOf(page: PrerenderedPage): PageToWrite[] {
  const { title, description } = page;
  return [
    {
      kind: 'landing',
      file: 'index',
      isPrivate: false,
      isPaying: false,
      markup: page.landing,
      title,
      description,
      sources: [MAIN, LANDING],
      calls: [],
    },
    ...page.frames.map(({ entry: { row, file }, sources, ...frame }) => ({
      ...frame,
      kind: 'frame' as const,
      file,
      isPrivate: row.isPrivate === true,
      isPaying: row.isPaying === true,
      sources: [MAIN, APP, ...sources, MERGE],
      calls:
        row.placeholder && row.placeholder.content !== 'waiting'
          ? page.calls[row.placeholder.content]
          : [],
    })),
    {
      kind: 'app',
      file: 'app',
      isPrivate: false,
      isPaying: false,
      markup: loadingMarkup(page),
      title,
      description,
      sources: [MAIN, APP, MERGE],
      calls: [],
    },
  ];
}

/**
 * Writes `<site>/<locale>/index.html` (the landing page), a file of each other page, and `app.html`
 * for addresses that only a server knows. @returns the sites, for the server
 */
export async function writePages(dist: string, prerender: Prerender): Promise<HostEntry[]> {
  const manifest = readManifest(dist);
  const endToEndHeader = process.env['VITE_E2E_HEADER']?.split(/:\s*/);
  const script = await bundleInlineScript(join(import.meta.dirname, '../..'));
  const texts = createTextWriter(dist);
  const sheetOf = createSheetWriter(dist);
  const stylesFor = createStyleFinder();
  const entries = new Map<string, HostEntry>();
  for await (const page of prerender.prerenderAll(texts.messagesOf)) {
    const { site, locale } = page;
    const folder = join(dist, 'pages', site.id, locale);
    mkdirSync(folder, { recursive: true });
    const textFiles = Object.fromEntries(
      site.languages.map((name) => [name, texts.fileOf(site.id, name)]),
    );
    const appModules = scripts(manifest, [APP, redemption, WALL]);
    const pages = pagesOf(page).map((one) => {
      const styleFiles = manifest.styles(one.sources);
      const sheet = sheetOf(styleFiles);
      const isLanding = one.kind === 'landing';
      const sources = isLanding ? one.sources : [...one.sources, redemption];
      const preload = [...scripts(manifest, sources), texts.fileOf(site.id, locale)];
      const boot: BootData = {
        site,
        locale,
        texts: textFiles,
        kind: one.kind,
        appModules: isLanding ? appModules.filter((address) => !preload.includes(address)) : [],
        start: {
          main: `/${manifest.file(MAIN)}`,
          sheet: sheet.address,
          preload,
          earlyCalls: [page.calls.configuration, ...one.calls],
          headers: {
            'Accept-Language': prerender.acceptLanguage(locale),
            ...(endToEndHeader && { [endToEndHeader[0] ?? '']: endToEndHeader[1] ?? '' }),
          },
        },
      };
      const { html, ...inline } = pageHtml({
        ...one,
        page,
        boot,
        script,
        pictures: drawBrandPictures(dist, site, {
          brand: page.brandColour,
          background: page.backgrounds.light,
        }),
        stylesFor: (markup) => stylesFor(sheet, markup),
        styleFiles: styleFiles.map((style) => `/${style}`),
      });
      writeFileSync(join(folder, `${one.file}.html`), html);
      return { ...inline, isLanding };
    });
    /** One policy for all pages of a kind: a server's table stays small. */
    const policyOf = (isLanding: boolean, isPrivate: boolean, isPaying = false) => {
      const all = pages.filter((one) => one.isLanding === isLanding);
      return pagePolicy(page, {
        scripts: [script],
        styles: [...new Set(all.flatMap(({ styles }) => styles))],
        isPrivate,
        isPaying,
      });
    };
    // The languages of a site differ in texts only, which no policy looks at.
    entries.set(site.id, {
      site: site.id,
      hosts: hostsOf(site.id),
      locales: site.languages,
      policies: {
        landing: policyOf(true, false),
        app: policyOf(false, false),
        private: policyOf(false, true),
        pay: policyOf(false, true, true),
      },
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
