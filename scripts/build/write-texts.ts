import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Messages } from '../../src/i18n/messages.ts';
import { FIRST_AREA, SHARED_AREA } from '../../src/i18n/text-areas.ts';
import { readAreas, type Areas } from '../messages/areas.ts';
import { compileLocale } from '../messages/compile.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Writes the texts of sites and locales into the build, one file per area, in a folder that is named
 * after the content: sites that say the same share it, and a changed text changes the address.
 */
export function createTextWriter(dist: string) {
  const areas = readAreas(root);
  const compiled = new Map<string, Messages>();
  const folders = new Map<string, string>();

  function messagesOf(siteId: string, locale: string): Messages {
    const id = `${siteId}/${locale}`;
    const messages = compiled.get(id) ?? compileLocale(root, siteId, locale, areas.ofKey.keys());
    compiled.set(id, messages);
    return messages;
  }

  /** Writes the texts unless they are there; returns the address of their folder. */
  function folderOf(siteId: string, locale: string): string {
    const id = `${siteId}/${locale}`;
    const folder = folders.get(id) ?? writeAreas(dist, locale, messagesOf(siteId, locale), areas);
    folders.set(id, folder);
    return folder;
  }

  return { areas, messagesOf, folderOf };
}

function writeAreas(dist: string, locale: string, messages: Messages, areas: Areas): string {
  const hash = createHash('sha256').update(JSON.stringify(messages)).digest('hex').slice(0, 8);
  const folder = `assets/texts/${locale}-${hash}`;
  mkdirSync(join(dist, folder), { recursive: true });
  const parts = divide(messages, areas);
  // One file with both for every page but the landing page, which needs the first alone.
  parts.set(SHARED_AREA, { ...parts.get(FIRST_AREA), ...parts.get(SHARED_AREA) });
  for (const [area, texts] of parts) {
    writeFileSync(join(dist, folder, `${area}.js`), `export default ${JSON.stringify(texts)};\n`);
  }
  return `/${folder}`;
}

/** The compiled texts by area. A plural's entries (`key_one`, `key_other`) stay together. */
export function divide(messages: Messages, areas: Areas): Map<string, Messages> {
  const parts = new Map<string, Messages>(areas.names.map((name) => [name, {}]));
  for (const [key, text] of Object.entries(messages)) {
    const area = areas.ofKey.get(key) ?? areas.ofKey.get(key.replace(/_[a-z]+$/, ''));
    const part = parts.get(area ?? SHARED_AREA);
    if (part) part[key] = text;
  }
  return parts;
}
