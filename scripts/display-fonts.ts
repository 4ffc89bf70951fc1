// Writes the display faces of the brands, `node scripts/display-fonts.ts`: one weight, the letters of headings, nothing else.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { LETTERS } from '../src/sites/fonts/letters.ts';

const FOLDER = join(import.meta.dirname, '../src/sites/fonts');
const FACES = {
  fraunces: import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-700-normal.woff2'),
  outfit: import.meta.resolve('@fontsource/outfit/files/outfit-latin-700-normal.woff2'),
  sora: import.meta.resolve('@fontsource/sora/files/sora-latin-700-normal.woff2'),
};

for (const [face, file] of Object.entries(FACES)) {
  const whole = readFileSync(fileURLToPath(file));
  const small = await subsetFont(whole, LETTERS, { targetFormat: 'woff2' });
  writeFileSync(join(FOLDER, `${face}.woff2`), small);
  console.log(`${face}: ${small.length} bytes`);
}
