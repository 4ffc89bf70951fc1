// Writes docs/accessibility/ and what the statement of the sites may claim, from the results of
// `npm run a11y` and `npm test` (or of the tests that name a criterion).
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hasState, SITES, WIDTHS } from '../e2e/support/accessibility-scope.ts';
import { pageStates } from '../e2e/support/states/page-states.ts';
import { exceptions } from '../e2e/support/accessibility-exceptions.ts';
import { engineCriteria } from './accessibility/engine-criteria.ts';
import { assessmentOf, writeReport, type Results } from './accessibility/report.ts';
import { heardSpeech } from './accessibility/heard-speech.ts';
import { testsByCriterion } from './accessibility/tests-by-criterion.ts';
import { cleanVisits } from './accessibility/visits.ts';
import { formatText } from './format-text.ts';
import { readPlaywrightReport, readVitestReport } from './traceability/trace.ts';

const root = resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const REPORTS = ['test-results/a11y.json', 'test-results/unit.json', 'test-results/e2e.json'];
const absent = REPORTS.filter((file) => !existsSync(join(root, file)));
if (absent.length > 0) throw new Error(`run npm run a11y and npm test first: no ${absent.join()}`);

const [engines = '', unit = '', e2e = ''] = REPORTS.map(read);
/** When a run of Playwright began. */
function startOf(report: string): string {
  const { stats } = JSON.parse(report) as { readonly stats: { readonly startTime: string } };
  return stats.startTime;
}

const visits = SITES.flatMap((site) =>
  pageStates.filter((state) => hasState(site, state)).map(({ name }) => `${site}: ${name}`),
);
const clean = cleanVisits(engines);
const open = visits.filter((visit) => !clean.has(visit));
for (const visit of open) console.error(`not looked at, or not without a finding: ${visit}`);
const results: Results = {
  date: new Date().toISOString().slice(0, 10),
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root }).toString().trim(),
  engines: engineCriteria(),
  states: {
    sites: SITES,
    widths: Object.values(WIDTHS).map(({ width }) => width),
    ran: startOf(engines),
    passed: visits.length - open.length,
    failed: open.length,
  },
  exceptions,
  speech: heardSpeech(join(root, 'docs/accessibility/speech')),
  tests: testsByCriterion([...readVitestReport(unit, root), ...readPlaywrightReport(e2e, 'e2e')]),
};

async function write(file: string, text: string): Promise<void> {
  const filepath = join(root, file);
  writeFileSync(filepath, await formatText(filepath, text));
  console.log(file);
}

await write('docs/accessibility/results.json', JSON.stringify(results));
await write('docs/accessibility/conformance.md', writeReport(results));
await write('src/features/legal/assessment.json', JSON.stringify(assessmentOf(results)));
