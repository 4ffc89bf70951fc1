// Writes the display faces of the brands, `npm run fonts`: one weight, the letters of headings, nothing else.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { LETTERS } from '../src/sites/fonts/letters.ts';

const ROOT = join(import.meta.dirname, '..');
const FACES = ['fraunces', 'outfit', 'sora'];

for (const face of FACES) {
  const file = `node_modules/@fontsource/${face}/files/${face}-latin-700-normal.woff2`;
  const small = await subsetFont(readFileSync(join(ROOT, file)), LETTERS, {
    targetFormat: 'woff2',
  });
  writeFileSync(join(ROOT, 'src/sites/fonts', `${face}.woff2`), small);
  console.log(`${face}: ${small.length} bytes`);
}
