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

/**
 * All texts of a site in a locale: the language, the region's differences and the brand's, as one.
 * @param keys the texts that the code shows
 * @throws Error naming the texts that no file of the language has
 */
export function compileLocale(
  root: string,
  siteId: string,
  locale: string,
  keys: Iterable<string>,
): Messages {
  const [language = locale] = locale.split('-');
  const isFallback = (name: string) =>
    name.startsWith('locales/') && !localeOfFile(`${name}.po`).startsWith(language);
  const merge = (names: readonly string[]): Messages => {
    const files = names.map((name) => `${name}.po`).filter((file) => existsSync(join(root, file)));
    const read = (file: string) => readFileSync(join(root, file), 'utf8');
    return Object.assign(
      {},
      ...files.map((file) => compilePo(read(file), file, locale)),
    ) as Messages;
  };
  const chain = catalogueChain(siteId, locale);
  const own = merge(chain.filter((name) => !isFallback(name)));
  const missing = [...keys].filter((key) => !(key in own) && !(`${key}_other` in own));
  if (missing.length > 0) {
    throw new Error(`${locale} has no text for: ${missing.join(', ')}`);
  }
  const merged = { ...merge(chain.filter(isFallback)), ...own };
  return Object.fromEntries(
    Object.entries(merged).map(([key, text]) => [key, spellFor(locale, text)]),
  );
}
