// The two plural-capable dialects that meet here: translators write ICU MessageFormat in the PO
// files, the browser runs i18next's own JSON format. Compiling at build time keeps an ICU parser
// (about 10 kB compressed) out of every visitor's download.
import { parse, type Token } from '@messageformat/parser';

/** Where a text comes from; named in every error so that a translator finds the entry. */
export interface MessageSource {
  readonly file: string;
  readonly key: string;
  readonly locale: string;
}

type Plural = Extract<Token, { type: 'plural' | 'select' | 'selectordinal' }>;

class MessageError extends Error {
  constructor(source: MessageSource, problem: string) {
    super(`${source.file}: "${source.key}": ${problem}`);
    this.name = 'MessageError';
  }
}

/**
 * Compiles one ICU text to i18next entries: `key` alone, or `key_one`, `key_other` … for every
 * plural category of the locale when the text holds one top-level `{count, plural, …}`.
 * @throws MessageError naming file and key: syntax, select, nested or second plural, unknown case.
 */
export function compileMessage(text: string, source: MessageSource): Record<string, string> {
  const tokens = parseText(text, source);
  const plurals = tokens.filter(isSelector);
  if (plurals.length === 0) return { [source.key]: render(tokens, source) };
  if (plurals.length > 1) throw new MessageError(source, 'only one plural per text is possible');
  const plural = plurals[0] as Plural;
  checkPlural(plural, source);
  const entries: Record<string, string> = {};
  for (const [category, chosen] of pluralCases(plural, source)) {
    const flat = tokens.flatMap((token) => (token === plural ? chosen : [token]));
    entries[`${source.key}_${category}`] = render(flat, source);
  }
  return entries;
}

/**
 * The placeholders and tags that a text uses, sorted: `{name}`, `{count}`, `<strong>`. Two
 * languages agree when these lists are equal; word order and repetition are the translator's.
 */
export function placeholdersOf(text: string, source: MessageSource): string[] {
  const found = new Set<string>();
  const visit = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (token.type === 'content') {
        for (const tag of token.value.matchAll(/<([A-Za-z0-9]+)\s*\/?>/g)) found.add(`<${tag[1]}>`);
      } else if (token.type !== 'octothorpe') {
        found.add(`{${token.arg}}`);
        if (isSelector(token)) for (const option of token.cases) visit(option.tokens);
      }
    }
  };
  visit(parseText(text, source));
  return [...found].sort();
}

/** The plural cases that the locale has and the text does not write. */
export function missingCategories(text: string, source: MessageSource): string[] {
  const plural = parseText(text, source).find(isSelector);
  if (!plural) return [];
  const written = new Set(plural.cases.map(({ key }) => key));
  return new Intl.PluralRules(source.locale)
    .resolvedOptions()
    .pluralCategories.filter((category) => !written.has(category));
}

function parseText(text: string, source: MessageSource): Token[] {
  // "l'{name}" starts an ICU quotation and would show the braces to the visitor.
  if (/'[{}]/.test(text)) {
    throw new MessageError(source, "a straight apostrophe before a brace; write ’ instead of '");
  }
  try {
    return parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new MessageError(source, `not valid ICU MessageFormat: ${reason}`);
  }
}

function isSelector(token: Token): token is Plural {
  return token.type === 'plural' || token.type === 'select' || token.type === 'selectordinal';
}

function checkPlural(plural: Plural, source: MessageSource): void {
  if (plural.type !== 'plural') {
    throw new MessageError(source, `${plural.type} is not supported; use one key per case`);
  }
  if (plural.arg !== 'count') {
    throw new MessageError(source, `the plural argument must be "count", not "${plural.arg}"`);
  }
  if (plural.pluralOffset) throw new MessageError(source, 'a plural offset is not supported');
  if (!plural.cases.some((option) => option.key === 'other')) {
    throw new MessageError(source, 'the plural has no "other" case');
  }
}

function pluralCases(plural: Plural, source: MessageSource): Map<string, Token[]> {
  const categories: string[] = new Intl.PluralRules(source.locale).resolvedOptions()
    .pluralCategories;
  const written = new Map(
    // i18next asks for `_zero` whenever count is 0, which is what ICU calls `=0`.
    plural.cases.map((option) => [option.key === '=0' ? 'zero' : option.key, option.tokens]),
  );
  for (const key of written.keys()) {
    if (key !== 'zero' && !categories.includes(key)) {
      throw new MessageError(source, `"${key}" is no plural case of ${source.locale}`);
    }
  }
  const other = written.get('other') as Token[];
  const cases = new Map(categories.map((category) => [category, written.get(category) ?? other]));
  const zero = written.get('zero');
  if (zero) cases.set('zero', zero);
  return cases;
}

function render(tokens: readonly Token[], source: MessageSource): string {
  return tokens.map((token) => renderToken(token, source)).join('');
}

function renderToken(token: Token, source: MessageSource): string {
  switch (token.type) {
    case 'content':
      // Both would be read by i18next as its own syntax.
      if (token.value.includes('{{') || token.value.includes('$t(')) {
        throw new MessageError(source, 'i18next syntax ({{…}} or $t(…)) in the text');
      }
      return token.value;
    case 'argument':
      return `{{${token.arg}}}`;
    case 'octothorpe':
      return '{{count, number}}';
    case 'function':
      if (token.key === 'number' && !token.param) return `{{${token.arg}, number}}`;
      throw new MessageError(source, `the format "${token.key}" is not supported`);
    default:
      throw new MessageError(source, 'plurals cannot be nested; use one key per case');
  }
}
