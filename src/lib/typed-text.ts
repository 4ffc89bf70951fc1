// What people type and paste carries characters that nobody sees, and others that only look like the right ones.
// Which these are is read from the Unicode Character Database, which every browser brings along.

const WHITE_SPACE = /\p{White_Space}/gu;

/** Controls, format characters and fillers; the three signs at the end are drawn as nothing, too. */
const UNSEEN = String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}]`;
const ALL_UNSEEN = new RegExp(UNSEEN, 'gu');

/** Outside of these scripts a joiner or a selector behind a letter belongs to the spelling of a name. */
const SPELLING = String.raw`(?![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hang}\p{sc=Zinh}])[\p{L}\p{M}][\u200c\u200d\p{Variation_Selector}]`;
const SPELLING_OR_UNSEEN = new RegExp(`(${SPELLING})|${UNSEEN}`, 'gu');

/** Dashes, and what Unicode's list of confusable characters names beside them. */
const DASH = /[\p{Dash}\u02d7\u2043\u2796]/gu;

/** Superscripts, fractions and the like would become another number, and accents a space. */
const PLAINABLE = /[^\p{No}\p{Sk}]+/gu;

/** Without what cannot be seen; each white space, a line end as well, is a space. */
const seenOf = (typed: string): string => typed.replace(WHITE_SPACE, ' ').replace(ALL_UNSEEN, '');

/** Whether there is nothing to be seen in a text. */
export const isBlank = (typed: string): boolean => seenOf(typed).trim() === '';

/** A text of one line, such as a name, as it is seen: nothing else of it changes. */
export const cleanText = (typed: string): string =>
  isBlank(typed)
    ? ''
    : typed.replace(WHITE_SPACE, ' ').replace(SPELLING_OR_UNSEEN, '$1').normalize('NFC').trim();

/**
 * A text that machines read, such as a code, in plain characters: full-width, styled and joined letters become
 * ordinary ones, each dash a hyphen, each white space a space. Letter case stays.
 */
export const plainText = (typed: string): string =>
  seenOf(typed)
    .replace(PLAINABLE, (part) => part.normalize('NFKC'))
    .replace(DASH, '-')
    .trim();

/** Whether a dash stands where `plainText` writes a hyphen. */
export const hasOtherDash = (typed: string): boolean =>
  (typed.match(DASH) ?? []).some((dash) => dash !== '-');
