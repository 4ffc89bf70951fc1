import type { TestReport } from '../gate.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const NONE: Counts = { passed: 0, failed: 0, skipped: 0 };

export function addCounts(a: Counts, b: Counts): Counts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  };
}

/** The numbers of a JSON test report. A flaky end-to-end test counts as failed. */
export function readCounts(kind: TestReport['kind'], json: string): Counts {
  const report: unknown = JSON.parse(json);
  if (kind === 'vitest') {
    return {
      passed: numberAt(report, 'numPassedTests'),
      failed: numberAt(report, 'numFailedTests'),
      skipped: numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests'),
    };
  }
  const stats: unknown = isObject(report) ? Reflect.get(report, 'stats') : undefined;
  return {
    passed: numberAt(stats, 'expected'),
    failed: numberAt(stats, 'unexpected') + numberAt(stats, 'flaky'),
    skipped: numberAt(stats, 'skipped'),
  };
}

function numberAt(holder: unknown, name: string): number {
  const value: unknown = isObject(holder) ? Reflect.get(holder, name) : undefined;
  if (typeof value !== 'number') throw new TypeError(`the test report has no number "${name}"`);
  return value;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
