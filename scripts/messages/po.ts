// Reading and writing of the translators' files. Ids are explicit dotted keys, so msgid is the key.
import { basename } from 'node:path';
import { formatter } from '@lingui/format-po';

/** One entry of a PO file. */
export interface PoEntry {
  readonly text: string;
  readonly isObsolete: boolean;
  readonly isFuzzy: boolean;
  /** `#.` comments, written from the code. */
  readonly notes: readonly string[];
  /** `#` comments, written by translators and never touched. */
  readonly translatorComments: readonly string[];
  /** `#:` files that use the key, without line numbers so that moving code changes nothing. */
  readonly references: readonly string[];
}

export type PoCatalogue = ReadonlyMap<string, PoEntry>;

const po = formatter({ explicitIdAsDefault: true, lineNumbers: false });

// Every header that `msgfmt --check` asks for. The dates are those of the format, not of the run:
// a date that moves on every extraction would make each run a change.
const HEADERS: Readonly<Record<string, string>> = {
  'Project-Id-Version': 'voucher-redemption',
  'Report-Msgid-Bugs-To': '',
  'POT-Creation-Date': '2026-11-21 12:00+0000',
  'PO-Revision-Date': '2026-11-21 12:00+0000',
  'Last-Translator': 'Voucher redemption team',
  'Language-Team': 'Voucher redemption team',
  'MIME-Version': '1.0',
  'Content-Type': 'text/plain; charset=UTF-8',
  'Content-Transfer-Encoding': '8bit',
};

/** `locales/de-AT.po` -> `de-AT`. */
export function localeOfFile(file: string): string {
  return basename(file, '.po');
}

/** Parses a PO file; obsolete and fuzzy entries are included and marked. */
export function readPo(content: string): Map<string, PoEntry> {
  // A file always parses synchronously; the library's type allows other catalogue kinds.
  const catalogue = po.parse(content, { locale: undefined, sourceLocale: 'de', filename: '' });
  if (catalogue instanceof Promise) throw new TypeError('the PO parser answered later');
  return new Map(
    Object.entries(catalogue).map(([key, message]) => [
      key,
      {
        text: message.translation ?? '',
        isObsolete: message.obsolete === true,
        isFuzzy: flagsOf(message.extra).includes('fuzzy'),
        notes: message.comments ?? [],
        translatorComments: stringsIn(message.extra, 'translatorComments'),
        references: (message.origin ?? []).map(([file]) => file),
      },
    ]),
  );
}

/** Writes a PO file, sorted by key; headers that a translator's tool set in `existing` stay. */
export function writePo(entries: PoCatalogue, locale: string, existing?: string): string {
  const catalogue = Object.fromEntries(
    [...entries]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => [
        key,
        {
          translation: entry.text,
          obsolete: entry.isObsolete,
          comments: [...entry.notes],
          origin: entry.references.map((file) => [file] as [string]),
          extra: {
            translatorComments: [...entry.translatorComments],
            // Weblate checks placeholders and plurals of entries with this flag.
            flags: [
              ...(entry.isFuzzy ? ['fuzzy'] : []),
              ...(entry.text.includes('{') ? ['icu-message-format'] : []),
            ],
          },
        },
      ]),
  );
  const written = po.serialize(catalogue, {
    locale,
    sourceLocale: 'de',
    filename: '',
    existing: existing?.includes('Content-Type')
      ? withPluralForms(existing, locale)
      : headerBlock(locale),
  });
  if (typeof written !== 'string') throw new TypeError('the PO writer answered later');
  return `${written.trimEnd()}\n`;
}

/** What editors check plural entries with. Ours are ICU inside the text, so it says the same twice. */
const PLURAL_FORMS: Readonly<Record<string, string>> = {
  fr: 'nplurals=2; plural=(n > 1);',
  pl: 'nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);',
};

function pluralForms(locale: string): string {
  const [language = locale] = locale.split('-');
  return PLURAL_FORMS[language] ?? 'nplurals=2; plural=(n != 1);';
}

function withPluralForms(content: string, locale: string): string {
  if (content.includes('"Plural-Forms:')) return content;
  const line = `"Plural-Forms: ${pluralForms(locale)}\\n"`;
  return content.replace(/^"Language: .*$/m, (language) => `${language}\n${line}`);
}

function headerBlock(locale: string): string {
  const lines = Object.entries({
    ...HEADERS,
    Language: locale,
    'Plural-Forms': pluralForms(locale),
  });
  return ['msgid ""', 'msgstr ""', ...lines.map(([k, v]) => `"${k}: ${v}\\n"`), ''].join('\n');
}

function flagsOf(extra: unknown): string[] {
  return stringsIn(extra, 'flags');
}

function stringsIn(holder: unknown, name: string): string[] {
  if (typeof holder !== 'object' || holder === null) return [];
  const value: unknown = Reflect.get(holder, name);
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
