import { expect, test } from 'vitest';
import { findGaps, readPlaywrightReport, readRequirements, trace, writeTable } from './trace.ts';

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

test('every row has a test or a reason', () => {
  const tests = ['[3.001] [3.072] [4.010] in one', '[8.001] alone'].map((title) => ({
    file: 'a.test.ts',
    title,
  }));
  const reasons = { '8.049': 'It says what is not known.' };
  expect(findGaps(requirements, tests, reasons)).toEqual([]);
  expect(findGaps(requirements, tests.slice(0, 1), reasons)).toEqual([
    'no test names 8.001: Failure -> maintenance',
  ]);
  expect(findGaps(requirements, tests, {})).toEqual([
    'no test names 8.049: Other codes are not given',
  ]);
});

test('no reason is left over, and no number is invented', () => {
  const tests = ['[3.001] [3.072] [4.010] [8.001] [8.049] all', '[9.999] none'].map((title) => ({
    file: 'a.test.ts',
    title,
  }));
  expect(findGaps(requirements, tests, { '8.049': 'a', '7.777': 'b' })).toEqual([
    '8.049 has a test and needs no reason',
    'a reason is given for 7.777, which is no requirement',
    'a.test.ts: "[9.999] none" names 9.999, which is no requirement',
  ]);
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
  const traces = trace(requirements, [{ file: 'a.test.ts', title: '[4.010] a | b' }]);
  const table = writeTable(traces, { '8.049': 'It says what is not known.' });
  expect(table).toContain('1 of 5 requirements');
  expect(table).toContain(
    '| 4.010 | Token, voucher and expiry persist | a.test.ts: [4.010] a \\| b |',
  );
  const without = table.slice(table.indexOf('## Without'));
  expect(without).toContain('| 8.001 | error |');
  expect(without).toContain('Other codes are not given | It says what is not known. |');
});
