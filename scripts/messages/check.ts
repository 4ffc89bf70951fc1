import {
  BASE,
  FULL_LANGUAGES,
  isFullLanguageFile,
  SOURCE_LANGUAGE,
  type PoText,
} from './catalogues.ts';
import { compileMessage, missingCategories, placeholdersOf } from './icu.ts';
import { localeOfFile, readPo } from './po.ts';

/**
 * The errors of the catalogues, one line each: keys missing or empty in a full language, keys
 * that no code uses, texts that do not compile, placeholders that differ from the source language,
 * regional texts that do not differ from their base.
 */
export function checkCatalogues(files: readonly PoText[], usedKeys: ReadonlySet<string>): string[] {
  const source = files.find((po) => po.file === `locales/${SOURCE_LANGUAGE}.po`);
  if (!source) return [`locales/${SOURCE_LANGUAGE}.po: the source language is missing`];
  const expected = placeholdersByKey(source);
  return [
    ...checkLanguages(files, usedKeys),
    ...files.flatMap((po) => checkEntries(po, usedKeys, expected)),
  ];
}

/** Every whole language has a file that holds every key. */
function checkLanguages(files: readonly PoText[], usedKeys: ReadonlySet<string>): string[] {
  return FULL_LANGUAGES.flatMap((language) => {
    const file = `locales/${language}.po`;
    const po = files.find((candidate) => candidate.file === file);
    return po ? missingKeys(po, usedKeys) : [`${file} is missing`];
  });
}

function placeholdersByKey(po: PoText): Map<string, string> {
  const locale = localeOfFile(po.file);
  const found = new Map<string, string>();
  for (const [key, entry] of readPo(po.content)) {
    if (entry.isObsolete || entry.text === '') continue;
    try {
      found.set(key, placeholdersOf(entry.text, { file: po.file, key, locale }).join(' '));
    } catch {
      // The text does not parse; checkEntries reports it with the reason.
    }
  }
  return found;
}

function missingKeys(po: PoText, usedKeys: ReadonlySet<string>): string[] {
  const entries = readPo(po.content);
  return [...usedKeys]
    .filter((key) => !entries.has(key) || entries.get(key)?.isObsolete)
    .map((key) => `${po.file}: "${key}" is missing; run \`npm run messages\``);
}

function checkEntries(
  po: PoText,
  usedKeys: ReadonlySet<string>,
  expected: ReadonlyMap<string, string>,
): string[] {
  const locale = localeOfFile(po.file);
  const problems: string[] = [];
  for (const [key, entry] of readPo(po.content)) {
    if (entry.isObsolete) continue;
    if (!usedKeys.has(key)) {
      problems.push(`${po.file}: "${key}" is used by no code; run \`npm run messages\``);
    } else if (entry.text === '') {
      problems.push(`${po.file}: "${key}" has no text`);
    } else if (entry.isFuzzy) {
      const reason = isFullLanguageFile(po.file) ? 'is marked fuzzy' : 'is fuzzy: its base changed';
      problems.push(`${po.file}: "${key}" ${reason} and would fall back`);
    } else if (po.file.startsWith('locales/') && entry.notes.includes(BASE + entry.text)) {
      problems.push(`${po.file}: "${key}" says the same as its base`);
    } else {
      problems.push(...checkText(entry.text, { file: po.file, key, locale }, expected.get(key)));
    }
  }
  return problems;
}

function checkText(
  text: string,
  source: { file: string; key: string; locale: string },
  expected: string | undefined,
): string[] {
  try {
    compileMessage(text, source);
    const wrong = checkStyle(text, source).map((what) => `${source.file}: "${source.key}" ${what}`);
    const found = placeholdersOf(text, source).join(' ');
    if (expected === undefined || found === expected) return wrong;
    const [here, there] = [found || 'none', expected || 'none'];
    const where = `${SOURCE_LANGUAGE}.po`;
    const difference = `has the placeholders ${here}; ${where} has ${there}`;
    return [...wrong, `${source.file}: "${source.key}" ${difference}`];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

const UNIT_AFTER_PLAIN_SPACE = /(?:\d|\}|#) (?:MB|Mo|kB|km|%|min|s|h)(?![\p{L}\p{N}])/u;
const COUNTED_WORD = /\{count\}\s+\p{L}/u;

/** Errors of a text that compiles all the same. */
function checkStyle(text: string, source: { file: string; key: string; locale: string }): string[] {
  const missing = missingCategories(text, source);
  return [
    ...(UNIT_AFTER_PLAIN_SPACE.test(text) ? ['has a plain space before a unit'] : []),
    ...(COUNTED_WORD.test(text) ? ['counts a word without a plural'] : []),
    ...(missing.length > 0 ? [`lacks the plural cases ${missing.join(', ')}`] : []),
  ];
}

/** The full languages that have a file, for messages to people. */
export function presentLanguages(files: readonly PoText[]): string[] {
  return FULL_LANGUAGES.filter((name) => files.some((po) => po.file === `locales/${name}.po`));
}
