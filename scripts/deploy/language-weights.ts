import type { HostEntry } from './site-table.ts';

/** Weights of `Accept-Language` as patterns, heaviest first: no weight is 1, and 0 means never. */
export const LANGUAGE_WEIGHTS = [
  String.raw`(?:;\s*q=1(?:\.0*)?)?`,
  ...[9, 8, 7, 6, 5, 4, 3, 2, 1].map((tenths) => String.raw`;\s*q=0?\.${tenths}\d*`),
  String.raw`;\s*q=0?\.0\d*[1-9]\d*`,
];

/**
 * The languages of each site, `de,fr`, for the maps of a server.
 * @throws Error when a site has two locales of one language, which the maps cannot tell apart
 */
export function languageSets(sites: readonly HostEntry[]): Map<string, string> {
  return new Map(
    sites.map(({ site, locales }) => {
      const languages = locales.map((locale) => locale.slice(0, 2));
      if (new Set(languages).size < languages.length) {
        throw new Error(`${site} has two locales of one language: ${locales.join(', ')}`);
      }
      return [site, languages.join(',')];
    }),
  );
}
