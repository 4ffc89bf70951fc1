import { expect, test } from 'vitest';
import {
  missingPins,
  readPlaywrightReport,
  readRequirements,
  readVitestReport,
  trace,
  writeTable,
} from './trace.ts';

const requirements = readRequirements(`
| # | Kind | Requirement |
|---|---|---|
| 3.001 | field | id |
| 3.072 | rule | Merged at start |
| 4.010 | state | Token, voucher and expiry persist |
| 8.001 | error | Failure -> maintenance |
| 8.049 | note | Other codes are not given |
`);

test('reads the rows and not the heads of the tables', () => {
  expect(requirements.map(({ id }) => id)).toEqual(['3.001', '3.072', '4.010', '8.001', '8.049']);
  expect(requirements[2]).toMatchObject({
    kind: 'state',
    text: 'Token, voucher and expiry persist',
  });
});

test('names only tests that passed', () => {
  const report = JSON.stringify({
    testResults: [
      {
        name: '/project/src/a.test.ts',
        assertionResults: [
          { status: 'passed', fullName: '[4.010] survives' },
          { status: 'failed', fullName: '[8.001] breaks' },
        ],
      },
    ],
  });
  const tests = readVitestReport(report, '/project');
  expect(tests).toEqual([{ file: 'src/a.test.ts', title: '[4.010] survives' }]);
  const traces = trace(requirements, tests);
  expect(missingPins(traces).map(({ id }) => id)).toEqual(['3.001', '8.001']);
});

test('reads nested suites of the browser tests, each test once', () => {
  const spec = (title: string, ok = true) => ({ title, ok });
  const report = JSON.stringify({
    suites: [
      {
        title: 'a.spec.ts',
        file: 'a.spec.ts',
        specs: [spec('one [4.010]'), spec('one [4.010]'), spec('two [8.001]', false)],
        suites: [{ title: 'inner', file: 'support/helper.ts', specs: [spec('three [8.001]')] }],
      },
    ],
  });
  expect(readPlaywrightReport(report, 'e2e')).toEqual([
    { file: 'e2e/a.spec.ts', title: 'one [4.010]' },
    { file: 'e2e/a.spec.ts', title: 'three [8.001]' },
  ]);
});

test('lists what is pinned and what is not', () => {
  const table = writeTable(trace(requirements, [{ file: 'a.test.ts', title: '[4.010] a | b' }]));
  expect(table).toContain('1 of 5 requirements');
  expect(table).toContain(
    '| 4.010 | Token, voucher and expiry persist | a.test.ts: [4.010] a \\| b |',
  );
  expect(table.slice(table.indexOf('## Without'))).toContain('| 8.001 | error |');
});
