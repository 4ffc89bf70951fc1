import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which pages a site has and which host names lead to them. */
export interface HostEntry {
  readonly site: string;
  readonly hosts: readonly string[];
  /** The first one is the default. */
  readonly locales: readonly string[];
}

/** The table for a CDN's edge function, inside the build. */
export const HOSTS_FILE = 'deploy/hosts.json';

/** Writes the tables from host and language to page, and the page for a host that is in none. */
export function writeHosts(dist: string, entries: readonly HostEntry[]): void {
  mkdirSync(join(dist, 'deploy'), { recursive: true });
  writeFileSync(join(dist, HOSTS_FILE), `${JSON.stringify(entries, null, 2)}\n`);
  writeFileSync(join(dist, 'deploy/nginx-maps.conf'), nginxMaps(entries));
  writeFileSync(join(dist, 'pages/unknown.html'), UNKNOWN_PAGE);
}

/**
 * Maps for nginx (`http` context): `$voucher_page` is the folder of the page for the request's host
 * and language, empty for an unknown host. Language: address, stored choice, the browser's first,
 * then the site's first (requirements 4.022 to 4.025); a browser's further languages are left to the
 * application, which changes to them when it starts.
 */
export function nginxMaps(entries: readonly HostEntry[]): string {
  const sites = entries.flatMap(({ site, hosts }) => hosts.map((host) => [host, site] as const));
  const languages = entries.flatMap(({ site, locales }) =>
    locales.map((locale) => [`${site}:${locale.slice(0, 2)}`, locale] as const),
  );
  const firsts = entries.map(({ site, locales }) => [site, locales[0] ?? ''] as const);
  const sources = ['$arg_lang', '$cookie_locale', '$http_accept_language'];
  const steps = sources.flatMap((source, index) => [
    block(source, `$voucher_language_${index}`, [
      [`"~*^(?<tag${index}>[a-z][a-z])"`, `$tag${index}`],
    ]),
    block(`"$voucher_site:$voucher_language_${index}"`, `$voucher_locale_${index}`, languages),
  ]);
  return [
    '# Written by the build; see docs/deployment.md.',
    block('$host', '$voucher_site', sites),
    ...steps,
    block('$voucher_site', '$voucher_locale_3', firsts),
    // The first source that names a language of the site decides.
    'map "$voucher_locale_0,$voucher_locale_1,$voucher_locale_2,$voucher_locale_3" $voucher_locale {\n' +
      '  default "";\n  "~^,*(?<first>[A-Za-z-]+)" $first;\n}\n',
    'map $voucher_site $voucher_page {\n' +
      '  default "/pages/$voucher_site/$voucher_locale";\n  "" "";\n}\n',
  ].join('\n');
}

function block(
  source: string,
  target: string,
  pairs: readonly (readonly [string, string])[],
): string {
  const lines = pairs.map(([from, to]) => `  ${from} ${to};\n`).join('');
  return `map ${source} ${target} {\n  default "";\n${lines}}\n`;
}

const UNKNOWN_PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width,initial-scale=1">' +
  '<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">' +
  '<title>Unknown address</title></head>' +
  '<body style="font-family:system-ui;display:grid;place-content:center;min-height:90vh;text-align:center">' +
  '<h1>This address belongs to no site.</h1><p lang="de">Diese Adresse gehört zu keiner Seite.</p>' +
  '</body></html>\n';
