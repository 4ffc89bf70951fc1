// `npm run bench sizes`: is the production build as small as promised? Reads dist/, so it says the same
// on every machine. With --all it prints the content of every part, not only in those that are too large.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { sizeBudgets } from '../bench/budgets.ts';
import { ADAPTER_GATE, measureAdapters } from './budgets/adapter-size.ts';
import { CLIENT_BUDGET, measureClient } from './budgets/client-size.ts';
import { countFiles, FILES_BUDGET } from './budgets/first-pages.ts';
import { measureBuild, type Part } from './budgets/measure.ts';
import {
  breakdown,
  earlyPackages,
  namedSites,
  readChunkContents,
  siteNames,
} from './budgets/rules.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const isVerbose = process.argv.includes('--all');

const { sizes, shared } = measureBuild(dist);
const contents = readChunkContents(dist);
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function printContents({ files }: Part): void {
  const weighed = files.map((file) => ({ file, bytes: statSync(join(dist, `${file}.br`)).size }));
  for (const { origin, bytes } of breakdown(contents, weighed).slice(0, 12)) {
    console.log(`      about ${kB(bytes)}  ${origin}`);
  }
}

const results: boolean[] = [];
function report(isPassed: boolean, text: string): void {
  results.push(isPassed);
  console.log(`${isPassed ? '✓' : '✗'} ${text}`);
}

for (const { id, title, goal, recorded, gate } of sizeBudgets) {
  const part = sizes[id];
  const isPassed = part.bytes <= gate * 1000;
  const more = (part.bytes / 1000 - recorded).toFixed(1).replace(/^(?!-)/, '+');
  report(
    isPassed,
    `${title}: ${kB(part.bytes)} (${more} since ${recorded} was recorded, gate ${gate}, goal ${goal})`,
  );
  if (!isPassed || isVerbose) printContents(part);
}
for (const id of ['landing-js', 'wall-js'] as const) {
  const early = earlyPackages(contents, sizes[id]);
  const found = early.length > 0 ? `: found ${early.join(', ')}` : '';
  report(early.length === 0, `${id} is without the packages that can wait${found}`);
}
for (const [page, count] of countFiles(dist)) {
  report(
    count <= FILES_BUDGET.gate,
    `Scripts and texts of ${page}: ${count} (gate ${FILES_BUDGET.gate}, goal ${FILES_BUDGET.goal})`,
  );
}
const named = namedSites(dist, shared, siteNames(join(root, 'src/sites')));
const found = named.length > 0 ? `: found ${named.join(', ')}` : '';
report(named.length === 0, `What every visitor loads holds no data of a site${found}`);

for (const { provider, bytes } of measureAdapters(dist)) {
  report(
    bytes <= ADAPTER_GATE * 1000,
    `What ${provider} costs besides its own script, gzip: ${kB(bytes)} (gate ${ADAPTER_GATE})`,
  );
}

const client = await measureClient();
report(
  client <= CLIENT_BUDGET.gate * 1000,
  `The contract's client with all checks of answers, gzip: ${kB(client)} (gate ${CLIENT_BUDGET.gate}, goal ${CLIENT_BUDGET.goal})`,
);

const failed = results.filter((isPassed) => !isPassed).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
