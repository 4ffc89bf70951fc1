import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPo } from '../../scripts/messages/po.ts';
import type { MessageKey } from '../../src/i18n/keys.d.ts';
import { catalogueChain } from '../../src/i18n/catalogue-chain.ts';

const ROOT = join(import.meta.dirname, '../..');

/**
 * A German text of all brands in the words of a site's brand: `Alle Shops` at Tafelzeit is `Alle
 * Restaurants`. A text that the brand leaves as it is, or no text of the catalogue, comes back.
 */
export function inWordsOf(siteId: string, text: string): string {
  const [shared, ...own] = catalogueChain(siteId, 'de-DE').map(read);
  const keys = [...(shared ?? [])].filter(([, entry]) => entry.text === text).map(([key]) => key);
  return own.flatMap((texts) => keys.map((key) => texts.get(key)?.text)).find(Boolean) ?? text;
}

/**
 * The texts of a site in a locale, in the words of its brand.
 * @throws Error if it has no such text
 */
export function wordsOf(siteId: string, locale: string): (key: MessageKey) => string {
  const chain = catalogueChain(siteId, locale).map(read).toReversed();
  return (key) => {
    const found = chain.map((texts) => texts.get(key)?.text).find(Boolean);
    if (!found) throw new Error(`No text ${key}`);
    return found;
  };
}

function read(name: string): ReturnType<typeof readPo> {
  const file = join(ROOT, `${name}.po`);
  return existsSync(file) ? readPo(readFileSync(file, 'utf8')) : new Map();
}
