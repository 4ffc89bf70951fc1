import { UNSEEN, WHITE_SPACE } from '~/lib/typed-text';

/** Outside of these scripts a joiner or a selector behind a letter belongs to the spelling of a name. */
const SPELLING = String.raw`(?![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hang}\p{sc=Zinh}])[\p{L}\p{M}][\u200c\u200d\p{Variation_Selector}]`;
const SPELLING_OR_UNSEEN = new RegExp(`(${SPELLING})|${UNSEEN.source}`, 'gu');

/** Whether there is nothing to be seen in a text. */
export const isBlank = (typed: string): boolean =>
  typed.replace(WHITE_SPACE, '').replace(UNSEEN, '') === '';

/** A text of one line, such as a name, as it is seen: nothing else of it changes. */
export const cleanText = (typed: string): string =>
  isBlank(typed)
    ? ''
    : typed.replace(WHITE_SPACE, ' ').replace(SPELLING_OR_UNSEEN, '$1').normalize('NFC').trim();
