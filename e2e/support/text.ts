import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPo } from '../../scripts/messages/po.ts';
import type { MessageKey } from '../../src/i18n/keys.d.ts';

const file = join(import.meta.dirname, '../../locales/de.po');
const catalogue = readPo(readFileSync(file, 'utf8'));

/**
 * The German text of a key, for labels that many tests use: one that is changed is changed in
 * `locales/de.po` only. Other words of a brand are in `brand-words.ts`.
 * @throws Error if the catalogue has no such text
 */
export function text(key: MessageKey, values: Record<string, string> = {}): string {
  const entry = catalogue.get(key);
  if (!entry?.text) throw new Error(`No text ${key}`);
  return entry.text.replace(
    /\{(\w+)\}/g,
    (placeholder, name: string) => values[name] ?? placeholder,
  );
}
