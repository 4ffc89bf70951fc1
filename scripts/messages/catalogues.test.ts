import { expect, test } from 'vitest';
import { keyFacts, keyTypes, updateCatalogue } from './catalogues.ts';
import { checkCatalogues } from './check.ts';
import { compilePo } from './compile.ts';
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
  for (const file of ['locales/de-AT.po', 'src/sites/tafelzeit/de.po']) {
    const written = updateCatalogue(po(file, entry('b', 'Anders')), facts);
    expect([...readPo(written).keys()]).toEqual(['b']);
  }
});

test('a new file gets every header that translators’ tools ask for', () => {
  const written = updateCatalogue({ file: 'locales/pl.po', content: '' }, facts);
  for (const header of ['Project-Id-Version: ', 'Language: pl', 'Content-Type: text/plain']) {
    expect(written).toContain(header);
  }
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

test('the key type lists the keys, quoted', () => {
  const types = keyTypes(['redeem.code', 'home']);
  expect(types).toContain(
    "export interface Messages {\n  home: string;\n  'redeem.code': string;\n}",
  );
});

test('the check is silent about whole and agreeing catalogues', () => {
  const files = [
    po('locales/de.po', entry('a', '{n} Läden'), entry('b', 'B')),
    po('locales/en.po', entry('a', 'Shops: {n}'), entry('b', 'B')),
    po('locales/de-AT.po', entry('a', 'Geschäfte: {n}')),
    po('src/sites/tafelzeit/de.po', entry('a', '{n} Wirte')),
  ];
  expect(checkCatalogues(files, new Set(['a', 'b']))).toEqual([]);
});

test.each([
  ['missing', 'locales/en.po', [entry('a', '{n}')], '"b" is missing'],
  ['empty', 'locales/en.po', [entry('a', '{n}'), entry('b', '')], '"b" has no text'],
  ['fuzzy', 'locales/en.po', [entry('a', '{n}'), entry('b', 'x', '#, fuzzy\n')], 'fuzzy'],
  ['unused', 'locales/de-AT.po', [entry('zz', 'x')], '"zz" is used by no code'],
  ['other placeholder', 'locales/de-AT.po', [entry('a', '{m}')], '{m}; de.po has {n}'],
  ['lost tag', 'src/sites/x/en.po', [entry('b', '<b>x</b>')], '<b>; de.po has none'],
  ['syntax', 'locales/de-AT.po', [entry('a', '{n')], 'not valid ICU'],
])('the check reports: %s', (_name, file, entries, finding) => {
  const source = po('locales/de.po', entry('a', '{n} Läden'), entry('b', 'B'));
  const findings = checkCatalogues([source, po(file, ...entries)], new Set(['a', 'b']));
  expect(findings).toHaveLength(1);
  expect(findings[0]).toContain(file);
  expect(findings[0]).toContain(finding);
});
