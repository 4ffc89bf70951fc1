import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

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
