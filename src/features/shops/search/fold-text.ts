/** Letters that Unicode does not take apart into a base letter and a mark. */
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
};

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * A text as the search compares it: without case, white space (requirements 5.003, 5.004) and invisible characters, and
 * without the marks on letters, so that "grun" finds "Grünzeug".
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (isPlain(lower)) return lower.replace(/\s+/g, '');
  return lower
    .normalize('NFD')
    .replace(/[\p{M}\s\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[ßæœøłđ]/g, (letter) => letters[letter] ?? letter);
}

/** A text in both ways that the search compares; most texts are the same in both. */
export interface FoldedText {
  folded: string;
  /** With umlauts written out, so that "gruen" finds "Grünzeug" too. */
  writtenOut: string;
}

/** Folds a text in both ways. */
export function foldBothWays(text: string): FoldedText {
  const folded = foldText(text);
  if (isPlain(text.toLowerCase())) return { folded, writtenOut: folded };
  const composed = text.toLowerCase().normalize('NFC');
  const spelled = composed.replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter);
  return { folded, writtenOut: spelled === composed ? folded : foldText(spelled) };
}

/** Most names have no letter beyond these; a wall of thousands folds them at once. */
const isPlain = (text: string): boolean => /^[\w\s&.,'+-]*$/.test(text);
