import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckedVariables } from '../build/variables.ts';
import { checkedFiles } from './checksums.ts';
import { finding, type Finding } from './finding.ts';
import { readSiteTable } from './read-site-table.ts';
import { TABLE_FILE } from './site-table.ts';
import { VARIABLES_FILE } from './write-deployment.ts';

/**
 * Checks a build without a server.
 * @param isDemo it may be one for demonstrations and tests
 * @throws Error when there is none
 */
export function checkDist(dist: string, { isDemo = false } = {}): Finding[] {
  if (!existsSync(join(dist, TABLE_FILE))) throw new Error('there is no build; npm run build');
  const { sites, addresses } = readSiteTable(dist);
  const variables = JSON.parse(
    readFileSync(join(dist, VARIABLES_FILE), 'utf8'),
  ) as CheckedVariables;
  const pages = [...new Set(addresses.map(({ page }) => page))];
  const files = checkedFiles(dist);
  const listed = new Set(files.map(({ file }) => file));
  const invented = sites.flatMap(({ hosts }) => hosts.filter((host) => host.endsWith('.example')));
  const forTests = variables.forTests.join(', ');
  return [
    finding(
      `${sites.length} sites have every page in each of their languages`,
      sites
        .flatMap(({ site, locales }) =>
          locales.flatMap((locale) => pages.map((page) => `pages/${site}/${locale}/${page}.html`)),
        )
        .filter((page) => !listed.has(page)),
    ),
    finding(
      `${files.length} files are as the build wrote them`,
      files.filter(({ isWhole }) => !isWhole).map(({ file }) => file),
    ),
    forTests === ''
      ? finding('It is for visitors: no variable for tests is set', [])
      : {
          level: isDemo ? 'note' : 'wrong',
          text: `It is for demonstrations and tests, not for visitors (${forTests})`,
        },
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
