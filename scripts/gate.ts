// The gate as data: what `npm run verify` and `npm test` run, in which order.

export interface GateStep {
  /** The npm script that does the work. */
  readonly script: string;
  readonly title: string;
  /** Steps of one stage may run at the same time; a stage starts when the one before is through. */
  readonly stage: number;
  /** The step keeps the contract, its code and the pacts together: see `CONTRACT_SECONDS`. */
  readonly isContract?: true;
  /** The step writes this test report; its tests are counted one by one. */
  readonly report?: TestReport;
}

export interface TestReport {
  readonly kind: 'vitest' | 'playwright';
  readonly file: string;
}

const vitest = (name: string): TestReport => ({
  kind: 'vitest',
  file: `test-results/${name}.json`,
});

export const VERIFY_STEPS: readonly GateStep[] = [
  // Rewrites generated/ before anything reads it.
  {
    script: 'generate:check',
    title: 'Contract is clean and generated code fresh',
    stage: 1,
    isContract: true,
  },
  // Neither reads generated/.
  { script: 'format:check', title: 'Format', stage: 1 },
  { script: 'messages:check', title: 'Message catalogues', stage: 1 },
  // The longest first, so that the others fill what it leaves free.
  { script: 'unit', title: 'Unit tests', stage: 2, report: vitest('unit') },
  { script: 'typecheck', title: 'Types', stage: 2 },
  { script: 'contract:reach', title: 'What the contract offers is used', stage: 2 },
  { script: 'lint', title: 'Lint and layers', stage: 2 },
  { script: 'unused', title: 'No unused files, exports and dependencies', stage: 2 },
  { script: 'pacts', title: 'Pacts', stage: 3, isContract: true, report: vitest('pacts') },
  { script: 'build:mock', title: 'Production build, its place search at the mock', stage: 3 },
  {
    script: 'pacts:check',
    title: 'Pacts agree with the contract and are fresh',
    stage: 4,
    isContract: true,
  },
  // Reads what the unit tests sent.
  {
    script: 'pacts:requests',
    title: 'Pacts ask what the pages send',
    stage: 4,
    isContract: true,
  },
  {
    script: 'pacts:verify',
    title: 'Pacts hold against the mock',
    stage: 4,
    isContract: true,
  },
  {
    script: 'pacts:reference',
    title: 'Pacts hold against the reference server and against no wrong one',
    stage: 4,
    isContract: true,
    report: vitest('pacts-reference'),
  },
  { script: 'budgets', title: 'Size budgets', stage: 4 },
  {
    script: 'deploy:test',
    title: 'nginx serves the build as the reference says',
    stage: 4,
    report: vitest('deploy'),
  },
];

export const TEST_STEPS: readonly GateStep[] = [
  ...VERIFY_STEPS,
  {
    script: 'e2e',
    title: 'End-to-end tests',
    stage: 5,
    report: { kind: 'playwright', file: 'test-results/e2e.json' },
  },
  { script: 'traceability', title: 'Requirements have tests that name them', stage: 6 },
];

/** What the steps of the contract may take together, in seconds, on two cores. */
export const CONTRACT_SECONDS = 60;
