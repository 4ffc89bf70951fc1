/** The letters of the headings of all brands and languages; a letter beyond it has the text's face. */
export const LETTERS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00A0\u202F' +
  ".,:;!?'’‘„“”«»()-–…&€£%/+ÄÖÜäöüßÀÂÇÈÉÊÎÔàâáçèéêëîïíôóòœùúûìñ";
