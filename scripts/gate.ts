// The gate as data: the steps of `npm run verify`, `npm test` and `npm run test:full`, and their order.

export interface GateStep {
  /** The npm script that does the work, with its command or flags: `messages check`. */
  readonly script: string;
  readonly title: string;
  /** Further arguments of the script. */
  readonly flags?: readonly string[];
  /** Scripts of the steps that must pass before this one starts. */
  readonly after?: readonly string[];
  /** Without it on the machine the step is left out, loudly. */
  readonly needs?: Need;
  /** The step writes this test report; its tests are counted one by one. */
  readonly report?: TestReport;
}

/** The second one is Firefox, WebKit or an old Chromium; where one of these is missing, its tests alone are left out. */
export type Need = 'browser' | 'second browser';

export interface TestReport {
  readonly kind: 'vitest' | 'playwright';
  readonly file: string;
}

const vitest = (name: string): TestReport => ({
  kind: 'vitest',
  file: `test-results/${name}.json`,
});
const playwright = (name: string): TestReport => ({
  kind: 'playwright',
  file: `test-results/${name}.json`,
});

/** Without a browser. Those that others wait for come first, then the longest. */
export const VERIFY_STEPS: readonly GateStep[] = [
  // Rewrites generated/ before anything reads it.
  { script: 'generate --check', title: 'Contract is clean and generated code fresh' },
  { script: 'format --check', title: 'Format' },
  { script: 'messages check', title: 'Message catalogues' },
  {
    script: 'build:mock',
    title: 'Production build, its place search at the mock',
    after: ['generate --check'],
  },
  { script: 'unit', title: 'Unit tests', after: ['generate --check'], report: vitest('unit') },
  { script: 'typecheck', title: 'Types', after: ['generate --check'] },
  { script: 'lint', title: 'Lint and layers', after: ['generate --check'] },
  { script: 'pacts', title: 'Pacts', after: ['generate --check'], report: vitest('pacts') },
  {
    script: 'unused',
    title: 'No unused files, exports and dependencies',
    after: ['generate --check'],
  },
  {
    script: 'pacts verify',
    title: 'Pacts, and the checks of what it knows, hold against the mock',
    after: ['pacts'],
  },
  {
    script: 'pacts check',
    title: 'Pacts agree with the contract and are fresh',
    after: ['pacts'],
  },
  // Reads the requests of the unit tests.
  {
    script: 'pacts requests',
    title: 'Pacts ask what the pages send',
    after: ['unit', 'pacts'],
  },
  { script: 'bench sizes', title: 'Size budgets', after: ['build:mock'] },
  {
    script: 'bench browsers',
    title: 'The build needs nothing that a promised browser lacks',
    after: ['build:mock'],
  },
  {
    script: 'deploy test',
    title: 'The build’s server serves it',
    after: ['build:mock'],
    report: vitest('deploy'),
  },
];

/** Tests that take long and repeat others, or that test a tool which seldom changes. */
const SLOW_TESTS = [
  'scripts/generate.test.ts',
  'src/tests/hostile-config.test.tsx',
  'src/tests/hostile-texts/**',
  'src/tests/transcripts/**',
  // Their rules and sums have tests of their own (`money-shown.test.tsx`), and a browser walks them:
  // `shops.spec.ts`, `getting-help.spec.ts`.
  'src/features/shops/wall/shops-filters.test.tsx',
  'src/features/shops/details/value-choice.test.tsx',
  'src/features/fraud-prevention/data-form.test.tsx',
  'src/features/help/help-page.test.tsx',
  'src/features/region/region-page.test.tsx',
  'src/features/thank-you/giveaway-offer.test.tsx',
  'src/app/layouts/site-effects.test.tsx',
];

/**
 * `npm test` skips checks that rarely fail; `npm run test:full` runs them nightly. It also skips the hostile
 * texts, and with them the comparison of all requests, because only they send some of these.
 */
const QUICK_STEPS: readonly GateStep[] = VERIFY_STEPS.filter(
  ({ script }) => !['pacts requests', 'unused'].includes(script),
).map((step) =>
  ['unit', 'deploy test'].includes(step.script)
    ? { ...step, flags: SLOW_TESTS.flatMap((pattern) => ['--exclude', pattern]) }
    : step,
);

/** `npm test`: without tests that are tagged `@full`. */
export const TEST_STEPS: readonly GateStep[] = [
  ...QUICK_STEPS,
  {
    script: 'e2e gate',
    title: 'End-to-end tests',
    // Both cores are for the browser.
    after: QUICK_STEPS.map(({ script }) => script),
    needs: 'browser',
    report: playwright('e2e'),
  },
];

/** `npm run test:full`: everything, and the table of requirements that it proves. */
export const FULL_STEPS: readonly GateStep[] = [
  ...VERIFY_STEPS,
  {
    script: 'contract tools',
    title: 'Public tools read the contract and call the mock by it',
    after: ['generate --check'],
  },
  {
    script: 'pacts reference',
    title: 'Pacts hold against the reference server and against no wrong one',
    after: ['pacts'],
    report: vitest('pacts-reference'),
  },
  {
    script: 'e2e',
    title: 'All end-to-end tests',
    after: [...VERIFY_STEPS.map(({ script }) => script), 'pacts reference'],
    needs: 'browser',
    report: playwright('e2e'),
  },
  {
    script: 'e2e engines',
    title: 'Journeys in Firefox, a new and an old WebKit and an old Chromium',
    after: ['e2e'],
    needs: 'second browser',
    report: vitest('e2e-engines'),
  },
  {
    script: 'a11y',
    title: 'Three engines over every state',
    after: ['e2e'],
    needs: 'browser',
    report: playwright('a11y'),
  },
  {
    script: 'traceability',
    title: 'Requirements have tests that name them',
    after: ['e2e'],
    needs: 'browser',
  },
];

const SHARDS = 4;

/** One machine's part if several share `npm run test:full`: the checks, a shard, an engine. */
export const PARTS: Readonly<Record<string, readonly GateStep[]>> = {
  checks: FULL_STEPS.filter(({ needs }) => needs === undefined),
  ...Object.fromEntries(
    Array.from({ length: SHARDS }, (_, at) => [
      `e2e-${at + 1}`,
      afterBuild('e2e', [`--shard=${at + 1}/${SHARDS}`]),
    ]),
  ),
  engines: afterBuild('e2e engines'),
  a11y: afterBuild('a11y'),
};

/** The build, and one step of the full run that needs nothing else. */
function afterBuild(script: string, flags: readonly string[] = []): GateStep[] {
  return FULL_STEPS.filter((step) => [script, 'build:mock'].includes(step.script)).map((step) =>
    step.script === script ? { ...step, flags, after: ['build:mock'] } : { ...step, after: [] },
  );
}
