import { CONTRACT_SECONDS } from '../gate.ts';
import type { StepTime } from './run-gate.ts';

/** How long everything took: a line for each step, and one for the contract's steps together. */
export function tableOf(times: readonly StepTime[]): string {
  const row = (name: string, seconds: number, note = ''): string =>
    `${seconds.toFixed(1).padStart(7)} s  ${name}${note}`;
  const rows = times.map(({ step, seconds }) => row(step.script, seconds));
  const ofContract = times.filter(({ step }) => step.isContract);
  if (ofContract.length === 0) return rows.join('\n');
  const sum = ofContract.reduce((total, { seconds }) => total + seconds, 0);
  const note =
    sum > CONTRACT_SECONDS
      ? `: MORE than the ${CONTRACT_SECONDS} s`
      : ` of the ${CONTRACT_SECONDS} s`;
  const scripts = ofContract.map(({ step }) => step.script).join(', ');
  return [...rows, row('the contract’s part', sum, `${note} it may take (${scripts})`)].join('\n');
}
