import { afterEach, expect, test, vi } from 'vitest';
import { createI18n } from './create-i18n';
import { formatMoney } from './format';
import { formatNumber, numberPatterns, setNumberPatterns } from './format-number';

afterEach(() => {
  setNumberPatterns(undefined);
  vi.restoreAllMocks();
});

/** What a page writes: an amount, and a number in a text. */
function write() {
  const i18n = createI18n('de-DE', { shops: '{{count, number}} Shops' });
  return [formatMoney(123_456, 'EUR', 'de-DE'), String(i18n.t('shops', { count: 1500 } as never))];
}

test('[9.011] a page writes numbers without asking Intl, as the build found them out', () => {
  const withIntl = write();
  expect(withIntl).toEqual(['1.234,56\u00a0€', '1.500 Shops']);
  setNumberPatterns(numberPatterns('de-DE', ['EUR']));
  const intl = vi.spyOn(Intl, 'NumberFormat');
  expect(write()).toEqual(withIntl);
  expect(intl).not.toHaveBeenCalled();
  expect(formatMoney(123_456, 'EUR', 'de-AT')).toBe('€\u00a01.234,56');
  expect(formatMoney(123_456, 'USD', 'de-DE')).toBe('1.234,56\u00a0$');
});

const LOCALES =
  'de-DE de-AT de-CH de-IT en-GB en-US en-CA en-CH en-BE fr-FR fr-BE fr-CA fr-CH it-IT it-CH nl-BE pl-PL'.split(
    ' ',
  );
const CURRENCIES = ['EUR', 'CHF', 'GBP', 'USD', 'CAD', 'PLN'];
const STRIP = { trailingZeroDisplay: 'stripIfInteger' } as const;
const VALUES = [
  0,
  0.01,
  0.1,
  1,
  5,
  9.99,
  10,
  12.5,
  99.95,
  100,
  999,
  999.99,
  1000,
  1234.5,
  9999.99,
  10_000,
  12_345.67,
  100_000,
  123_456,
  999_999.99,
  1_000_000,
  1_234_567.89,
  12_345_678.9,
  // Beyond hundredths, below nothing, no number.
  0.005,
  1.005,
  1.2345,
  -1,
  -1234.5,
  1e21,
  NaN,
  Infinity,
];

test.each(LOCALES)('[9.011] %s is written as Intl writes it', (locale) => {
  const kinds: Intl.NumberFormatOptions[] = [
    {},
    STRIP,
    { minimumFractionDigits: 2 },
    { minimumFractionDigits: 2, ...STRIP },
    { maximumFractionDigits: 1 },
    { style: 'percent' },
    ...CURRENCIES.flatMap((currency) => [
      { style: 'currency' as const, currency },
      { style: 'currency' as const, currency, ...STRIP },
    ]),
  ];
  setNumberPatterns(numberPatterns(locale, CURRENCIES));
  for (const options of kinds) {
    const intl = new Intl.NumberFormat(locale, options);
    for (const value of VALUES) {
      expect(formatNumber(value, locale, options), JSON.stringify([value, options])).toBe(
        intl.format(value),
      );
    }
  }
});
