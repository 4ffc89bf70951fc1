import { expect, test } from 'vitest';
import { dateOrder, isRealDate, isWholeDate, joinDate, readDate, splitDate } from './date-parts';

test.each([
  ['de-AT', 'day month year'],
  ['fr-FR', 'day month year'],
  ['en-GB', 'day month year'],
  ['en-US', 'month day year'],
  ['fr-CA', 'year month day'],
])('a date in %s is written as %s', (locale, order) => {
  expect(dateOrder(locale).join(' ')).toBe(order);
});

test('the value is ISO 8601 whatever is typed', () => {
  expect(joinDate({ day: '3', month: '2', year: '1990' })).toBe('1990-02-03');
  expect(joinDate({ day: '', month: '', year: '' })).toBe('');
  expect(joinDate({ day: '3', month: '', year: '1990' })).toBe('1990--03');
  expect(splitDate('1990--03')).toEqual({ day: '03', month: '', year: '1990' });
  expect(splitDate('')).toEqual({ day: '', month: '', year: '' });
});

test('a date lacks a part, or is no day of the calendar', () => {
  expect(isWholeDate('1990--03')).toBe(false);
  expect(isWholeDate('1990-02-03')).toBe(true);
  expect(isRealDate('2024-02-29')).toBe(true);
  for (const date of ['2023-02-29', '1990-13-01', '90-01-01', '1990-De-01', '1990-00-10']) {
    expect(isRealDate(date)).toBe(false);
  }
});

test.each([
  ['31.12.1985', 'de-DE', '1985-12-31'],
  ['12/31/1985', 'en-US', '1985-12-31'],
  ['1985-12-31', 'de-DE', '1985-12-31'],
])('%s, pasted in %s, is a whole date', (text, locale, date) => {
  const parts = readDate(text, locale);
  expect(parts && joinDate(parts)).toBe(date);
});

test.each(['31', '1985', 'Mia', '12.1985'])('%s, pasted, is no whole date', (text) => {
  expect(readDate(text, 'de-DE')).toBeUndefined();
});
