import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SITES } from '../e2e/support/accessibility-scope.ts';
import assessment from '../src/features/legal/assessment.json' with { type: 'json' };

const files = globSync('docs/accessibility/scripts/*.md').sort();

test('there is a script for each of the eight main flows', () => expect(files).toHaveLength(8));

test.each(files)('%s quotes what the transcripts say, in their order', (file) => {
  const text = readFileSync(file, 'utf8');
  const blocks = [...text.matchAll(/```text ([\w-]+)\n([^`]*)```/g)];
  expect(blocks.length).toBeGreaterThan(1);
  for (const [, name = '', block = ''] of blocks) {
    const heard = readFileSync(`src/tests/transcripts/${name}.txt`, 'utf8').split('\n');
    const quoted = block.trimEnd().split('\n');
    let at = 0;
    const missing = quoted.filter((line) => {
      const found = heard.indexOf(line, at);
      if (found >= 0) at = found + 1;
      return found < 0;
    });
    expect({ name, missing }).toEqual({ name, missing: [] });
  }
});

const report = readFileSync('docs/accessibility/conformance.md', 'utf8');

test('the statement of the sites claims no more than the conformance report', () => {
  const { status, date, sites, limits } = assessment;
  expect(report).toContain(`**${status} conforms**`);
  expect(report).toContain(`- Date: ${date}`);
  const [, known = ''] = /## Known limits\n+((?:- .*\n)+)/.exec(report) ?? [];
  expect(known.trim().split('\n')).toHaveLength(limits.length);
  expect(sites).toBe(SITES.length);
});

test('every test that the conformance report names is there', () => {
  const named = report.match(/(?:src|e2e|scripts)\/[\w./-]+\.(?:spec|test)\.tsx?/g) ?? [];
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
