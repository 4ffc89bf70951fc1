import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { COMMANDS } from './commands.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
/** The code between backticks, inline or as a block. */
const codeIn = (file: string): string =>
  [...read(file).matchAll(/```[^]*?```|`[^`\n]+`/g)].map(([code]) => code).join('\n');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const documents = globSync(['*.md', '{openapi,mocks,pacts,docs,bench}/**/*.md'], { cwd: root });

test('there are documents to read', () => expect(documents.length).toBeGreaterThan(20));

test.each(documents)('%s names scripts that exist', (file) => {
  const named = [...codeIn(file).matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g)].map(
    ([, name = '']) => name,
  );
  const own = ['ci', 'install', 'audit', 'sbom', 'run', 'pack', 'publish'];
  expect(named.filter((name) => !(name in scripts) && !own.includes(name))).toEqual([]);
});

test.each(documents)('%s names commands that their groups have', (file) => {
  const groups = Object.keys(COMMANDS).join('|');
  const named = codeIn(file).matchAll(new RegExp(`\\bnpm run (${groups}) ([a-z]+)`, 'g'));
  const unknown = [...named].filter(
    ([, group = '', name = '']) => !(name in (COMMANDS[group] ?? {})),
  );
  expect(unknown.map(([command]) => command)).toEqual([]);
});

test('every group has a script, which lists its commands', () => {
  for (const group of Object.keys(COMMANDS))
    expect(scripts[group]).toBe(`node scripts/run.ts ${group}`);
});

test.each(documents)('%s names files that exist', (file) => {
  const named = codeIn(file).matchAll(
    /(?<=[`\s])((?:src|scripts|mocks|pacts|e2e|openapi)\/[\w./-]+)(?=[`\s])/g,
  );
  const missing = [...named]
    .map(([, path = '']) => path)
    .filter((path) =>
      [root, join(root, dirname(file))].every(
        (cwd) => globSync(path.replace(/\/$/, ''), { cwd }).length === 0,
      ),
    );
  expect(missing).toEqual([]);
});
