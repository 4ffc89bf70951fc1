// Writes the table of provider states into README.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { interactions } from './interactions.ts';
import { withStatesTable } from './support/states-table.ts';

const file = join(import.meta.dirname, 'README.md');
const text = withStatesTable(readFileSync(file, 'utf8'), interactions);
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
