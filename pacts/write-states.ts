// Writes the table of provider states, provider-states.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatText } from '../scripts/format-text.ts';
import { interactions } from './interactions.ts';
import { statesDocument } from './support/states-table.ts';

const file = join(import.meta.dirname, 'provider-states.md');
const text = statesDocument(interactions);
writeFileSync(file, await formatText(file, text));
