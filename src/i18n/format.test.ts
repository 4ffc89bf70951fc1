import { expect, test } from 'vitest';
import { formatCurrency, formatDate, formatDateTime, formatMoney, formatWait } from './format';

/** Which kind of no-break space and apostrophe Intl uses is its business. */
const plain = (text: string) => text.replace(/\s/g, ' ').replaceAll('’', "'");

test.each([
  ['9.012', 123456, 'EUR', 'de-DE', '1.234,56 €'],
  ['9.012', 123456, 'EUR', 'de-AT', '€ 1.234,56'],
  ['9.012', 5000, 'EUR', 'fr-FR', '50,00 €'],
  ['9.013', 123456, 'CHF', 'de-CH', "CHF 1'234.56"],
  ['9.014', 5000, 'GBP', 'en-GB', '£50.00'],
  ['9.015', 5000, 'USD', 'en-US', '$50.00'],
  ['9.016', 5000, 'CAD', 'fr-CA', '50,00 $'],
  ['9.017', 5000, 'PLN', 'pl-PL', '50,00 zł'],
])('[%s] formats %i %s in %s', (_, cents, currency, locale, expected) => {
  expect(plain(formatMoney(cents, currency, locale))).toBe(expected);
});

test.each([
  ['EUR', 'de-DE', '€'],
  ['CHF', 'de-CH', 'CHF'],
  ['CAD', 'fr-CA', '$'],
  ['PLN', 'pl-PL', 'zł'],
])('the sign of %s in %s is %s', (currency, locale, sign) => {
  expect(formatCurrency(currency, locale)).toBe(sign);
});

test.each([
  [2500, '25,00 €'],
  [1250, '12,50 €'],
])('[9.011] %i cents have two decimals', (cents, expected) => {
  expect(plain(formatMoney(cents, 'EUR', 'de-DE'))).toBe(expected);
});

test('a day stays the same day in every time zone', () => {
  expect(formatDate('2029-12-31', 'de-DE')).toBe('31.12.2029');
});

test('the first of a month in French', () => {
  expect(plain(formatDate('2030-01-01', 'fr-FR'))).toBe('1er janv. 2030');
  expect(plain(formatDateTime('2030-01-01T13:05', 'fr-FR'))).toBe('1er janvier 2030 à 13:05');
});

test('[9.018] a moment is on the day that it has in the country of the site, wherever the visitor is', () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  process.env['TZ'] = 'Asia/Tokyo';
  expect(formatDate('2029-12-31T22:59:59Z', 'de-DE')).toBe('31.12.2029');
  expect(formatDate('2029-12-31T23:59:59Z', 'en-GB')).toBe('31 Dec 2029');
  process.env['TZ'] = timeZone;
});

test.each([
  [1, 'de-DE', 'in 1 Sekunde'],
  [45, 'pl-PL', 'za 45 sekund'],
  [600, 'fr-FR', 'dans 10 minutes'],
  [7200, 'de-DE', 'in 2 Stunden'],
  [86_400, 'en-GB', 'in 24 hours'],
])('a wait of %i seconds in %s reads %s', (seconds, locale, expected) => {
  expect(plain(formatWait(seconds, locale))).toBe(expected);
});

test.each([
  ['de-DE', '8. November 2026, 13:05 Uhr'],
  ['de-AT', '8. November 2026, 13:05 Uhr'],
  ['de-CH', '8. November 2026, 13:05 Uhr'],
  ['nl-BE', '8 november 2026 om 13:05'],
  ['fr-FR', '8 novembre 2026 à 13:05'],
  ['it-IT', '8 novembre 2026 alle ore 13:05'],
  ['pl-PL', '8 listopada 2026, godz. 13:05'],
  ['en-US', 'November 8, 2026 at 1:05 PM'],
])('a moment in %s reads %s', (locale, expected) => {
  expect(plain(formatDateTime('2026-11-08T13:05', locale))).toBe(expected);
});

test('French writes the first of a month as an ordinal number', () => {
  expect(plain(formatDateTime('2026-12-01T12:05', 'fr-FR'))).toBe('1er décembre 2026 à 12:05');
  expect(plain(formatDateTime('2026-12-11T12:05', 'fr-BE'))).toBe('11 décembre 2026 à 12:05');
});

test('shows what a server sent instead of an invalid date', () => {
  expect(formatDate('soon', 'de-DE')).toBe('soon');
  expect(formatDateTime('soon', 'de-DE')).toBe('soon');
});

// All locales of requirement 9.018, each in the currency of its country.
test.each([
  ['de-DE', 'EUR', '1.234,50 €', '31.12.2029'],
  ['de-AT', 'EUR', '€ 1.234,50', '31.12.2029'],
  ['de-CH', 'CHF', "CHF 1'234.50", '31.12.2029'],
  ['en-CH', 'CHF', "CHF 1'234.50", '31 Dec 2029'],
  ['fr-CH', 'CHF', "1'234.50 CHF", '31 déc. 2029'],
  ['it-CH', 'CHF', 'CHF 1234.50', '31 dic 2029'],
  ['it-IT', 'EUR', '1234,50 €', '31 dic 2029'],
  ['fr-FR', 'EUR', '1 234,50 €', '31 déc. 2029'],
  ['pl-PL', 'PLN', '1234,50 zł', '31 gru 2029'],
  ['en-GB', 'GBP', '£1,234.50', '31 Dec 2029'],
  ['nl-BE', 'EUR', '€ 1.234,50', '31 dec 2029'],
  ['fr-BE', 'EUR', '1 234,50 €', '31 déc. 2029'],
  ['en-BE', 'EUR', '€1,234.50', '31 Dec 2029'],
  ['en-US', 'USD', '$1,234.50', 'Dec 31, 2029'],
  ['en-CA', 'CAD', '$1,234.50', 'Dec 31, 2029'],
  ['fr-CA', 'CAD', '1 234,50 $', '31 déc. 2029'],
])('[9.018] %s writes %s amounts as %s and days as %s', (locale, currency, amount, day) => {
  expect(plain(formatMoney(123450, currency, locale))).toBe(amount);
  expect(plain(formatDate('2029-12-31', locale))).toBe(day);
});
