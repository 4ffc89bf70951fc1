import { compileMessage } from './icu.ts';
import { localeOfFile, readPo } from './po.ts';

/**
 * Compiles a PO file to the i18next-native map that ships. Obsolete, fuzzy and empty entries are
 * left out, so their keys fall back to the next language.
 * @throws MessageError naming file and key when a text cannot be compiled.
 */
export function compilePo(content: string, file: string): Record<string, string> {
  const locale = localeOfFile(file);
  const messages: Record<string, string> = {};
  for (const [key, entry] of readPo(content)) {
    if (entry.isObsolete || entry.isFuzzy || entry.text === '') continue;
    Object.assign(messages, compileMessage(entry.text, { file, key, locale }));
  }
  return messages;
}
