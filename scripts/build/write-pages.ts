import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BootData } from '../../src/app/boot-data.ts';
import type { MessagesOf, PrerenderedSite } from '../../src/app/prerender/prerender.ts';
import hosts from '../../src/sites/hosts.json' with { type: 'json' };
import type { HostEntry } from '../deploy/site-table.ts';
import { drawBrandPictures } from './brand-pictures.ts';
import { ENTRIES } from './entries.ts';
import { bundleInlineScript } from './inline-script.ts';
import { readManifest } from './manifest.ts';
import { pageHtml, pagePolicy } from './page-html.ts';
import { createSheetWriter, createStyleFinder } from './page-styles.ts';
import { createTextWriter } from './write-texts.ts';

/** The exports of the server build of `src/app/prerender/prerender.ts`. */
export interface Prerender {
  prerenderAll: (messagesOf: MessagesOf) => AsyncIterable<PrerenderedSite>;
  acceptLanguage: (locale: string) => string;
  pagePaths: () => Promise<string[]>;
}

/**
 * Writes `<site>/<locale>/<page>.html` for every page. @returns the sites, for the server
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
    const pages = page.pages.map(({ row, file, lead, ...one }) => {
      const hasRichText = row.path === '' && (site.heading ?? site.text);
      const sources = [...ENTRIES.base, ...one.sources];
      if (hasRichText) sources.push(ENTRIES.sanitiser);
      const styleFiles = manifest.styles(sources);
      const sheet = sheetOf(styleFiles);
      const boot: BootData = {
        site,
        locale,
        texts: textFiles,
        isPage: row.path !== undefined,
        start: {
          main: `/${manifest.file(ENTRIES.main)}`,
          sheet: sheet.address,
          // A browser asks in this order, and over HTTP/1.1 for six at once.
          preload: [
            ...new Set([
              ...addresses(manifest.scripts(ENTRIES.base)),
              texts.fileOf(site.id, locale),
              ...addresses(manifest.scripts(sources)),
            ]),
          ],
          earlyCalls: [
            page.calls.configuration,
            ...page.calls[row.placeholder?.content ?? 'waiting'],
          ],
          headers: {
            'Accept-Language': prerender.acceptLanguage(locale),
            ...(endToEndHeader && { [endToEndHeader[0] ?? '']: endToEndHeader[1] ?? '' }),
          },
        },
      };
      const { html, ...inline } = pageHtml({
        ...one,
        description: lead ?? page.description,
        isPrivate: row.isPrivate === true,
        isPaying: row.isPaying === true,
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
      writeFileSync(join(folder, `${file}.html`), html);
      return inline;
    });
    /** One policy for all pages of a kind: a server's table stays small. */
    const policyOf = (isPrivate: boolean, isPaying = false) =>
      pagePolicy(page, {
        scripts: [script],
        styles: [...new Set(pages.flatMap(({ styles }) => styles))],
        isPrivate,
        isPaying,
      });
    // The languages of a site differ in texts only, which no policy looks at.
    entries.set(site.id, {
      site: site.id,
      hosts: hostsOf(site.id),
      locales: site.languages,
      policies: {
        app: policyOf(false),
        private: policyOf(true),
        pay: policyOf(true, true),
      },
    });
  }
  return [...entries.values()];
}

const addresses = (files: readonly string[]) => files.map((file) => `/${file}`);

/** Every host name of a site, with its aliases. */
const hostsOf = (siteId: string): string[] =>
  Object.entries(hosts).flatMap(([host, id]) => (id === siteId ? [host] : []));
