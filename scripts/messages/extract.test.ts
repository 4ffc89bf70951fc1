import { expect, test } from 'vitest';
import { extractKeys } from './extract.ts';

const keysOf = (code: string) => extractKeys('src/a.tsx', code).uses.map((use) => use.key);

test.each([
  ["t('a.b')", ['a.b']],
  ["i18n.t('a.b', { count: 1 })", ['a.b']],
  ['t(`a.b`)', ['a.b']],
  ["t(isOpen ? 'a.open' : 'a.closed')", ['a.open', 'a.closed']],
  ["t(given ?? 'a.fallback')", ['a.fallback']],
  ["const table = { x: messageKey('a.x') }; t(table[kind])", ['a.x']],
  ['<Trans i18nKey="a.rich" />', ['a.rich']],
  ["<Trans i18nKey={isOpen ? 'a.open' : 'a.closed'} t={t} />", ['a.open', 'a.closed']],
  ["fetchText('a.b'); count(1)", []],
])('%s', (code, keys) => {
  expect(keysOf(code)).toEqual(keys);
  expect(extractKeys('src/a.tsx', code).problems).toEqual([]);
});

test.each([
  ['t(`a.${kind}`)', 'template'],
  ["t('a.' + kind)", 'computed'],
  ['t(kind as MessageKey)', 'type assertion'],
  ['messageKey(kind)', 'literal key'],
])('%s is refused with file and line', (code, reason) => {
  const { problems } = extractKeys('src/a.tsx', `\n${code}`);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('src/a.tsx:2: ');
  expect(problems[0]).toContain(reason);
});

test('a Translators comment above the key is kept, over several lines and in JSX', () => {
  const code = `
    // Unrelated.
    // Translators: the button under
    // the voucher field
    const label = t('a.label');
    const bare = t('a.bare');
    return <p>
      {/* Translators: shown once */}
      {t('a.shown')}
    </p>`;
  expect(extractKeys('src/a.tsx', code).uses).toEqual([
    { key: 'a.label', file: 'src/a.tsx', note: 'Translators: the button under the voucher field' },
    { key: 'a.bare', file: 'src/a.tsx' },
    { key: 'a.shown', file: 'src/a.tsx', note: 'Translators: shown once' },
  ]);
});
