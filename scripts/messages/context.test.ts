import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contextGaps, contextNotes, readContext, type Context } from './context.ts';

const context: Context = {
  placeholders: { amount: 'an amount: 20,00 €', count: 'a whole number' },
  places: { shops: 'wall of shops' },
  texts: { 'shops.title': 'main heading', '*.title': 'heading', 'shops.*.badge': 'badge' },
};

test.each<[string, string, string[]]>([
  ['shops.title', 'Shops', ['Where: wall of shops.', 'What: main heading.']],
  ['shops.more.title', 'Shops', ['Where: wall of shops.', 'What: heading.']],
  ['shops.rest', 'Noch {amount}', ['Where: wall of shops.', '{amount}: an amount: 20,00 €']],
  [
    'shops.found',
    '{count, plural, one {# Shop} other {{count} Shops}}',
    ['Where: wall of shops.', '{count}: a whole number'],
  ],
])('what a translator reads above %s', (key, text, notes) => {
  expect(contextNotes(key, text, context)).toEqual(notes);
});

test.each<[string, string, string[]]>([
  ['shops.a.badge', 'Neu', []],
  ['shops.long', 'Ein Satz mit mehr Wörtern.', []],
  ['shops.short', 'Neu', ['texts: "shops.short" (what kind of text it is)']],
  ['shops.by', 'Von {name} für alle, die suchen.', ['placeholders: "name"']],
  ['other.title', 'Titel', ['places: "other"']],
])('what is not explained about %s', (key, text, gaps) => {
  expect(contextGaps(key, text, context)).toEqual(
    gaps.map((gap) => `locales/context.json lacks ${gap}`),
  );
});

test('no key of the tables stands twice: JSON would keep the last explanation alone', () => {
  const root = join(import.meta.dirname, '../..');
  const lines = readFileSync(join(root, 'locales/context.json'), 'utf8').trimEnd().split('\n');
  expect(lines).toEqual(JSON.stringify(readContext(root), null, 2).split('\n'));
});
