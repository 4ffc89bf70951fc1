import type { IncomingHttpHeaders } from 'node:http';
import { chooseLocale } from '../../src/i18n/locale.ts';
import { ASSET_FILE, SITE_FILES, TEXT_FILES } from './addresses.ts';
import { headersOf, hstsOf, pageValues } from './headers.ts';
import {
  bareHost,
  pageOfPath,
  siteOfHost,
  UNKNOWN_PAGE,
  type HostEntry,
  type SiteTable,
} from './site-table.ts';

/** A server's answer to a GET request for a file of the build. */
export interface Answer {
  readonly status: 200 | 301 | 404;
  /** Path inside the build; undefined for the plain "Not found" text. */
  readonly file?: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** A short text, "Not found". */
const notFound = (isHttps: boolean): Answer => ({
  status: 404,
  headers: headersOf('text', { hsts: hstsOf(isHttps) }),
});

/**
 * The answer to a request that is not for the backend, of every server, in Node and at CDNs.
 * @param address path and query, as they stand in the request
 * @param headers in lower case; `x-forwarded-proto` tells how the visitor came
 */
export function answerTo(table: SiteTable, address: string, headers: IncomingHttpHeaders): Answer {
  // Joined, not resolved: `//shops` would name another host. Anything but a path (`*`) leads nowhere.
  const url = address.startsWith('/') ? new URL(`http://localhost${address}`) : undefined;
  const path = url && decoded(url.pathname);
  const site = siteOfHost(table, headers.host ?? '');
  const isHttps = headers['x-forwarded-proto'] === 'https';
  if (!site) {
    const values = pageValues({ policy: table.unknownPolicy, isPrivate: true, isHttps });
    return { status: 404, file: UNKNOWN_PAGE, headers: headersOf('page', values) };
  }
  if (!url || path === undefined) return notFound(isHttps);
  const bare = bareHost(table, headers.host ?? '');
  if (bare !== nameOf(headers.host ?? '') && !STAYS_AT_ITS_HOST.test(path)) {
    return {
      status: 301,
      headers: [['Location', `${isHttps ? 'https' : 'http'}://${bare}${address}`]],
    };
  }
  const hsts = hstsOf(isHttps);
  if (path.startsWith('/assets/')) {
    if (!new RegExp(ASSET_FILE).test(path)) return notFound(isHttps);
    return { status: 200, file: path, headers: headersOf('asset', { hsts }) };
  }
  if (TEXT_FILES.includes(path)) {
    return { status: 200, file: path, headers: headersOf('text', { hsts }) };
  }
  if (SITE_FILES.includes(path)) {
    const file = `/pages/${site.site}${path}`;
    return { status: 200, file, headers: headersOf('text', { hsts }) };
  }
  const page = pageOfPath(table, path);
  if (!page) return notFound(isHttps);
  const policy = site.policies[page.policy];
  const locale = localeOf(site, url, headers);
  // Without a slash at the end, which leads to the same page.
  const [canonicalPath] = /^\/(?:.*[^/])?/.exec(url.pathname) ?? ['/'];
  const canonical = `https://${bare}${canonicalPath}${languageQuery(site, url, locale)}`;
  const { isPrivate, status } = page;
  return {
    status,
    file: `/pages/${site.site}/${locale}/${page.page}.html`,
    headers: headersOf('page', pageValues({ policy, isPrivate, canonical, isHttps })),
  };
}

/** Calls of open pages and challenges of certificates are answered under any name of a site. */
const STAYS_AT_ITS_HOST = /^\/(?:api\/|\.well-known\/)/;

/** Undefined where escaped bytes are no text. */
function decoded(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');

/** A language that the address asks for is a page of its own; nothing else of a query is. */
function languageQuery(site: HostEntry, url: URL, locale: string): string {
  const wanted = url.searchParams.get('lang')?.split(/[-_]/)[0]?.toLowerCase();
  const isOther = site.locales.length > 1 && wanted === locale.slice(0, 2);
  return isOther ? `?lang=${locale}` : '';
}

/** Address, stored choice, the browser's languages, the site's first (requirements 4.022 to 4.025). */
const localeOf = (site: HostEntry, url: URL, headers: IncomingHttpHeaders): string =>
  chooseLocale(site.locales, {
    search: url.search,
    stored: /(?:^|; )locale=([\w-]+)/.exec(headers.cookie ?? '')?.[1] ?? null,
    browser: acceptedLanguages(headers['accept-language'] ?? ''),
  });

/**
 * The tags of an `Accept-Language` header, preferred first; those of equal weight stay in their
 * order, and excluded ones (`q=0`) are left out.
 */
export function acceptedLanguages(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
      return { tag, weight: Number(weight) || 0 };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
