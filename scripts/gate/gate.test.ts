import { describe, expect, test } from 'vitest';
import { TEST_STEPS, VERIFY_STEPS, type GateStep } from '../gate.ts';
import { readCounts } from './counts.ts';
import { runGate, type StepResult } from './run-gate.ts';
import { tableOf } from './times.ts';

const ok: StepResult = { isPassed: true, output: '' };
const step = (script: string, stage = 1): GateStep => ({ script, stage, title: `Title ${script}` });

async function gate(results: Record<string, StepResult>, steps: GateStep[]) {
  let clock = 0;
  const ran: string[] = [];
  const lines: string[] = [];
  const { counts, times } = await runGate(steps, {
    scripts: new Set(Object.keys(results)),
    run: async ({ script }) => {
      ran.push(script);
      return results[script] ?? ok;
    },
    print: (line) => lines.push(line),
    now: () => (clock += 500),
    concurrency: 1,
  });
  return { ran, lines: lines.join('\n'), counts, times };
}

describe('runGate', () => {
  test('counts every step and every test in it', async () => {
    const tests = { passed: 41, failed: 0, skipped: 0 };
    const { ran, counts } = await gate({ a: ok, b: { ...ok, tests } }, [
      step('b', 2),
      step('a', 1),
    ]);
    expect(ran).toEqual(['a', 'b']);
    expect(counts).toEqual({ passed: 43, failed: 0, skipped: 0 });
  });

  test('starts nothing after a failure and shows its output', async () => {
    const results = { a: ok, b: { isPassed: false, output: 'b broke here' }, c: ok, d: ok };
    const steps = [step('a'), step('b'), step('c'), step('d', 2)];
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

  test('a missing script fails', async () => {
    expect((await gate({}, [step('a')])).counts.failed).toBe(1);
  });

  test('steps of one stage share the workers, stages wait for each other', async () => {
    const log: string[] = [];
    await runGate([step('a'), step('b'), step('c', 2)], {
      scripts: new Set(['a', 'b', 'c']),
      run: async ({ script }) => {
        log.push(`start ${script}`);
        await Promise.resolve();
        log.push(`end ${script}`);
        return ok;
      },
      print: () => undefined,
      now: () => 0,
      concurrency: 2,
    });
    expect(log).toEqual(['start a', 'start b', 'end a', 'end b', 'start c', 'end c']);
  });
});

describe('tableOf', () => {
  const time = (script: string, seconds: number, isContract?: true) => ({
    step: { ...step(script), ...(isContract && { isContract }) },
    seconds,
  });

  test('tells the seconds of each step that was run, and those of the contract together', async () => {
    const contract = { ...step('b'), isContract: true as const };
    const { times } = await gate({ a: ok, b: ok }, [step('a'), contract]);
    expect(tableOf(times).split('\n')).toEqual([
      '    0.5 s  a',
      '    0.5 s  b',
      '    0.5 s  the contract’s part of the 60 s it may take (b)',
    ]);
  });

  test('says when the contract took too long', () => {
    const table = tableOf([time('a', 40, true), time('b', 90), time('c', 21, true)]);
    expect(table).toContain('61.0 s  the contract’s part: MORE than the 60 s it may take (a, c)');
  });

  test('is silent about a contract that has no step', () => {
    expect(tableOf([time('a', 1)])).toBe('    1.0 s  a');
  });
});

test('the contract’s part is lint, bundle, code, pacts, comparison, verifier and reference server', () => {
  const scripts = VERIFY_STEPS.filter(({ isContract }) => isContract).map(({ script }) => script);
  expect(scripts).toEqual([
    'generate:check',
    'pacts',
    'pacts:check',
    'pacts:requests',
    'pacts:verify',
    'pacts:reference',
  ]);
});

test.each([
  ['vitest', { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0 }, 1],
  ['playwright', { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 } }, 2],
] as const)('readCounts reads a %s report', (kind, report, failed) => {
  const counts = readCounts(kind, JSON.stringify(report));
  expect(counts).toEqual({ passed: 5, failed, skipped: 2 });
});

test('readCounts refuses a report without numbers', () => {
  expect(() => readCounts('vitest', '{}')).toThrow('numPassedTests');
});

test('`npm test` is `npm run verify`, the end-to-end tests and the table of requirements', () => {
  expect(TEST_STEPS.slice(0, -2)).toEqual(VERIFY_STEPS);
  expect(TEST_STEPS.slice(-2).map(({ script }) => script)).toEqual(['e2e', 'traceability']);
});
