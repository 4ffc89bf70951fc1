// `npm run bench browsers`: does the build ship anything that a promised browser lacks (docs/browsers.md)? Reads
// dist/: its code came from packages, too.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkBuild, type ShippedText } from './browsers/check-build.ts';

const dist = join(import.meta.dirname, '../dist');
const read = (pattern: string): { file: string; text: string }[] =>
  globSync(pattern, { cwd: dist }).map((file) => ({
    file,
    text: readFileSync(join(dist, file), 'utf8'),
  }));

/** By their texts: most pages share their content. */
const inPages = new Map<string, ShippedText>();
for (const { file, text } of read('pages/**/*.html')) {
  for (const [, tag = '', attributes = '', content = ''] of text.matchAll(
    /<(script|style)([^>]*)>([^<]*)<\/\1>/g,
  )) {
    if (attributes.includes('application/json') || inPages.has(content)) continue;
    inPages.set(content, { file, text: content, isScript: tag === 'script' });
  }
}

const { problems, count } = await checkBuild([
  ...read('assets/*.js').map((one) => ({ ...one, isScript: true })),
  ...read('assets/*.css').map((one) => ({ ...one, isScript: false })),
  ...inPages.values(),
]);
for (const problem of problems) console.log(`✗ ${problem}`);
console.log(`${count} scripts and styles, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
