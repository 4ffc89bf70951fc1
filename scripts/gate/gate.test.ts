import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { OLD_CHROMIUM_COMMAND, PACKAGES } from '../../e2e/engines/programs.ts';
import { FULL_STEPS, PARTS, TEST_STEPS, VERIFY_STEPS, type GateStep } from '../gate.ts';
import { readCounts } from './counts.ts';
import { runGate, type StepResult } from './run-gate.ts';

const ok: StepResult = { isPassed: true, output: '' };
const step = (script: string, ...after: string[]): GateStep => ({
  script,
  after,
  title: `Title ${script}`,
});

async function gate(
  results: Record<string, StepResult>,
  steps: GateStep[],
  lacking: string[] = [],
) {
  let clock = 0;
  const ran: string[] = [];
  const lines: string[] = [];
  const { counts, times } = await runGate(steps, {
    scripts: new Set(Object.keys(results)),
    run: async ({ script }) => {
      ran.push(script);
      return results[script] ?? ok;
    },
    canRun: ({ script }) => !lacking.includes(script),
    print: (line) => lines.push(line),
    now: () => (clock += 500),
    concurrency: 1,
  });
  return { ran, lines: lines.join('\n'), counts, times };
}

describe('runGate', () => {
  test('counts every step and every test in it', async () => {
    const tests = { passed: 41, failed: 0, skipped: 0 };
    const { ran, counts } = await gate({ a: ok, b: { ...ok, tests } }, [step('b', 'a'), step('a')]);
    expect(ran).toEqual(['a', 'b']);
    expect(counts).toEqual({ passed: 43, failed: 0, skipped: 0 });
  });

  test('starts nothing after a failure and shows its output', async () => {
    const results = { a: ok, b: { isPassed: false, output: 'b broke here' }, c: ok, d: ok };
    const steps = [step('a'), step('b'), step('c'), step('d', 'c')];
    const { ran, lines, counts } = await gate(results, steps);
    expect(ran).toEqual(['a', 'b']);
    expect(lines).toContain('b broke here');
    expect(counts).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  test.each([
    ['failing tests behind exit code 0', { passed: 3, failed: 1, skipped: 0 }, 2],
    ['no test at all', { passed: 0, failed: 0, skipped: 0 }, 1],
  ])('%s fail the step', async (_name, tests, failed) => {
    const { counts } = await gate({ a: { ...ok, tests } }, [step('a')]);
    expect(counts.failed).toBe(failed);
  });

  test('a step starts when those that it waits for are through, others run beside them', async () => {
    const log: string[] = [];
    await runGate([step('a'), step('b', 'a'), step('c'), step('d', 'b', 'c')], {
      scripts: new Set(['a', 'b', 'c', 'd']),
      run: async ({ script }) => {
        log.push(`start ${script}`);
        await Promise.resolve();
        log.push(`end ${script}`);
        return ok;
      },
      canRun: () => true,
      print: () => undefined,
      now: () => 0,
      concurrency: 2,
    });
    expect(log.slice(0, 4)).toEqual(['start a', 'start c', 'end a', 'end c']);
    expect(log.slice(4)).toEqual(['start b', 'end b', 'start d', 'end d']);
  });

  test('shows what a step that passed has left out itself', async () => {
    const output = 'a ran\n!!! LEFT OUT: b needs Java. !!!\nc ran';
    const { lines } = await gate({ a: { ...ok, output } }, [step('a')]);
    expect(lines).toContain('!!! LEFT OUT: b needs Java. !!!\n✓ Title a');
  });

  test('steps that the machine cannot run are left out loudly with their dependents, and are no failure', async () => {
    const steps = [step('a'), step('b'), step('c', 'b')];
    const { ran, lines, counts } = await gate({ a: ok, b: ok, c: ok }, steps, ['b']);
    expect(ran).toEqual(['a']);
    expect(lines).toContain('!!! LEFT OUT: Title b');
    expect(counts).toEqual({ passed: 1, failed: 0, skipped: 2 });
  });
});

test.each([
  ['vitest', { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0 }, 1],
  ['playwright', { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 } }, 2],
] as const)('readCounts reads a %s report', (kind, report, failed) => {
  const counts = readCounts(kind, JSON.stringify(report));
  expect(counts).toEqual({ passed: 5, failed, skipped: 2 });
});

test.each([
  ['npm run verify', VERIFY_STEPS],
  ['npm test', TEST_STEPS],
  ['npm run test:full', FULL_STEPS],
])('%s: every step can start, because those before it wait for nothing later', (_name, steps) => {
  const seen = new Set<string>();
  for (const { script, after = [] } of steps) {
    expect(after.filter((one) => !seen.has(one))).toEqual([]);
    seen.add(script);
  }
});

test('the parts together run every step of `npm run test:full` but the table of what they prove', () => {
  const parts = Object.values(PARTS).flat();
  const scripts = new Set(parts.map(({ script }) => script));
  expect(
    FULL_STEPS.filter(({ script }) => !scripts.has(script)).map(({ script }) => script),
  ).toEqual(['traceability']);
  const shards = parts.flatMap(({ script, flags }) => (script === 'e2e' ? (flags ?? []) : []));
  expect(shards).toEqual(['--shard=1/4', '--shard=2/4', '--shard=3/4', '--shard=4/4']);
});

test('the workflow runs every part', () => {
  const workflow = readFileSync('.github/workflows/test.yml', 'utf8');
  const listed = /part: \[(.*)\]/.exec(workflow)?.[1]?.split(', ');
  expect(listed?.toSorted()).toEqual(Object.keys(PARTS).toSorted());
});

test('the workflow installs the engines that their tests name', () => {
  const workflow = readFileSync('.github/workflows/test.yml', 'utf8');
  expect(workflow).toContain(`run: ${OLD_CHROMIUM_COMMAND}\n`);
  expect(workflow).toContain(`apt-get install -y ${PACKAGES}\n`);
});

test('`npm run test:full` runs every step of `npm test`, and all end-to-end tests', () => {
  const full = FULL_STEPS.map(({ script }) => script);
  const missing = TEST_STEPS.map(({ script }) => script).filter((one) => !full.includes(one));
  expect(missing).toEqual(['e2e gate']);
  expect(full).toContain('e2e');
});
