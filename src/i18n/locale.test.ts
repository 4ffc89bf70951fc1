import { expect, test, vi } from 'vitest';
import { acceptLanguage, chooseLocale, matchLocale, storeLocale, wantedByAddress } from './locale';

const swiss = ['de-CH', 'en-CH', 'fr-CH', 'it-CH'];

test.each([
  ['4.022', 'the address', '?lang=fr', 'it-CH', ['en-GB'], 'fr-CH'],
  ['4.023', 'the stored choice', '', 'it-CH', ['en-GB'], 'it-CH'],
  ['4.024', 'the browser', '', null, ['pl-PL', 'en-GB'], 'en-CH'],
  ['4.025', 'the first configured', '', null, ['pl-PL'], 'de-CH'],
  [
    '4.022',
    'the stored choice when the address names an unsupported one',
    '?lang=nl',
    'it-CH',
    [],
    'it-CH',
  ],
  ['4.023', 'the browser when the stored one is unsupported', '', 'nl-BE', ['fr'], 'fr-CH'],
])('[%s] takes %s', (_id, _, search, stored, browser, expected) => {
  expect(chooseLocale(swiss, { search, stored, browser })).toBe(expected);
});

test.each([
  ['fr-CH', 'fr-CH'],
  ['FR_ch', 'fr-CH'],
  ['fr-FR', 'fr-CH'],
  ['fr', 'fr-CH'],
  ['nl', undefined],
])('matches %s to %s', (tag, locale) => {
  expect(matchLocale(swiss, tag)).toBe(locale);
});

test.each([
  ['?lang=fr', 'fr-CH'],
  ['?lang=pl', undefined],
  ['?lang=', undefined],
  ['', undefined],
])('[4.027] the choice that %j makes and that is kept: %s', (search, locale) => {
  expect(wantedByAddress(swiss, search)).toBe(locale);
});

test('[7.003] asks for the locale, then its language', () => {
  expect(acceptLanguage('de-AT')).toBe('de-AT,de;q=0.9');
});

test.each([
  ['https:', true],
  ['http:', false],
])(
  '[4.027] over %s the cookie of the language is for safe connections: %s',
  (protocol, isSecure) => {
    const page = { cookie: '' };
    vi.stubGlobal('document', page);
    vi.stubGlobal('location', { protocol });
    vi.stubGlobal('localStorage', { setItem: vi.fn() });
    storeLocale('it-CH');
    expect(page.cookie).toMatch(/^locale=it-CH; /);
    expect(page.cookie.endsWith('; secure')).toBe(isSecure);
  },
);
