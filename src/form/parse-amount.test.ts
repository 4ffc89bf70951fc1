import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount } from './parse-amount';

it.each([
  ['25', 2500],
  [' 25 ', 2500],
  ['25,5', 2550],
  ['25,50', 2550],
  ['25.50', 2550],
  ['25 €', 2500],
  ['€25', 2500],
  ['€ 25,00', 2500],
  ['0', 0],
  ['25,-', 2500],
  ['25,–', 2500],
  ['25,—', 2500],
  ['25,--', 2500],
  ['25,=', 2500],
  ['€ 25,-', 2500],
  ['25,– €', 2500],
  ['25 Euro', 2500],
  ['25 euros', 2500],
  ['25,50 EUR', 2550],
  ['eur 25', 2500],
  ['25€50', 2550],
  ['1.000,50', 100_050],
  ['1,000.50', 100_050],
  ['1 000,50', 100_050],
  ['1\u202f000,50\u00a0€', 100_050],
  ['1\u00a0000', 100_000],
  ['1\u2009000\u2009000', 100_000_000],
  ['1.000.000', 100_000_000],
  ['1.000,-', 100_000],
  ['２５，５０', 2550],
  ['\u206625,50\u2069', 2550],
  ['25,50\u200b', 2550],
])('parseAmount(%j) in euros is %s', (typed, expected) => {
  expect(parseAmount(typed, 'EUR')).toBe(expected);
});

it.each([
  ['25 zł', 'PLN', 2500],
  ['25,50 złotych', 'PLN', 2550],
  ['25.-', 'CHF', 2500],
  ['25.–', 'CHF', 2500],
  ['25.--', 'CHF', 2500],
  ['CHF 25', 'CHF', 2500],
  ['CHF25.50', 'CHF', 2550],
  ['25.00 CHF', 'CHF', 2500],
  ['Fr. 25.-', 'CHF', 2500],
  ['Fr.25.-', 'CHF', 2500],
  ['25 Fr.', 'CHF', 2500],
  ['25.– SFr.', 'CHF', 2500],
  ['25 Franken', 'CHF', 2500],
  ['25 francs', 'CHF', 2500],
  ['25 franchi', 'CHF', 2500],
  ["1'000.50", 'CHF', 100_050],
  ['1’000.50', 'CHF', 100_050],
  ['1´000', 'CHF', 100_000],
  ['CHF 1’000.–', 'CHF', 100_000],
  ['£25', 'GBP', 2500],
  ['£1,000.50', 'GBP', 100_050],
  ['25 pounds', 'GBP', 2500],
  ['$25.50', 'USD', 2550],
  ['US$25', 'USD', 2500],
  ['25 dollars', 'USD', 2500],
  ['CA$25', 'CAD', 2500],
  ['25,00 $', 'CAD', 2500],
  ['C$ 25.00', 'CAD', 2500],
  ['25,00 $ CA', 'CAD', 2500],
  ['$25.00 CAD', 'CAD', 2500],
  ['CAD $25', 'CAD', 2500],
  ['25 $ US', 'USD', 2500],
])('parseAmount(%j) in %s is %i', (typed, currency, expected) => {
  expect(parseAmount(typed, currency)).toBe(expected);
});

describe('no amount', () => {
  it.each([
    '',
    ' ',
    'abc',
    '-5',
    '−5',
    '25-',
    '20–30',
    '25,',
    '25,505',
    '12345678',
    '12.345.678',
    // Thousand, or one.
    '1.000',
    '1,000',
    '1.000 €',
    '0.500',
    '0 500',
    '1.000.50',
    '1,000,00',
    '1 00',
    '1 0000',
    '25 50',
    '1.000 000',
    // Two amounts.
    '25 € 50 €',
    '25€ 50€',
    '25€5',
    // Superscripts and fractions are no digits of the number before them.
    '25⁵⁰',
    '25½',
    '2⑤',
    '25 %',
    '25k',
    '1e2',
    '25 Cent',
    // Another currency.
    '25 CHF',
    '$25',
    '25 Fr.',
  ])('%j', (typed) => {
    expect(parseAmount(typed, 'EUR')).toBeUndefined();
  });

  it.each([
    ['€25', 'CHF'],
    ['US$25', 'CAD'],
    ['C$25', 'USD'],
    ['25 $ CA', 'USD'],
    ['$25 USD', 'CAD'],
    ['25 £', 'USD'],
  ])('%j in %s', (typed, currency) => {
    expect(parseAmount(typed, currency)).toBeUndefined();
  });
});

/** As the browser itself writes amounts there: with its signs, groups and spaces. */
const LOCALES: [locale: string, currency: string][] = [
  ['de-DE', 'EUR'],
  ['de-AT', 'EUR'],
  ['de-CH', 'CHF'],
  ['fr-CH', 'CHF'],
  ['it-CH', 'CHF'],
  ['fr-FR', 'EUR'],
  ['it-IT', 'EUR'],
  ['en-GB', 'GBP'],
  ['nl-BE', 'EUR'],
  ['fr-BE', 'EUR'],
  ['nl-NL', 'EUR'],
  ['en-US', 'USD'],
  ['en-CA', 'CAD'],
  ['fr-CA', 'CAD'],
];

it.each(LOCALES)('reads every amount that %s writes in %s', (locale, currency) => {
  const displays = ['symbol', 'narrowSymbol', 'code'] as const;
  const cents = fc.integer({ min: 0, max: 999_999_999 });
  fc.assert(
    fc.property(cents, fc.constantFrom(...displays), (amount, currencyDisplay) => {
      const format = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        currencyDisplay,
      });
      expect(parseAmount(format.format(amount / 100), currency)).toBe(amount);
    }),
  );
});
