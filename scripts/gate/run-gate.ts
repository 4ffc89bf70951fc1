import type { GateStep } from '../gate.ts';
import { addCounts, NONE, type Counts } from './counts.ts';

export interface StepResult {
  readonly isPassed: boolean;
  /** The output of the step; shown when it failed. */
  readonly output: string;
  /** The tests inside the step, for steps with a report. */
  readonly tests?: Counts;
}

export interface GateResult {
  readonly counts: Counts;
  /** How long each step took that was run, in seconds, in the order in which they ended. */
  readonly times: readonly StepTime[];
}

export interface StepTime {
  readonly step: GateStep;
  readonly seconds: number;
}

export interface GateOptions {
  readonly scripts: ReadonlySet<string>;
  readonly run: (step: GateStep) => Promise<StepResult>;
  /** False when the machine lacks something that the step needs. */
  readonly canRun: (step: GateStep) => boolean;
  readonly print: (line: string) => void;
  /** Milliseconds, for the durations. */
  readonly now: () => number;
  /** How many steps run at the same time. */
  readonly concurrency: number;
}

/**
 * Runs each step when those that it waits for have passed, and starts nothing more after the first
 * failure. Each step counts as one, and so does each test in it. A step that the machine cannot run
 * counts as skipped, and so do those that wait for it.
 */
export async function runGate(
  steps: readonly GateStep[],
  options: GateOptions,
): Promise<GateResult> {
  let total = NONE;
  const times: StepTime[] = [];
  const waiting = new Set(steps);
  const passed = new Set<string>();
  const running = new Set<Promise<void>>();
  for (const step of steps.filter((one) => !options.canRun(one))) {
    waiting.delete(step);
    total = addCounts(total, { ...NONE, skipped: 1 });
    options.print(`\n!!! LEFT OUT: ${step.title} (${step.script} needs a ${step.needs}). !!!\n`);
  }
  const start = async (step: GateStep): Promise<void> => {
    waiting.delete(step);
    const { counts, seconds } = await runStep(step, options);
    if (seconds !== undefined) times.push({ step, seconds });
    total = addCounts(total, counts);
    if (counts.failed > 0) waiting.clear();
    else passed.add(step.script);
  };
  for (;;) {
    const ready = [...waiting].filter(({ after = [] }) => after.every((one) => passed.has(one)));
    for (const step of ready.slice(0, options.concurrency - running.size)) {
      const run = start(step).finally(() => running.delete(run));
      running.add(run);
    }
    if (running.size === 0) break;
    await Promise.race(running);
  }
  for (const { script, title } of waiting) {
    total = addCounts(total, { ...NONE, skipped: 1 });
    options.print(`– ${title}: ${script} waits for a step that was left out`);
  }
  return { counts: total, times };
}

interface StepEnd {
  readonly counts: Counts;
  /** Undefined when there was nothing to run. */
  readonly seconds?: number;
}

async function runStep(step: GateStep, options: GateOptions): Promise<StepEnd> {
  const { scripts, run, print, now } = options;
  if (!scripts.has(step.script.split(' ')[0] ?? '')) {
    print(`✗ ${step.title}: package.json has no script "${step.script}"`);
    return { counts: { ...NONE, failed: 1 } };
  }
  const start = now();
  const result = await run(step);
  const seconds = (now() - start) / 1000;
  const tests = result.tests ?? NONE;
  // No test at all is no pass: a wrong pattern would look like one.
  const isEmpty = result.tests !== undefined && tests.passed + tests.failed === 0;
  const isPassed = result.isPassed && tests.failed === 0 && !isEmpty;
  if (isPassed) result.output.match(/^!!! LEFT OUT.*/gm)?.forEach((line) => print(line));
  else print(`${result.output.trimEnd()}${isEmpty ? '\nNo test was run.' : ''}\n`);
  const count = result.tests ? ` (${tests.passed} passed, ${tests.failed} failed)` : '';
  print(`${isPassed ? '✓' : '✗'} ${step.title}: ${step.script}, ${seconds.toFixed(1)} s${count}`);
  const counts = addCounts(tests, { ...NONE, [isPassed ? 'passed' : 'failed']: 1 });
  return { counts, seconds };
}
