import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatText } from '../format-text.ts';
import { criteria } from './criteria.ts';
import {
  assessmentOf,
  overclaims,
  rowsOf,
  writeReport,
  type Assessment,
  type Results,
} from './report.ts';
import { testsByCriterion } from './tests-by-criterion.ts';
import { cleanVisits } from './visits.ts';

const none: Results = {
  date: '2026-11-01',
  commit: 'abc',
  engines: [],
  states: { sites: [], widths: [], ran: '2026-11-01T10:00:00Z', passed: 0, failed: 0 },
  exceptions: [],
  speech: {},
  tests: {},
};
const verdictOf = (id: string, results: Partial<Results>) =>
  rowsOf({ ...none, ...results }).find((row) => row.id === id)?.verdict;

test('the criteria are the 55 of WCAG 2.2, levels A and AA, in their order', () => {
  const ids = criteria.map(({ id }) => id);
  expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31);
  expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24);
  expect(ids).toEqual([...ids].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })));
  expect(criteria.filter(({ isNew }) => isNew).map(({ id }) => id)).toEqual([
    '2.4.11',
    '2.5.7',
    '2.5.8',
    '3.2.6',
    '3.3.7',
    '3.3.8',
  ]);
});

describe('what may be claimed of a criterion', () => {
  const engine = { name: 'axe', version: '1', criteria: ['2.4.1', '1.1.1'] };
  const passed = { ...none.states, passed: 9 };
  const failed = { ...passed, failed: 1 };
  const named = { '2.4.1': { 'a.test.ts': 2 } };
  test.each<[string, string, Partial<Results>]>([
    ['not evaluated', '2.4.1', {}],
    ['supports', '2.4.1', { tests: named }],
    ['supports', '2.4.1', { engines: [engine], states: passed }],
    ['not evaluated', '2.4.1', { engines: [engine], states: failed }],
    ['partly supports', '1.1.1', { engines: [engine], states: passed }],
    ['not applicable', '1.2.1', { tests: { '1.2.1': { 'a.test.ts': 1 } } }],
  ])('%s: %s', (verdict, id, results) => expect(verdictOf(id, results)).toBe(verdict));
});

describe('what a statement claims beyond the report', () => {
  const allowed: Assessment = {
    date: '2026-11-01',
    status: 'partly',
    limits: ['map'],
    sites: 5,
    isHeard: false,
  };
  test.each<[string, Partial<Assessment>, number]>([
    ['the same', {}, 0],
    ['more limits and an older date', { limits: ['map', 'shops'], date: '2026-10-01' }, 0],
    ['full conformance', { status: 'fully' }, 1],
    ['a limit less', { limits: [] }, 1],
    ['a later date', { date: '2026-12-01' }, 1],
    ['more sites', { sites: 23 }, 1],
    ['a screen reader that nobody heard', { isHeard: true }, 1],
  ])('%s', (_, change, count) => {
    expect(overclaims({ ...allowed, ...change }, allowed)).toHaveLength(count);
  });
});

test('tests are counted by the criteria in their titles', () => {
  const tests = [
    { file: 'a.spec.ts', title: 'x (WCAG 1.4.10, 1.4.12) @phone' },
    { file: 'a.spec.ts', title: 'y [4.070] (WCAG 1.4.10)' },
    { file: 'b.test.ts', title: 'luminance has the value WCAG gives' },
  ];
  expect(testsByCriterion(tests)).toEqual({
    '1.4.10': { 'a.spec.ts': 2 },
    '1.4.12': { 'a.spec.ts': 1 },
  });
});

test('a visit is clean when its test passed', () => {
  const specs = [
    { title: 'landing @phone', ok: true },
    { title: 'filters @phone', ok: false },
  ];
  const report = { suites: [{ title: 'file', suites: [{ title: 'site-a', specs }] }] };
  expect([...cleanVisits(JSON.stringify(report))]).toEqual(['site-a: landing']);
});

describe('docs/accessibility', () => {
  const results = JSON.parse(readFileSync('docs/accessibility/results.json', 'utf8')) as Results;

  test('the conformance report is the one of its results', async () => {
    const report = await formatText('report.md', writeReport(results));
    expect(readFileSync('docs/accessibility/conformance.md', 'utf8')).toBe(report);
  });

  test('the accessibility statement of the sites claims no more than the report', () => {
    const claimed = JSON.parse(
      readFileSync('src/features/legal/assessment.json', 'utf8'),
    ) as Assessment;
    expect(overclaims(claimed, assessmentOf(results))).toEqual([]);
  });

  test('every file that the report names is there', () => {
    const files = Object.values(results.tests).flatMap((found) => Object.keys(found));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});
