import { SITE_FILES } from './addresses.ts';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckedVariables } from '../build/variables.ts';
import { finding, type Finding } from './finding.ts';
import { readSiteTable } from './read-site-table.ts';
import { NGINX_FOLDER, VARIABLES_FILE } from './write-deployment.ts';

/** Checks a build without a server. @throws Error when there is none */
export function checkDist(dist: string): Finding[] {
  const { sites, addresses } = readSiteTable(dist);
  const variables = JSON.parse(
    readFileSync(join(dist, VARIABLES_FILE), 'utf8'),
  ) as CheckedVariables;
  const lacks = (files: readonly string[]) => files.filter((file) => !existsSync(join(dist, file)));
  const files = [...new Set(addresses.map(({ page }) => page))];
  const pages = sites.flatMap(({ site, locales }) =>
    locales.flatMap((locale) => files.map((page) => `pages/${site}/${locale}/${page}.html`)),
  );
  const assets = globSync('assets/*.{js,css,svg,json}', { cwd: dist });
  const invented = sites.flatMap(({ hosts }) => hosts.filter((host) => host.endsWith('.example')));
  const configuration = ['conf.d/voucher.conf', 'voucher/http.conf', 'voucher/server.conf'];
  return [
    finding(`${sites.length} sites, ${pages.length} pages`, lacks(pages)),
    finding(
      `Every page and ${assets.length} other files are compressed (br, gzip)`,
      lacks([...pages, ...assets].flatMap((file) => [`${file}.br`, `${file}.gz`])),
    ),
    finding(
      'The configuration of nginx is there',
      lacks(configuration.map((file) => `${NGINX_FOLDER}/${file}`)),
    ),
    finding(
      'robots.txt and sitemaps, third-party licences and the list of software are there',
      lacks([
        ...sites.flatMap(({ site }) => SITE_FILES.map((file) => `pages/${site}${file}`)),
        'licenses.txt',
        'deploy/sbom.cdx.json',
      ]),
    ),
    finding('No variable is set that is for tests only', variables.forTests),
    ...variables.missing.map((text): Finding => ({ level: 'note', text: `Not set: ${text}` })),
    ...(invented.length > 0
      ? [
          {
            level: 'note' as const,
            text: `${invented.length} host names are invented (.example): src/sites/hosts.json`,
          },
        ]
      : []),
  ];
}
