// The conformance report: every criterion with what was tested. Its results are data in
// docs/accessibility/results.json, so that the gate can write it again and compare.
import { criteria, limits, type Criterion, type LimitId } from './criteria.ts';

export type Verdict = 'supports' | 'partly supports' | 'not applicable' | 'not evaluated';

/** What the tests and the engines found, as `npm run a11y:report` collects it. */
export interface Results {
  /** ISO date of the run. */
  readonly date: string;
  readonly commit: string;
  readonly engines: readonly {
    readonly name: string;
    readonly version: string;
    /** The criteria that its rules are about. */
    readonly criteria: readonly string[];
  }[];
  readonly states: {
    readonly sites: readonly string[];
    readonly widths: readonly number[];
    /** When the engines ran, ISO date and time. */
    readonly ran: string;
    /** Visits to a state of a site; each is looked at in every width and in both schemes. */
    readonly passed: number;
    readonly failed: number;
  };
  readonly exceptions: readonly {
    readonly engine: string;
    readonly rule: string;
    readonly part: string;
    readonly reason: string;
  }[];
  /** Of each transcript of a real screen reader its file, and with what it was heard. */
  readonly speech: Readonly<Record<string, string>>;
  /** Tests that passed and name a criterion, by file. */
  readonly tests: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface Row extends Criterion {
  readonly verdict: Verdict;
  readonly engines: readonly string[];
  /** Files of tests, with how many of their tests name the criterion. */
  readonly tests: readonly (readonly [file: string, count: number])[];
}

/** What may be claimed of a criterion: nothing that no test and no engine looked at. */
export function rowsOf({ engines, states, tests }: Results): Row[] {
  return criteria.map((criterion) => {
    const named = engines
      .filter((engine) => engine.criteria.includes(criterion.id))
      .map(({ name }) => name);
    const files = Object.entries(tests[criterion.id] ?? {});
    const row = { ...criterion, engines: named, tests: files };
    if (criterion.absent) return { ...row, verdict: 'not applicable', engines: [], tests: [] };
    const isTested = files.length > 0 || (named.length > 0 && states.failed === 0);
    if (!isTested) return { ...row, verdict: 'not evaluated' };
    return { ...row, verdict: criterion.limit ? 'partly supports' : 'supports' };
  });
}

/** What the accessibility statement of the sites may say. */
export interface Assessment {
  readonly date: string;
  readonly status: 'fully' | 'partly';
  readonly limits: readonly LimitId[];
  /** How many sites the engines looked at. */
  readonly sites: number;
  /** Whether the main flows were written down with a real screen reader, in three languages. */
  readonly isHeard: boolean;
}

/** Languages in which the statement says that a real screen reader was heard. */
const HEARD_IN = ['de', 'en', 'fr'];
/** Flows that must be heard in each of them. */
const HEARD_FLOWS = ['redeem', 'errors', 'wall', 'help'];

/** The most that the report allows the statement to claim, and the limits that it must name. */
export function assessmentOf(results: Results): Assessment {
  const rows = rowsOf(results);
  const isOpen = ({ verdict, person }: Row): boolean =>
    verdict === 'partly supports' || verdict === 'not evaluated' || person !== undefined;
  const known = rows.flatMap(({ limit, person }) => [
    ...(limit ? [limit] : []),
    ...(person ? (['people'] as const) : []),
  ]);
  return {
    date: results.date,
    status: rows.some(isOpen) ? 'partly' : 'fully',
    limits: (Object.keys(limits) as LimitId[]).filter((id) => known.includes(id)),
    sites: results.states.sites.length,
    isHeard: HEARD_IN.every((language) =>
      HEARD_FLOWS.every((flow) => `${flow}.${language}.txt` in results.speech),
    ),
  };
}

/** What a statement claims beyond the report; nothing when it is as careful or more careful. */
export function overclaims(claimed: Assessment, allowed: Assessment): string[] {
  const missing = allowed.limits.filter((id) => !claimed.limits.includes(id));
  return [
    ...(claimed.status === 'fully' && allowed.status === 'partly'
      ? ['the statement says "fully", the report "partly"']
      : []),
    ...missing.map((id) => `the statement does not name the limit "${id}"`),
    ...(claimed.sites > allowed.sites
      ? ['the statement names more sites than were looked at']
      : []),
    ...(claimed.isHeard && !allowed.isHeard
      ? ['the statement says that a real screen reader was heard']
      : []),
    ...(claimed.date > allowed.date ? ['the statement is dated after the report'] : []),
  ];
}

/** The report as Markdown. */
export function writeReport(results: Results): string {
  const { date, commit, engines, states, exceptions } = results;
  const rows = rowsOf(results);
  const { status } = assessmentOf(results);
  const counted = (['supports', 'partly supports', 'not evaluated', 'not applicable'] as const)
    .map((verdict) => `${rows.filter((row) => row.verdict === verdict).length} ${verdict}`)
    .join(', ');
  return `# Conformance report

Written by \`npm run a11y:report\` from the results of the tests; not edited by hand. WCAG 2.2, levels A and AA, and chapter 9 (web) of EN 301 549 V3.2.1, whose clauses 9.1 to 9.4 are the criteria of WCAG 2.1 by their numbers.

- Date: ${date}, written at commit ${commit}
- Result: the website **${status} conforms**: ${counted}
- Assessed by the people who build it. No person with a screen reader, a magnifier or voice control has judged it, and no outside body has.

## How it was tested

- **Engines**: ${engines.map(({ name, version }) => `${name} ${version}`).join(' and ')} over every state of ${states.sites.join(', ')}, at ${states.widths.join(' and ')} px, light and dark, on ${states.ran.slice(0, 16).replace('T', ' at ')} UTC: ${states.passed} visits without a finding, ${states.failed} with one. States that a site cannot be in, such as a payment where there is no way to pay, are left out; what the operator can switch was switched on. An engine finds faults; it cannot show that there are none.
- **Tests that name a criterion**: journeys with the keys alone, reflow at 320 px, spaced texts, forced colours, reduced motion, the end of a session, contrast computed for every brand. They run with \`npm test\` before every change.
- **Transcripts**: what a simulated screen reader says on each screen of each flow, read in review (\`src/tests/transcripts\`). Real screen readers say some things in other words; [the scripts for people](screen-readers.md) are there to compare.
${heardOf(results)}
Excepted from the engines' findings:

${exceptions.map(({ engine, rule, part, reason }) => `- ${engine}, \`${rule}\` at \`${part}\`: ${reason}`).join('\n')}
- The skip link is before the header, outside every landmark, as it is common; neither axe-core nor IBM’s ruleset WCAG_2_2, which is the one used, counts it as a fault; IBM’s ruleset IBM_Accessibility does.

