import { rmSync } from 'node:fs';
import { pactFiles } from './pact-file.ts';

/** Writing a pact merges into the file that is there: interactions that were removed would stay. */
export function setup(): void {
  for (const { file } of pactFiles) rmSync(file, { force: true });
}
