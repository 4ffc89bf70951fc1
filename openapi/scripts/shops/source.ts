// What a catalogue of invented shops is written from. A text in several languages is one string with
// `|` between de, en, fr, it and nl; a catalogue of one language has one text.

export const languages = ['de', 'en', 'fr', 'it', 'nl'] as const;
export type Language = (typeof languages)[number];

export interface Category {
  readonly id: number;
  readonly names: string;
  readonly namePl?: string;
  /** How it is called in addresses: in German, in the other languages. */
  readonly urlNames: readonly [string, string];
  /** What it says about using a code there; the last of the texts is Polish. */
  readonly instructions?: string;
  readonly kinds: readonly Kind[];
}

/** What a shop of a category can be, so that its texts and its channels agree. */
export interface Kind {
  /** What follows the shop's name in its description. */
  readonly text: string;
  /** Words that it is found by, with commas. */
  readonly words: string;
  /** Nobody can use it online. */
  readonly channel?: 'branch';
  /** It is used on a date, which is arranged before. */
  readonly hasDate?: boolean;
}

/** A shop before it has an id. */
export interface Named {
  readonly name: string;
  readonly category: Category;
  readonly kind: Kind;
}

export function inLanguage(texts: string, language: Language): string {
  const all = texts.split('|');
  return all[languages.indexOf(language)] ?? all[0] ?? texts;
}

/** `Röstwerk:1` as the shop's name and the kind of its category. */
export function named(entry: string, category: Category): Named {
  const [name = '', at = '0'] = entry.split(':');
  const kind = category.kinds[Number(at)];
  if (!kind) throw new Error(`${entry}: category ${category.id} has no such kind`);
  return { name, category, kind };
}

/** One of every list after the other, so that the wall is mixed. */
export function inTurn<Entry>(lists: readonly (readonly Entry[])[]): Entry[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, row) =>
    lists.flatMap((list) => list.slice(row, row + 1)),
  ).flat();
}
