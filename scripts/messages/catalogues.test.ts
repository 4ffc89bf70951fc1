import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { FULL_LANGUAGES, keyFacts, updateCatalogue } from './catalogues.ts';
import { checkCatalogues } from './check.ts';
import { compileLocale, compilePo } from './compile.ts';
import { readPo } from './po.ts';

const HEADER = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n\n';
const entry = (key: string, text: string, before = '') =>
  `${before}msgid "${key}"\nmsgstr "${text}"\n\n`;
const po = (file: string, ...entries: string[]) => ({ file, content: HEADER + entries.join('') });
const facts = keyFacts([
  { key: 'b', file: 'src/z.tsx', note: 'Translators: short' },
  { key: 'b', file: 'src/a.tsx' },
  { key: 'a', file: 'src/a.tsx' },
]);

test('a full language gains missing keys, keeps texts and hand-written comments, and is sorted', () => {
  const written = updateCatalogue(po('locales/de.po', entry('b', 'Bleibt', '# von Hand\n')), facts);
  expect(written).toBe(
    `${HEADER.trimEnd()}

#: src/a.tsx
msgid "a"
msgstr ""

# von Hand
#. Translators: short
#: src/a.tsx
#: src/z.tsx
msgid "b"
msgstr "Bleibt"
`,
  );
  expect(updateCatalogue({ file: 'locales/de.po', content: written }, facts)).toBe(written);
});

test('an unused text becomes obsolete, and comes back with its text when code uses it again', () => {
  const before = po('locales/de.po', entry('gone', 'Alter Text'), entry('empty', ''));
  const without = updateCatalogue(before, facts);
  expect(without).toContain('#~ msgid "gone"\n#~ msgstr "Alter Text"');
  expect(without).not.toContain('"empty"');
  const again = keyFacts([{ key: 'gone', file: 'src/a.tsx' }]);
  const revived = readPo(updateCatalogue({ ...before, content: without }, again)).get('gone');
  expect(revived).toMatchObject({ text: 'Alter Text', isObsolete: false });
});

test('regional and brand files are never filled up', () => {
  for (const file of ['locales/de-AT.po', 'src/sites/brands/tafelzeit/texts/de.po']) {
    const written = updateCatalogue(po(file, entry('b', 'Anders')), facts);
    expect([...readPo(written).keys()]).toEqual(['b']);
  }
});

test('a regional text remembers what it replaces, and is fuzzy once that changed', () => {
  const regional = po('locales/de-AT.po', entry('b', 'Kassa'));
  const base = (text: string) => readPo(po('locales/de.po', entry('b', text)).content);
  const first = updateCatalogue(regional, facts, base('Kasse'));
  expect(first).toContain('#. Base: Kasse\n');
  expect(updateCatalogue({ ...regional, content: first }, facts, base('Kasse'))).toBe(first);
  const later = updateCatalogue({ ...regional, content: first }, facts, base('Bezahlen'));
  expect(readPo(later).get('b')).toMatchObject({ isFuzzy: true, text: 'Kassa' });
  const checked = later.replace('#, fuzzy\n', '');
  expect(updateCatalogue({ ...regional, content: checked }, facts, base('Bezahlen'))).toBe(checked);
});

test('compilePo leaves out fuzzy, obsolete and empty entries', () => {
  const content =
    HEADER +
    entry('kept', 'Ja {name}') +
    entry('unsure', 'Nein', '#, fuzzy\n') +
    entry('empty', '') +
    '#~ msgid "old"\n#~ msgstr "Alt"\n';
  expect(compilePo(content, 'locales/de.po')).toEqual({ kept: 'Ja {{name}}' });
});

test('the check is silent about whole and agreeing catalogues', () => {
  const files = [
    ...FULL_LANGUAGES.map((language) =>
      po(`locales/${language}.po`, entry('a', 'Shops: {n}'), entry('b', 'B')),
    ),
    po('locales/de-AT.po', entry('a', 'Geschäfte: {n}')),
    po('src/sites/brands/tafelzeit/texts/de.po', entry('a', '{n} Wirte')),
  ];
  expect(checkCatalogues(files, new Set(['a', 'b']))).toEqual([]);
});

