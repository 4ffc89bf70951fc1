// Which test pins which requirement: read from the reports of the tests that really ran, so the table
// cannot name a test that is gone, was never run or has failed.

export interface Requirement {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
}

/** A test that passed. */
export interface NamedTest {
  /** From the root of the project. */
  readonly file: string;
  readonly title: string;
}

/** A requirement with the tests whose titles name it. */
export interface Trace extends Requirement {
  readonly tests: readonly NamedTest[];
}

/** Rows that need a test: sections 4 and 8, and every field, flag and toggle of a site (3.001 to 3.071). */
const PINNED_ROWS = /^(?:[48]\.|3\.0(?:[0-6]\d|7[01])$)/;

/** Rows of docs/requirements.md. */
export function readRequirements(markdown: string): Requirement[] {
  return [...markdown.matchAll(/^\| (\d\.\d{3}) +\| (\S+) +\| (.*?) +\|$/gm)].map(
    ([, id = '', kind = '', text = '']) => ({ id, kind, text }),
  );
}

/** Passed tests of a report of Vitest. @param root the folder that its absolute paths start with */
export function readVitestReport(json: string, root: string): NamedTest[] {
  const { testResults } = JSON.parse(json) as {
    testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
  };
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => ({ file: relativeTo(root, name), title: fullName })),
  );
}

interface Suite {
  readonly title: string;
  readonly file: string;
  readonly specs?: readonly { title: string; ok: boolean }[];
  readonly suites?: readonly Suite[];
}

/** Passed tests of a report of Playwright, each once, however many browsers ran it. */
export function readPlaywrightReport(json: string, folder: string): NamedTest[] {
  const { suites } = JSON.parse(json) as { suites: readonly Suite[] };
  // Inner suites name the file that made them, which can be a helper of several test files.
  const visit = (suite: Suite, file: string): NamedTest[] => [
    ...(suite.specs ?? [])
      .filter(({ ok }) => ok)
      .map(({ title }) => ({ file: `${folder}/${file}`, title })),
    ...(suite.suites ?? []).flatMap((inner) => visit(inner, file)),
  ];
  const tests = suites
    .flatMap((suite) => visit(suite, suite.file))
    .map((test) => [`${test.file} ${test.title}`, test] as const);
  return [...new Map(tests).values()];
}

/** Requirements in their order with the tests that name them, as in `[4.070]`. */
export function trace(requirements: readonly Requirement[], tests: readonly NamedTest[]): Trace[] {
  const byId = new Map<string, NamedTest[]>();
  for (const test of tests) {
    for (const [, id = ''] of test.title.matchAll(/\[(\d\.\d{3})\]/g)) {
      byId.set(id, [...(byId.get(id) ?? []), test]);
    }
  }
  return requirements.map((requirement) => ({
    ...requirement,
    tests: byId.get(requirement.id) ?? [],
  }));
}

/** Notes say what the specification leaves open; there is nothing to test. */
const isTestable = ({ kind }: Requirement): boolean => kind !== 'note';

/** Rows that need a test and have none. */
export const missingPins = (traces: readonly Trace[]): Trace[] =>
  traces.filter((row) => PINNED_ROWS.test(row.id) && isTestable(row) && row.tests.length === 0);

/** The table as Markdown: what is pinned by what, then what is not. */
export function writeTable(traces: readonly Trace[]): string {
  const pinned = traces.filter(({ tests }) => tests.length > 0);
  const unpinned = traces.filter(({ tests }) => tests.length === 0);
  return [
    '# Requirements and the tests that name them',
    '',
    `Written by \`npm test\` from the reports of the tests that ran and passed: ${pinned.length} of ${traces.length} requirements are named by a test. The rows are those of docs/requirements.md.`,
    '',
    '| # | Requirement | Tests |',
    '|---|---|---|',
    ...pinned.map(({ id, text, tests }) => `| ${id} | ${cell(text)} | ${cellOf(tests)} |`),
    '',
    '## Without a test that names them',
    '',
    '| # | Kind | Requirement |',
    '|---|---|---|',
    ...unpinned.map(({ id, kind, text }) => `| ${id} | ${kind} | ${cell(text)} |`),
    '',
  ].join('\n');
}

const cellOf = (tests: readonly NamedTest[]): string =>
  tests.map(({ file, title }) => `${file}: ${cell(title)}`).join('<br>');

/** A text that cannot end its cell or become markup. */
const cell = (text: string): string =>
  text.replace(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('<', '&lt;');

const relativeTo = (root: string, file: string): string =>
  file.startsWith(`${root}/`) ? file.slice(root.length + 1) : file;
