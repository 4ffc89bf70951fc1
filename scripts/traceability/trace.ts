// Which test pins which requirement: read from the reports of the tests that really ran, so the table
// cannot name a test that is gone, was never run or has failed.
import { isAbsolute, relative } from 'node:path';

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

/** Numbers of requirements in a title, as in `[4.070]`. */
const idsIn = (title: string): string[] =>
  [...title.matchAll(/\[(\d\.\d{3})\]/g)].map(([, id = '']) => id);

/** Requirements in their order with the tests that name them, by their numbers. */
export function trace(requirements: readonly Requirement[], tests: readonly NamedTest[]): Trace[] {
  const byId = new Map<string, NamedTest[]>();
  for (const test of tests) {
    for (const id of idsIn(test.title)) byId.set(id, [...(byId.get(id) ?? []), test]);
  }
  return requirements.map((requirement) => ({
    ...requirement,
    tests: byId.get(requirement.id) ?? [],
  }));
}

/** Why no test can show a row, by its id. */
export type Reasons = Readonly<Record<string, string>>;

/**
 * The errors of the table, one line each: a row without a test and without a reason, a reason that
 * is not needed, a number in a test's title or among the reasons that the list does not have.
 */
export function findGaps(
  requirements: readonly Requirement[],
  tests: readonly NamedTest[],
  reasons: Reasons,
): string[] {
  const ids = new Set(requirements.map(({ id }) => id));
  return [
    ...trace(requirements, tests).flatMap(({ id, text, tests: { length } }) => {
      if (length === 0 && reasons[id] === undefined) return `no test names ${id}: ${text}`;
      if (length > 0 && reasons[id] !== undefined) return `${id} has a test and needs no reason`;
      return [];
    }),
    ...Object.keys(reasons).flatMap((id) =>
      ids.has(id) ? [] : `a reason is given for ${id}, which is no requirement`,
    ),
    ...tests.flatMap(({ file, title }) =>
      idsIn(title).flatMap((id) =>
        ids.has(id) ? [] : `${file}: "${title}" names ${id}, which is no requirement`,
      ),
    ),
  ];
}

/** The table as Markdown: requirements with their tests, then those without. */
export function writeTable(traces: readonly Trace[], reasons: Reasons): string {
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
    '| # | Kind | Requirement | Why |',
    '|---|---|---|---|',
    ...unpinned.map(
      ({ id, kind, text }) => `| ${id} | ${kind} | ${cell(text)} | ${cell(reasons[id] ?? '')} |`,
    ),
    '',
  ].join('\n');
}

const cellOf = (tests: readonly NamedTest[]): string =>
  tests.map(({ file, title }) => `${file}: ${cell(title)}`).join('<br>');

/** A text that cannot end its cell or become markup. */
const cell = (text: string): string =>
  text.replace(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('<', '&lt;');

const relativeTo = (root: string, file: string): string =>
  isAbsolute(file) ? relative(root, file).replaceAll('\\', '/') : file;