test.each([
  ['missing', 'locales/en.po', [entry('a', '{n}')], '"b" is missing'],
  ['empty', 'locales/en.po', [entry('a', '{n}'), entry('b', '')], '"b" has no text'],
  ['fuzzy', 'locales/en.po', [entry('a', '{n}'), entry('b', 'x', '#, fuzzy\n')], 'fuzzy'],
  ['unused', 'locales/de-AT.po', [entry('zz', 'x')], '"zz" is used by no code'],
  ['other placeholder', 'locales/de-AT.po', [entry('a', '{m}')], '{m}; de.po has {n}'],
  ['lost tag', 'src/sites/brands/x/texts/en.po', [entry('b', '<b>x</b>')], '<b>; de.po has none'],
  ['stale', 'locales/de-AT.po', [entry('b', 'x', '#, fuzzy\n')], 'its base changed'],
  ['a repetition', 'locales/de-AT.po', [entry('b', 'B', '#. Base: B\n')], 'the same as its base'],
  [
    'a unit that breaks',
    'locales/de-AT.po',
    [entry('b', 'bis 5 MB')],
    'a plain space before a unit',
  ],
  ['a count', 'locales/de-AT.po', [entry('a', '{count} Läden {n}')], 'without a plural'],
  [
    'a plural case',
    'src/sites/brands/x/texts/pl.po',
    [entry('b', '{count, plural, one {#} other {#}}')],
    'lacks the plural cases few, many',
  ],
  ['syntax', 'locales/de-AT.po', [entry('a', '{n')], 'not valid ICU'],
])('the check reports: %s', (_name, file, entries, finding) => {
  const whole = FULL_LANGUAGES.map((language) => `locales/${language}.po`)
    .filter((name) => name !== file)
    .map((name) => po(name, entry('a', '{n} Läden'), entry('b', 'B')));
  const findings = checkCatalogues([...whole, po(file, ...entries)], new Set(['a', 'b']));
  expect(findings[0]).toContain(file);
  expect(findings.join('\n')).toContain(finding);
});

test('the check reports a language without a file', () => {
  const files = FULL_LANGUAGES.filter((language) => language !== 'fr').map((language) =>
    po(`locales/${language}.po`, entry('a', '{n}')),
  );
  expect(checkCatalogues(files, new Set(['a']))).toEqual(['locales/fr.po is missing']);
});

describe('the texts of a site in a locale', () => {
  const root = mkdtempSync(join(tmpdir(), 'locales-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const files = [
    po('locales/de.po', entry('a', 'Straße'), entry('b', 'Grüße'), entry('c', 'C')),
    po('locales/de-CH.po', entry('b', 'Grüezi')),
    po('locales/en.po', entry('a', 'Street'), entry('b', 'Hello')),
    po('locales/fr.po', entry('b', '{count, plural, one {#} other {#s}}')),
    po('src/sites/brands/one/texts/de.po', entry('c', 'Unser C')),
  ];
  for (const { file, content } of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }

  test('language, region and brand are merged; Switzerland writes ss', () => {
    expect(compileLocale(root, 'one-ch', 'de-CH', ['a', 'b', 'c'])).toEqual({
      a: 'Strasse',
      b: 'Grüezi',
      c: 'Unser C',
    });
    expect(compileLocale(root, 'two-de', 'de-DE', ['a'])).toMatchObject({ a: 'Straße', c: 'C' });
  });

  test('a language has its own plural cases', () => {
    expect(compileLocale(root, 'x', 'fr-FR', ['b'])).toMatchObject({
      b_one: '{{count, number}}',
      b_many: '{{count, number}}s',
      b_other: '{{count, number}}s',
    });
  });

  test('the build fails when another language lacks a text', () => {
    expect(() => compileLocale(root, 'x', 'en-GB', ['a', 'b', 'c'])).toThrow(
      'en-GB has no text for: c',
    );
  });
});
