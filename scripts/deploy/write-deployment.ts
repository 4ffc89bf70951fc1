import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CheckedVariables } from '../build/variables.ts';
import { robotsText, sitemap } from './sitemap.ts';
import { TABLE_FILE, UNKNOWN_PAGE, type SiteTable } from './site-table.ts';
import { UNKNOWN_HTML } from './unknown-page.ts';

export interface DeploymentOptions {
  /** Address (`mailto:` or `https:`) for people who find a weakness; without one there is no `security.txt`. */
  readonly securityContact?: string | undefined;
  readonly variables: CheckedVariables;
  readonly now: Date;
}

/** Given and missing settings of the build; `npm run deploy check` reports them. */
export const VARIABLES_FILE = 'deploy/variables.json';

/** Writes the files that a server needs besides the pages and their files. */
export function writeDeployment(
  dist: string,
  table: SiteTable,
  { securityContact, variables, now }: DeploymentOptions,
): void {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  };
  write(VARIABLES_FILE, `${JSON.stringify(variables, null, 2)}\n`);
  write(TABLE_FILE, `${JSON.stringify(table, null, 2)}\n`);
  write(UNKNOWN_PAGE.slice(1), UNKNOWN_HTML);
  for (const site of table.sites) {
    write(`pages/${site.site}/robots.txt`, robotsText(site));
    write(`pages/${site.site}/sitemap.xml`, sitemap(site));
  }
  if (securityContact !== undefined) {
    const expires = new Date(now.getTime() + 365 * 24 * 60 * 60 * 1000).toISOString();
    write('.well-known/security.txt', `Contact: ${securityContact}\nExpires: ${expires}\n`);
  }
}
