import { describe, expect, test } from 'vitest';
import { diagnose, PLACES, TIMES, worksFrom, type Cause, type Place, type Time } from './diagnose';

test.each<[string, Time, Place, string | undefined, Cause[]]>([
  ['8.047', 'last-day', 'store', 'VOUCHER_NOT_FOUND', ['too-fresh', 'mistyped']],
  ['8.046', 'last-day', 'online', 'VOUCHER_NOT_FOUND', ['importing', 'mistyped']],
  ['8.016', 'last-days', 'company', 'VOUCHER_NOT_FOUND', ['company-order', 'mistyped']],
  ['8.014', 'last-days', 'store', 'VOUCHER_NOT_FOUND', ['mistyped', 'importing']],
  ['4.041', 'last-days', 'gift', 'VOUCHER_NOT_FOUND', ['mistyped', 'not-activated', 'importing']],
  ['8.045', 'earlier', 'store', 'VOUCHER_NOT_FOUND', ['mistyped', 'old-format']],
  ['8.017', 'earlier', 'replacement', 'VOUCHER_NOT_FOUND', ['reserve-card', 'mistyped']],
  ['8.018', 'over-three-years', 'store', 'VOUCHER_NOT_FOUND', ['expired', 'mistyped']],
  ['8.019', 'earlier', 'elsewhere', 'VOUCHER_NOT_FOUND', ['bought-elsewhere', 'mistyped']],
  ['8.045', 'last-day', 'store', 'VOUCHER_OBSOLETE_FORMAT', ['old-format']],
  ['8.018', 'over-three-years', 'gift', 'VOUCHER_OBSOLETE_FORMAT', ['expired']],
  ['8.047', 'earlier', 'gift', 'VOUCHER_NOT_YET_RECORDED', ['too-fresh']],
  ['8.048', 'earlier', 'gift', 'VOUCHER_NOT_REDEEMABLE', ['not-usable']],
  ['8.046', 'unknown', 'unknown', undefined, ['mistyped', 'importing', 'old-format']],
])('[%s] bought %s, from %s, after %s: %j', (_id, when, where, problem, causes) => {
  expect(diagnose({ when, where, problem })).toEqual(causes);
});

describe('every combination', () => {
  const problems = [
    undefined,
    'VOUCHER_NOT_FOUND',
    'VOUCHER_OBSOLETE_FORMAT',
    'VOUCHER_NOT_YET_RECORDED',
    'VOUCHER_NOT_REDEEMABLE',
    'SOMETHING_NEW',
  ];
  const all = problems.flatMap((problem) =>
    TIMES.flatMap((when) => PLACES.map((where) => ({ problem, when, where }))),
  );

  test('has an answer, of at most three causes, none twice', () => {
    for (const answers of all) {
      const causes = diagnose(answers);
      expect(causes.length).toBeGreaterThan(0);
      expect(causes.length).toBeLessThanOrEqual(3);
      expect(new Set(causes).size).toBe(causes.length);
    }
  });

  test('never says that a code was mistyped which the server knows', () => {
    const known = all.filter(({ problem }) => problem?.startsWith('VOUCHER_') === true);
    for (const answers of known.filter(({ problem }) => problem !== 'VOUCHER_NOT_FOUND')) {
      expect(diagnose(answers)).not.toContain('mistyped');
    }
  });
});

const at = (text: string) => new Date(text).getTime();

test.each<[string, Cause, string, string | undefined]>([
  ['8.047', 'too-fresh', '2026-11-20T18:30:00', '2026-11-21T18:30:00'],
  ['8.015', 'importing', '2026-11-18T10:00:00', '2026-11-19T10:00:00'],
  ['8.015', 'importing', '2026-11-20T10:00:00', '2026-11-23T10:00:00'],
  ['8.015', 'importing', '2026-11-21T10:00:00', '2026-11-23T10:00:00'],
  ['8.016', 'company-order', '2026-11-18T10:00:00', '2026-11-20T10:00:00'],
  ['8.016', 'company-order', '2026-11-19T10:00:00', '2026-11-23T10:00:00'],
  ['8.014', 'mistyped', '2026-11-18T10:00:00', undefined],
])('[9.045] [%s] %s since %s works from %s', (_id, cause, from, expected) => {
  expect(worksFrom(cause, at(from))?.getTime()).toBe(expected && at(expected));
});
