import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../test-results');

/** Keeps a result of this machine and this day: numbers in the repository would be of another. */
export function writeResult(name: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
  console.log(`test-results/${name} is written`);
}
