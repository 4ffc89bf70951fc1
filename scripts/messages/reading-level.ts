// How hard a text is to read, by LIX: the words of a sentence plus the share of long words. It needs
// no dictionary and no syllables, so that German and English are counted alike (Björnsson, 1968).

export interface ReadingLevel {
  /** Words per sentence, plus the percentage of words with more than six letters. */
  readonly lix: number;
  readonly sentences: number;
  readonly words: number;
}

/** Letters that count for the length of a word; a placeholder such as `{amount}` counts as a short one. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu;
const LONG = 6;

const wordsOf = (text: string): string[] => text.replace(/\{[^{}]*\}/g, 'x').match(WORD) ?? [];

/** The sentences of a text; a label or a title, which ends in no full stop, has none. */
export function sentencesOf(text: string): string[] {
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    // A dot inside an abbreviation or a number ends nothing.
    .replace(/\b(z|d|u|e|i)\.\s?(B|h|a|g|e)\./g, '$1$2')
    .replace(/(\d)\.(\d)/g, '$1$2');
  return (plain.match(/[^.!?:]+[.!?:]+(?=\s|$|[“”»])/g) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length > 0);
}

/** How many words a sentence has. */
export const lengthOf = (sentence: string): number => wordsOf(sentence).length;

/** The level of sentences together; 0 if there are none. */
export function readingLevel(sentences: readonly string[]): ReadingLevel {
  const words = sentences.flatMap(wordsOf);
  if (words.length === 0) return { lix: 0, sentences: 0, words: 0 };
  const long = words.filter((word) => word.replaceAll(/[’'-]/g, '').length > LONG).length;
  return {
    lix: words.length / sentences.length + (100 * long) / words.length,
    sentences: sentences.length,
    words: words.length,
  };
}
