import type { Messages } from './messages';

const PLAIN = 'aeioucnyAEIOUCNS';
const ACCENTED = 'áéíóúçñýÅÉÎØÛÇÑŠ';

/** How much longer than ours another language may be. */
const GROWTH = 0.4;

/** Placeholders and tags, which stay as they are. */
const FIXED = /(\{\{[^}]*\}\}|<[^>]*>)/;

/**
 * Texts in an invented language: marked with accents and brackets and 40 % longer, so that
 * development shows texts that are not translated and places that have no space to grow.
 */
export function pseudo(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, grow(text)]));
}

function grow(text: string): string {
  const accented = text
    .split(FIXED)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(/\w/g, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter),
    )
    .join('');
  const length = text.split(FIXED).reduce((sum, part, at) => (at % 2 ? sum : sum + part.length), 0);
  const words = ' ·~~~~~~'.repeat(Math.ceil((length * GROWTH) / 8)).slice(0, length * GROWTH);
  return `[${accented}${words}]`;
}
