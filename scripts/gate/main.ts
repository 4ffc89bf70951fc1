import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { missing } from '../../e2e/engines/programs.ts';
import type { GateStep, Need } from '../gate.ts';
import { findBrowser } from '../setup/find-browser.mjs';
import { runGate, type StepTime } from './run-gate.ts';
import { runScript } from './run-script.ts';

/** Runs the steps, prints the closing line `N passed, N failed` and sets the exit code. */
export async function main(steps: readonly GateStep[]): Promise<void> {
  const manifest = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');
  const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> };
  const has: Readonly<Record<Need, boolean>> = {
    browser: findBrowser() !== undefined,
    'second browser': Object.values(missing).some((programs) => programs.length === 0),
  };
  const { counts, times } = await runGate(steps, {
    scripts: new Set(Object.keys(scripts)),
    run: runScript,
    canRun: ({ needs }) => needs === undefined || has[needs],
    print: (line) => console.log(line),
    now: () => performance.now(),
    concurrency: Math.min(2, availableParallelism()),
  });
  console.log(`\n${times.map(row).join('\n')}`);
  console.log(`${(performance.now() / 1000).toFixed(1).padStart(7)} s  all together`);
  const { passed, failed, skipped } = counts;
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed > 0 ? 1 : 0;
}

const row = ({ step, seconds }: StepTime): string =>
  `${seconds.toFixed(1).padStart(7)} s  ${step.script}`;
