import { globSync, readFileSync } from 'node:fs';

/** The tests that say in their first line that they need a DOM; all others run in Node alone. */
export function domTests(root: string): string[] {
  return globSync('src/**/*.test.{ts,tsx}', { cwd: root }).filter((file) =>
    readFileSync(`${root}/${file}`, 'utf8').startsWith('// @vitest-environment jsdom'),
  );
}
