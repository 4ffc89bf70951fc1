import { sizeBudgets, type SizeId } from './budgets.ts';
import { judge, limits, type Limit, type LimitId, type Values } from './support/limits.ts';

export interface Results {
  /** ISO 8601 */
  readonly date: string;
  readonly commit: string;
  readonly machine: {
    readonly processor: string;
    readonly cores: number;
    readonly node: string;
    readonly browser: string;
    /** Processes that wanted to run in the minute before, by the system's own count. */
    readonly loadBefore: number;
  };
  readonly buildInSeconds: number;
  /** Bytes. */
  readonly sizes: Readonly<Record<SizeId, number>>;
  readonly values: Values;
}

const SIGNS = { goal: 'goal kept', gate: 'gate kept', missed: '**missed**' } as const;

/** The results as Markdown. */
export function reportText(results: Results): string {
  const { machine, values, buildInSeconds } = results;
  const day = results.date.slice(0, 16).replace('T', ' ');
  return `# Benchmarks

- When: ${day} UTC, commit ${results.commit}
- Where: ${machine.processor}, ${machine.cores} cores, Node ${machine.node}, ${machine.browser}
- Load before the run: ${machine.loadBefore.toFixed(1)}${loadNote(machine)}

## Sizes

kB are 1,000 bytes of the brotli file, as downloaded.

| What | Measured | Goal | Gate | |
| --- | ---: | ---: | ---: | --- |
${sizeBudgets.map((budget) => sizeRow(budget, results.sizes[budget.id])).join('\n')}

## Times

| What | Measured | Goal | Gate | |
| --- | ---: | ---: | ---: | --- |
${(Object.keys(limits) as LimitId[]).map((id) => limitRow(limits[id], values[id])).join('\n')}
| Build with all prerendered pages | ${buildInSeconds.toFixed(1)} s | 8 s | 20 s | ${SIGNS[judge({ title: '', unit: 's', goal: 8, gate: 20 }, buildInSeconds)]} |
`;
}

function loadNote({ loadBefore, cores }: Results['machine']): string {
  return loadBefore > cores / 2
    ? ' (the machine was busy with other work: times are worse than alone)'
    : '';
}

function sizeRow({ title, goal, gate }: (typeof sizeBudgets)[number], bytes: number): string {
  const sign = SIGNS[judge({ title, unit: 's', goal, gate }, bytes / 1000)];
  return `| ${title} | ${(bytes / 1000).toFixed(1)} kB | ${goal} kB | ${gate} kB | ${sign} |`;
}

function limitRow(limit: Limit, value: number | undefined): string {
  const { title, unit, goal, gate } = limit;
  const shown = value === undefined ? 'not measured' : withUnit(round(value), unit);
  const sign = value === undefined ? '' : SIGNS[judge(limit, value)];
  return `| ${title} | ${shown} | ${withUnit(goal, unit)} | ${withUnit(gate, unit)} | ${sign} |`;
}

const withUnit = (value: number, unit: Limit['unit']): string =>
  unit === 'score' || unit === 'shift' ? String(value) : `${value} ${unit}`;

/** As many digits as the number deserves. */
function round(value: number): number {
  if (value >= 100) return Math.round(value);
  return Number(value.toPrecision(value >= 10 ? 3 : 2));
}
