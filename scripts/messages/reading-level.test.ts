import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compilePo } from './compile.ts';
import { lengthOf, readingLevel, sentencesOf } from './reading-level.ts';

test.each<[string, string[]]>([
  ['Shopcode anzeigen', []],
  ['Bis 24 Stunden. Dann nicht!', ['Bis 24 Stunden.', 'Dann nicht!']],
  ['Ab 1.50 € und z. B. so.', ['Ab 150 € und zB so.']],
  ['Steht unter „Dein Code“. Hier: unten.', ['Steht unter „Dein Code“.', 'Hier:', 'unten.']],
  ['<b>Neu:</b> Lade auf.', ['Neu:', 'Lade auf.']],
])('the sentences of %j', (text, sentences) => {
  expect(sentencesOf(text).map((sentence) => sentence.replace(/\s+/g, ' '))).toEqual(sentences);
});

/**
 * Under 30 is very easy, 30 to 40 easy, 40 to 50 of middle difficulty. German has longer words, so it
 * gets five more. Legal pages are texts of the operator and have another measure.
 */
const LIMITS = {
  de: { all: 30, area: 45, words: 18 },
  en: { all: 25, area: 40, words: 20 },
};

describe.each(['de', 'en'] as const)('the texts of the flows in %s', (language) => {
  const file = `locales/${language}.po`;
  const texts = Object.entries(compilePo(readFileSync(file, 'utf8'), file)).filter(
    ([key]) => !key.startsWith('legal.'),
  );
  const limit = LIMITS[language];

  test('are easy to read (LIX)', () => {
    const all = texts.flatMap(([, text]) => sentencesOf(text));
    expect(all.length).toBeGreaterThan(500);
    expect(readingLevel(all).lix).toBeLessThanOrEqual(limit.all);
    const areas = Map.groupBy(texts, ([key]) => key.split('.')[0]);
    const hard = [...areas]
      .map(([area, found]) => ({
        area,
        lix: readingLevel(found.flatMap(([, text]) => sentencesOf(text))).lix,
      }))
      .filter(({ lix }) => lix > limit.area);
    expect(hard).toEqual([]);
  });

  test('have no long sentence', () => {
    const long = texts.flatMap(([key, text]) =>
      sentencesOf(text)
        .filter((sentence) => lengthOf(sentence) > limit.words)
        .map((sentence) => `${key}: ${sentence}`),
    );
    expect(long).toEqual([]);
  });
});
