import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What `npm run a11y:speech` wrote: of each file its first line, which says with what it was heard. */
export function heardSpeech(folder: string): Record<string, string> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const texts = files.filter((name) => name.endsWith('.txt')).sort();
  return Object.fromEntries(
    texts.map((file) => [file, readFileSync(join(folder, file), 'utf8').split('\n', 1)[0] ?? '']),
  );
}
