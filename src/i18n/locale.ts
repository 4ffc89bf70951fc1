/** The address parameter that chooses the language of this visit (requirement 4.022). */
export const LANG_PARAMETER = 'lang';

const STORAGE_KEY = 'locale';

interface LocaleSources {
  /** Query string of the address, with or without its question mark. */
  search: string;
  stored: string | null;
  /** The browser's languages, preferred first. */
  browser: readonly string[];
}

/**
 * Chooses the locale in the specified order, each source only if the site supports it: address,
 * stored choice, browser, first configured language (requirements 4.022 to 4.025). A language
 * without a region, or with a region that the site does not have, matches by its language.
 */
export function chooseLocale(supported: readonly string[], sources: LocaleSources): string {
  const byAddress = wantedByAddress(supported, sources.search);
  if (byAddress) return byAddress;
  for (const tag of [sources.stored, ...sources.browser]) {
    const match = tag && matchLocale(supported, tag);
    if (match) return match;
  }
  return supported[0] ?? 'de-DE';
}

/** The supported locale that an address asks for: the visitor's choice, and kept as such (4.022, 4.027). */
export function wantedByAddress(supported: readonly string[], search: string): string | undefined {
  const tag = new URLSearchParams(search).get(LANG_PARAMETER);
  return tag ? matchLocale(supported, tag) : undefined;
}

/** The supported locale for a language tag: exact first, then the same language. */
export function matchLocale(supported: readonly string[], tag: string): string | undefined {
  const lower = tag.replace('_', '-').toLowerCase();
  return (
    supported.find((locale) => locale.toLowerCase() === lower) ??
    supported.find((locale) => languageOf(locale) === languageOf(lower))
  );
}

/** `de` of `de-AT`. */
export const languageOf = (locale: string): string =>
  (locale.split('-')[0] ?? locale).toLowerCase();

/** `Accept-Language` from locale, then language: `de-AT,de;q=0.9` (requirement 7.003). */
export const acceptLanguage = (locale: string): string =>
  locale === languageOf(locale) ? locale : `${locale},${languageOf(locale)};q=0.9`;

/** Reads the sources of {@link chooseLocale} from the browser. */
export function browserLocaleSources(): LocaleSources {
  return { search: location.search, stored: storedLocale(), browser: navigator.languages };
}

/**
 * Stores the visitor's choice (requirement 4.027). The cookie lets the server pick the prerendered
 * page in the same language; it holds nothing but the language tag.
 */
export function storeLocale(locale: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, locale);
    const secure = location.protocol === 'https:' ? '; secure' : '';
    document.cookie = `${STORAGE_KEY}=${locale}; path=/; max-age=31536000; samesite=lax${secure}`;
  } catch {
    // A browser that forbids storage still shows the chosen language for this visit.
  }
}

/** The visitor's earlier choice. */
function storedLocale(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
