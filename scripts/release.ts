// `npm run release <folder> [-- --keep 5 | --back]`: puts dist/ beside the earlier releases of a folder, with
// their assets, and switches to it; `--back` switches to the release before.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { goBack, release } from './release/release.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'string', default: '5' }, back: { type: 'boolean', default: false } },
});
const [target] = positionals;
const keep = Number(values.keep);
if (target === undefined || !Number.isInteger(keep) || keep < 1) {
  console.error('npm run release <folder> [-- --keep <releases> | --back]');
  process.exit(1);
}
if (values.back) {
  const before = goBack(target);
  console.log(before === undefined ? 'There is no earlier release.' : `Back to ${before}`);
  process.exit(before === undefined ? 1 : 0);
}
const name = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
const kept = release({ dist: join(import.meta.dirname, '../dist'), target, name, keep });
console.log(`${name} is current; there are ${kept.join(', ')}`);
