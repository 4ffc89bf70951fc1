import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Pact {
  readonly interactions: readonly { readonly description: string }[];
}

/**
 * A pact in parts, because Pact reads, merges and writes the whole file again after each test: with
 * hundreds of interactions that takes most of the time.
 */
export function createPactParts() {
  const folder = mkdtempSync(join(tmpdir(), 'pact-parts-'));
  return {
    /** The folder of one part. */
    folderOf(name: string): string {
      const part = join(folder, name);
      mkdirSync(part, { recursive: true });
      return part;
    },
    /** Writes the parts as the one file that Pact would have written, and removes them. */
    join(file: string): void {
      const parts = readdirSync(folder)
        .toSorted()
        .flatMap((name) => readdirSync(join(folder, name)).map((each) => join(folder, name, each)))
        .map((part) => JSON.parse(readFileSync(part, 'utf8')) as Pact);
      const interactions = parts
        .flatMap((part) => part.interactions)
        .toSorted((one, other) => (one.description < other.description ? -1 : 1));
      writeFileSync(file, JSON.stringify({ ...parts[0], interactions }, undefined, 2));
      rmSync(folder, { recursive: true });
    },
  };
}
