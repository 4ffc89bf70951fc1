/** A name in the languages in which the sites of the country speak. */
export type Names = Readonly<Partial<Record<string, string>>>;

/**
 * The name in the language of a locale, or the first there is.
 * @param locale such as "de-CH"
 */
export const nameIn = (names: Names, locale: string): string =>
  names[locale.split('-')[0] ?? ''] ?? Object.values(names)[0] ?? '';
