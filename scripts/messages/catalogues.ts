// Brings the catalogues and the key type in line with the code, in memory: the caller writes them
// (`npm run messages`) or compares them with the disk (`npm run messages check`).
import type { KeyUse } from './extract.ts';
import { contextNotes, type Context } from './context.ts';
import { localeOfFile, readPo, writePo, type PoCatalogue, type PoEntry } from './po.ts';

/** Languages whose file holds every key. All other files hold only differences. */
export const FULL_LANGUAGES: readonly string[] = ['de', 'en', 'fr', 'it', 'nl', 'pl'];
export const SOURCE_LANGUAGE = 'de';

export interface PoText {
  /** Path from the project's root, with `/`. */
  readonly file: string;
  readonly content: string;
}

/** True for `locales/de.po`; false for regional files and the brands' own. */
export function isFullLanguageFile(file: string): boolean {
  return file.startsWith('locales/') && FULL_LANGUAGES.includes(localeOfFile(file));
}

interface KeyFacts {
  readonly references: string[];
  readonly notes: string[];
}

/** Begins the note with the text that a regional or a brand's text replaces. */
export const BASE = 'Base: ';

/** All uses of each key: files and notes, sorted and without repetition. */
export function keyFacts(uses: readonly KeyUse[]): Map<string, KeyFacts> {
  const facts = new Map<string, { references: Set<string>; notes: Set<string> }>();
  for (const { key, file, note } of uses) {
    const entry = facts.get(key) ?? { references: new Set(), notes: new Set() };
    facts.set(key, entry);
    entry.references.add(file);
    if (note) entry.notes.add(note);
  }
  return new Map(
    [...facts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, { references, notes }]) => [
        key,
        { references: [...references].sort(), notes: [...notes].sort() },
      ]),
  );
}

/** The facts with notes for translators about each text. @param source the source language */
export function withContext(
  facts: ReadonlyMap<string, KeyFacts>,
  source: PoCatalogue,
  context: Context,
): Map<string, KeyFacts> {
  return new Map(
    [...facts].map(([key, { references, notes }]) => {
      const explained = contextNotes(key, source.get(key)?.text ?? '', context);
      return [key, { references, notes: [...explained, ...notes] }];
    }),
  );
}

/**
 * One catalogue brought up to date. A full language gains the missing keys with an empty text;
 * entries that no code uses become obsolete and keep their text; a key that comes back is revived.
 * A text that replaces one of its language remembers it and becomes fuzzy when that one changes.
 * @param base the language's own file, for regional and brands' files
 */
export function updateCatalogue(
  po: PoText,
  facts: ReadonlyMap<string, KeyFacts>,
  base?: PoCatalogue,
): string {
  const entries = readPo(po.content);
  const next = new Map<string, PoEntry>();
  for (const [key, entry] of entries) {
    const used = facts.get(key);
    if (used)
      next.set(key, onBase({ ...entry, ...used, isObsolete: false }, entry, base?.get(key)));
    else if (entry.text !== '') next.set(key, { ...entry, references: [], isObsolete: true });
  }
  if (isFullLanguageFile(po.file)) {
    for (const [key, used] of facts) if (!next.has(key)) next.set(key, emptyEntry(used));
  }
  return writePo(next, localeOfFile(po.file), po.content);
}

function onBase(next: PoEntry, old: PoEntry, base: PoEntry | undefined): PoEntry {
  if (!base) return next;
  const note = BASE + base.text;
  const known = old.notes.find((line) => line.startsWith(BASE));
  const isStale = known !== undefined && known !== note;
  return { ...next, isFuzzy: old.isFuzzy || isStale, notes: [...next.notes, note] };
}

function emptyEntry(used: KeyFacts): PoEntry {
  return { text: '', isObsolete: false, isFuzzy: false, translatorComments: [], ...used };
}

/** The text of `src/i18n/keys.d.ts`: a misspelt key fails the type check. */
export function keyTypes(keys: Iterable<string>): string {
  const lines = [...keys].sort().map((key) => `  ${propertyName(key)}: string;`);
  return `// Written by \`npm run messages\`; never edited.
import 'i18next';

export interface Messages {${lines.map((line) => `\n${line}`).join('')}${lines.length > 0 ? '\n' : ''}}

export type MessageKey = keyof Messages;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    keySeparator: false;
    nsSeparator: false;
    returnNull: false;
    resources: { translation: Messages };
  }
}
`;
}

function propertyName(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`;
}
