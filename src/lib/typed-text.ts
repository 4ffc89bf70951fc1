// Typed and pasted text carries characters that nobody sees, and others that only look like the right ones.
// Which these are is read from the Unicode Character Database, which every browser brings along.

export const WHITE_SPACE = /\p{White_Space}/gu;

/** Controls, format characters and fillers; the three signs at the end are drawn as nothing, too. */
export const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}]/gu;

/** Dashes, and their neighbours in Unicode's list of confusable characters. */
const DASH = /[\p{Dash}\u02d7\u2043\u2796]/gu;

/** Superscripts, fractions and the like would become another number, and accents a space. */
const PLAINABLE = /[^\p{No}\p{Sk}]+/gu;

/**
 * A text that machines read, such as a code, in plain characters: without invisible characters,
 * full-width, styled and joined letters as ordinary ones, each dash as a hyphen, each white space as a space. Letter case stays.
 */
export const plainText = (typed: string): string =>
  typed
    .replace(WHITE_SPACE, ' ')
    .replace(UNSEEN, '')
    .replace(PLAINABLE, (part) => part.normalize('NFKC'))
    .replace(DASH, '-')
    .trim();

/** Whether a dash stands where `plainText` writes a hyphen. */
export const hasOtherDash = (typed: string): boolean =>
  (typed.match(DASH) ?? []).some((dash) => dash !== '-');
