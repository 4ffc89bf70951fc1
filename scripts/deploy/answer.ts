import type { IncomingHttpHeaders } from 'node:http';
import { chooseLocale } from '../../src/i18n/locale.ts';
import { acceptedLanguages } from './accepted-languages.ts';
import { TEXT_FILES } from './addresses.ts';
import { headersOf, pageValues } from './headers.ts';
import {
  pageOfPath,
  siteOfHost,
  UNKNOWN_PAGE,
  UNKNOWN_POLICY,
  type HostEntry,
  type SiteTable,
} from './site-table.ts';

/** What a server answers to a GET request for a file of the build. */
export interface Answer {
  readonly status: 200 | 404;
  /** Path inside the build; undefined for the plain "Not found" text. */
  readonly file?: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

export const NOT_FOUND: Answer = { status: 404, headers: headersOf('text') };

/**
 * The answer to a request that is not for the backend: the reference for every server, which a test
 * compares with nginx. @param address path and query
 */
export function answerTo(table: SiteTable, address: string, headers: IncomingHttpHeaders): Answer {
  const url = new URL(address, 'http://localhost');
  const path = decodeURI(url.pathname);
  const site = siteOfHost(table, headers.host ?? '');
  if (!site) {
    const values = pageValues({ policy: UNKNOWN_POLICY, isPrivate: true, isHttps: false });
    return { status: 404, file: UNKNOWN_PAGE, headers: headersOf('page', values) };
  }
  if (path.startsWith('/assets/')) {
    return { status: 200, file: path, headers: headersOf('asset') };
  }
  if (TEXT_FILES.includes(path)) {
    return { status: 200, file: path, headers: headersOf('text') };
  }
  const page = pageOfPath(table, path);
  if (!page) return NOT_FOUND;
  const policy = site.policies[page.policy];
  return {
    status: page.status,
    file: `/pages/${site.site}/${localeOf(site, url, headers)}/${page.page}.html`,
    headers: headersOf('page', pageValues({ policy, isPrivate: page.isPrivate, isHttps: false })),
  };
}

/** Address, stored choice, the browser's languages, the site's first (requirements 4.022 to 4.025). */
const localeOf = (site: HostEntry, url: URL, headers: IncomingHttpHeaders): string =>
  chooseLocale(site.locales, {
    search: url.search,
    stored: /(?:^|; )locale=([\w-]+)/.exec(headers.cookie ?? '')?.[1] ?? null,
    browser: acceptedLanguages(headers['accept-language'] ?? ''),
  });