## Known limits

${Object.values(limits)
  .map((text) => `- ${text}`)
  .join('\n')}

## Criteria

"Not evaluated" means that no test and no engine looks at it. The last column says what only a person can judge, and nobody has yet.

| WCAG 2.2 | EN 301 549 | Name | Level | Result | How | Left to a person |
| --- | --- | --- | --- | --- | --- | --- |
${rows.map(writeRow).join('\n')}

WCAG 2.2 has no criterion 4.1.1 (Parsing) any more; for clause 9.4.1.1 it counts as met by every page in HTML.

## EN 301 549, clause 9.6: conformance requirements

| Clause | Requirement | Result |
| --- | --- | --- |
| 9.6 | Conformance level AA | as in the table above |
| 9.6 | Full pages | Every state of every page was looked at whole; fields of payment providers are third-party content |
| 9.6 | Complete processes | Journeys from the code to the shop’s code, and for paying, help, activation and the identity check, with the keys alone |
| 9.6 | Only accessibility-supported ways | Native HTML and ARIA of React Aria; real assistive technology: left to a person |
| 9.6 | Non-interference | No audio, no flashing, no keyboard trap; motion stops with the system’s setting |
`;
}

/** The transcripts of a real screen reader, if there are any. */
function heardOf({ speech }: Results): string {
  const files = Object.entries(speech);
  if (files.length === 0) return '';
  const list = files.map(([file, heard]) => `[${file}](speech/${file}) (${heard})`).join(', ');
  return `- **A real screen reader**, with the keys alone, read in review: ${list}. Nobody who uses one every day has judged the website; NVDA, JAWS, VoiceOver and TalkBack were not run.\n`;
}

function writeRow({ id, name, level, isNew, verdict, absent, limit, engines, tests, person }: Row) {
  const how = absent ? [absent] : [...(limit ? [limits[limit]] : []), ...evidence(engines, tests)];
  const clause = isNew ? 'none' : `9.${id}`;
  return `| ${id} | ${clause} | ${name} | ${level} | ${verdict} | ${how.join('<br>')} | ${person ?? ''} |`;
}

const evidence = (engines: Row['engines'], tests: Row['tests']): string[] => [
  ...(engines.length > 0 ? [`rules of ${engines.join(' and ')}`] : []),
  ...tests.map(([file, count]) => `${file} (${count})`),
];
