import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TABLE_FILE, type SiteTable } from './site-table.ts';

/** @throws Error when there is no build */
export const readSiteTable = (dist: string): SiteTable =>
  JSON.parse(readFileSync(join(dist, TABLE_FILE), 'utf8')) as SiteTable;
