import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The tests that say in their first line that they need a DOM; all others run in Node alone. */
export function domTests(root: string): string[] {
  return (
    globSync('src/**/*.test.{ts,tsx}', { cwd: root })
      .filter((file) =>
        readFileSync(join(root, file), 'utf8').startsWith('// @vitest-environment jsdom'),
      )
      // Vitest reads them as patterns, in which a backslash of Windows is no separator.
      .map((file) => file.replaceAll('\\', '/'))
  );
}
