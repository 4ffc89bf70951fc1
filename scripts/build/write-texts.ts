import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Messages } from '../../src/i18n/messages.ts';
import { compileLocale } from '../messages/compile.ts';
import { readPo } from '../messages/po.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Writes the texts of sites and locales into the build, a file for each, named after the content: sites
 * that say the same share it, and a changed text changes the address.
 */
export function createTextWriter(dist: string) {
  const source = readPo(readFileSync(join(root, 'locales/de.po'), 'utf8'));
  const keys = [...source].flatMap(([key, { isObsolete }]) => (isObsolete ? [] : [key]));
  const compiled = new Map<string, Messages>();
  const files = new Map<string, string>();

  function messagesOf(siteId: string, locale: string): Messages {
    const id = `${siteId}/${locale}`;
    const messages = compiled.get(id) ?? compileLocale(root, siteId, locale, keys);
    compiled.set(id, messages);
    return messages;
  }

  /** Writes the texts unless they are there; returns the address of their file. */
  function fileOf(siteId: string, locale: string): string {
    const id = `${siteId}/${locale}`;
    const file = files.get(id) ?? write(dist, locale, messagesOf(siteId, locale));
    files.set(id, file);
    return file;
  }

  return { messagesOf, fileOf };
}

function write(dist: string, locale: string, messages: Messages): string {
  const code = `export default ${JSON.stringify(messages)};\n`;
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const file = `assets/texts/${locale}-${hash}.js`;
  mkdirSync(join(dist, 'assets/texts'), { recursive: true });
  writeFileSync(join(dist, file), code);
  return `/${file}`;
}
