import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { chooseLocale } from '../../src/i18n/locale.ts';
import { HOSTS_FILE, type HostEntry } from '../build/write-hosts.ts';

const dist = join(import.meta.dirname, '../../dist');

/** For a host that belongs to no site. */
const UNKNOWN_PAGE = '/pages/unknown.html';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/**
 * Serves the build as docs/deployment.md describes it for a real server: the host name and the language
 * choose the page, files with a hash are kept for ever, and the precompressed form is sent.
 */
export function servePages(): Plugin {
  return {
    name: 'serve-pages',
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? '/', 'http://localhost');
        if (/^\/(api|__mock|mock-assets|mock-geocoding|mock-providers)\b/.test(url.pathname))
          return next();
        const file = url.pathname.startsWith('/assets/')
          ? url.pathname
          : pageFile(url, request.headers);
        send(file, request, response);
      });
    },
  };
}

/** The page of a host and a language: the landing page for `/`, the wall's for shops, else the application's. */
function pageFile(url: URL, headers: IncomingMessage['headers']): string {
  const site = siteOf(headers.host ?? '');
  if (!site) return UNKNOWN_PAGE;
  const locale = chooseLocale(site.locales, {
    search: url.search,
    stored: /(?:^|; )locale=([\w-]+)/.exec(headers.cookie ?? '')?.[1] ?? null,
    browser: (headers['accept-language'] ?? '')
      .split(',')
      .map((tag) => tag.replace(/;.*/, '').trim()),
  });
  return `/pages/${site.site}/${locale}/${fileOf(url.pathname)}.html`;
}

const fileOf = (path: string): string =>
  path === '/' ? 'index' : path === '/shops' ? 'shops' : 'app';

/** The site of a host: one of its own, or `<site-id>.localhost`. */
function siteOf(host: string): HostEntry | undefined {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const table = JSON.parse(readFileSync(join(dist, HOSTS_FILE), 'utf8')) as HostEntry[];
  return table.find(({ site, hosts }) => hosts.includes(name) || `${site}.localhost` === name);
}

function send(file: string, request: IncomingMessage, response: ServerResponse): void {
  const path = join(dist, file);
  if (!path.startsWith(dist) || !existsSync(path)) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    return;
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = ['br', 'gzip'].find(
    (name) => accepted.includes(name) && existsSync(path + suffixes[name]),
  );
  const extension = /\.\w+$/.exec(file)?.[0] ?? '';
  response.writeHead(file === UNKNOWN_PAGE ? 404 : 200, {
    'content-type': types[extension] ?? 'application/octet-stream',
    'cache-control': file.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding }),
    'x-content-type-options': 'nosniff',
    ...(request.url?.startsWith('/merchantcode/') && { 'referrer-policy': 'no-referrer' }),
  });
  response.end(readFileSync(path + (encoding ? suffixes[encoding] : '')));
}

const suffixes: Record<string, string> = { br: '.br', gzip: '.gz' };
