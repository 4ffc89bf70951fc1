import { rmSync } from 'node:fs';
import { PACT_FILE } from './pact-file.ts';

/** Writing a pact merges into the file that is there: what nobody asks for any more would stay. */
export function setup(): void {
  rmSync(PACT_FILE, { force: true });
}
