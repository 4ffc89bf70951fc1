/** The brand of a site: `larkgift-us` and `larkgift-ca` are sites of `larkgift`. */
export const brandOfSite = (siteId: string): string => siteId.replace(/-[a-z]{2}$/, '');

/**
 * The catalogue files of a site in a locale, from the project's root and without their ending, general
 * before special: the fallback language (requirement 9.019), the language, the region's differences, then
 * the brand's own texts.
 */
export function catalogueChain(siteId: string, locale: string): string[] {
  const [language = locale] = locale.split('-');
  const names = ['de', language, locale];
  const own = `src/sites/brands/${brandOfSite(siteId)}/texts`;
  return [
    ...new Set([
      ...names.map((name) => `locales/${name}`),
      `${own}/${language}`,
      `${own}/${locale}`,
    ]),
  ];
}

/** Switzerland writes ss where Germany and Austria write ß, so no translator has to. */
export const spellFor = (locale: string, text: string): string =>
  locale === 'de-CH' ? text.replaceAll('ß', 'ss') : text;
