import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { FULL_STEPS } from './gate.ts';
import { WITHOUT_TEST } from './traceability/without-test.ts';
import {
  findGaps,
  readPlaywrightReport,
  readRequirements,
  readVitestReport,
  trace,
  writeTable,
  type NamedTest,
} from './traceability/trace.ts';

// Writes test-results/requirements.md from the reports of this run.

const root = resolve(import.meta.dirname, '..');
const OUTPUT = 'test-results/requirements.md';
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

// Where several machines shared the run, each left its reports in a folder of `parts`.
const reports = FULL_STEPS.flatMap(({ report }) => (report ? [report] : [])).map((report) => ({
  ...report,
  files: globSync([report.file, `test-results/parts/*/${basename(report.file)}`], { cwd: root }),
}));
const absent = reports.filter(({ files }) => files.length === 0);
const tests = reports.flatMap(({ kind, files }) =>
  files.flatMap((file): NamedTest[] =>
    kind === 'vitest'
      ? readVitestReport(read(file), root)
      : readPlaywrightReport(read(file), 'e2e'),
  ),
);
const requirements = readRequirements(read('docs/requirements.md'));
const traces = trace(requirements, tests);
writeFileSync(join(root, OUTPUT), writeTable(traces, WITHOUT_TEST));

const pinned = traces.filter((row) => row.tests.length > 0).length;
console.log(
  `${OUTPUT}: ${pinned} of ${traces.length} requirements are named by a test that passed`,
);
for (const { file } of absent) console.error(`no report ${file}: its tests do not count`);
const gaps = findGaps(requirements, tests, WITHOUT_TEST);
for (const gap of gaps) console.error(gap);
if (gaps.length > 0 || absent.length > 0) process.exitCode = 1;
