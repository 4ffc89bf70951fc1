import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueChain, spellFor } from '../../src/i18n/catalogue-chain.ts';
import type { Messages } from '../../src/i18n/messages.ts';
import { compileMessage } from './icu.ts';
import { localeOfFile, readPo } from './po.ts';

/**
 * Compiles a PO file to the i18next-native map that ships. Obsolete, fuzzy and empty entries are
 * left out, so their keys fall back to the next language.
 * @param locale whose plural cases are written; the file's own unless it stands in for another
 * @throws MessageError naming file and key when a text cannot be compiled.
 */
export function compilePo(content: string, file: string, locale = localeOfFile(file)): Messages {
  const messages: Messages = {};
  for (const [key, entry] of readPo(content)) {
    if (entry.isObsolete || entry.isFuzzy || entry.text === '') continue;
    Object.assign(messages, compileMessage(entry.text, { file, key, locale }));
  }
  return messages;
}

/** All texts of a site in a locale: the language, the region's differences and the brand's, as one. */
export function compileLocale(root: string, siteId: string, locale: string): Messages {
  const files = catalogueChain(siteId, locale)
    .map((name) => `${name}.po`)
    .filter((file) => existsSync(join(root, file)));
  const parts = files.map((file) =>
    compilePo(readFileSync(join(root, file), 'utf8'), file, locale),
  );
  const merged = Object.assign({}, ...parts) as Messages;
  return Object.fromEntries(
    Object.entries(merged).map(([key, text]) => [key, spellFor(locale, text)]),
  );
}
