import i18next from 'i18next';
import { describe, expect, test } from 'vitest';
import { compileMessage, placeholdersOf } from './icu.ts';

const source = (locale: string) => ({ file: `locales/${locale}.po`, key: 'a.b', locale });

describe('compileMessage', () => {
  test.each([
    ['plain', 'Guten Tag', { 'a.b': 'Guten Tag' }],
    ['argument', 'Noch {amount} von {total}', { 'a.b': 'Noch {{amount}} von {{total}}' }],
    ['number', '{n, number} Läden', { 'a.b': '{{n, number}} Läden' }],
    ['apostrophes', "l''été, l'été, l’{name}", { 'a.b': "l'été, l'été, l’{{name}}" }],
    ['tags', 'Bitte <strong>jetzt</strong>', { 'a.b': 'Bitte <strong>jetzt</strong>' }],
    ['a number sign outside a plural', 'Nr. # 1', { 'a.b': 'Nr. # 1' }],
    [
      'plural with text around it',
      'Es gibt {count, plural, one {# Laden} other {# Läden}} in {city}.',
      {
        'a.b_one': 'Es gibt {{count, number}} Laden in {{city}}.',
        'a.b_other': 'Es gibt {{count, number}} Läden in {{city}}.',
      },
    ],
    [
      'the case for nothing at all',
      '{count, plural, =0 {keiner} one {einer} other {#}}',
      { 'a.b_zero': 'keiner', 'a.b_one': 'einer', 'a.b_other': '{{count, number}}' },
    ],
  ])('%s', (_name, text, expected) => {
    expect(compileMessage(text, source('de'))).toEqual(expected);
  });

  test.each([
    ['pl', ['a.b_few', 'a.b_many', 'a.b_one', 'a.b_other']],
    ['fr', ['a.b_many', 'a.b_one', 'a.b_other']],
    ['en', ['a.b_one', 'a.b_other']],
  ])('every plural category of %s has an entry', (locale, keys) => {
    const compiled = compileMessage('{count, plural, one {x} other {y}}', source(locale));
    expect(Object.keys(compiled).sort()).toEqual(keys);
  });

  test.each([
    ['select', '{kind, select, a {x} other {y}}', 'select is not supported'],
    ['ordinal', '{count, selectordinal, other {y}}', 'selectordinal is not supported'],
    ['nested', '{count, plural, other {{n, plural, other {x}}}}', 'cannot be nested'],
    ['two', '{count, plural, other {x}} {count, plural, other {y}}', 'only one plural'],
    ['other argument', '{shops, plural, other {x}}', 'must be "count", not "shops"'],
    ['no other', '{count, plural, one {x}}', 'no "other" case'],
    ['foreign category', '{count, plural, few {x} other {y}}', '"few" is no plural case of de'],
    ['exact case', '{count, plural, =1 {x} other {y}}', '"=1" is no plural case'],
    ['offset', '{count, plural, offset:1 other {y}}', 'offset is not supported'],
    ['date', '{when, date, short}', 'format "date" is not supported'],
    ['syntax', 'Hallo {name', 'not valid ICU'],
    ['quoted brace', "l'{name}", 'straight apostrophe'],
    ['nesting of i18next', '$t(other.key)', 'i18next syntax'],
  ])('%s is refused with file and key', (_name, text, reason) => {
    const compile = () => compileMessage(text, source('de'));
    expect(compile).toThrow(reason);
    expect(compile).toThrow('locales/de.po: "a.b": ');
  });

  test('i18next shows the compiled text with the count written as in the language', async () => {
    const text = '{count, plural, =0 {kein Laden} one {# Laden} other {# Läden}} bei {brand}';
    const i18n = i18next.createInstance();
    await i18n.init({
      lng: 'de',
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      resources: { de: { translation: compileMessage(text, source('de')) } },
    });
    const translate = i18n.t as unknown as (key: string, values: object) => string;
    const shown = [0, 1, 2500].map((count) => translate('a.b', { count, brand: 'Nord & Süd' }));
    expect(shown).toEqual([
      'kein Laden bei Nord & Süd',
      '1 Laden bei Nord & Süd',
      '2.500 Läden bei Nord & Süd',
    ]);
  });
});

test('placeholdersOf lists arguments and tags, also those inside plural cases', () => {
  const text = '<b>{name}</b>: {count, plural, one {{price}} other {# × {price}}}<br/>';
  expect(placeholdersOf(text, source('de'))).toEqual([
    '<b>',
    '<br>',
    '{count}',
    '{name}',
    '{price}',
  ]);
});
