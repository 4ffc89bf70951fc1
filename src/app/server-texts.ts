import type { i18n } from 'i18next';
import { checkTranslationDump, type Messages } from '~/i18n/messages';

/** Loads the server's texts in the language of the page; rejects when there are none. */
export type FetchDump = (locale: string) => Promise<unknown>;

/**
 * Loads the server's texts in a locale and lays them over the website's own, which are there.
 * @throws Error when they cannot be loaded or are too few; the caller shows maintenance (4.030, 4.031)
 */
export type ApplyServerTexts = (locale: string, i18n: i18n) => Promise<void>;

/**
 * The server's texts override the website's own (requirement 4.029). Switched off in an
 * ordinary build; see `env.serverTranslations`.
 */
export function createServerTexts(fetchDump: FetchDump): ApplyServerTexts {
  const dumps = new Map<string, Messages>();
  return async (locale, i18n) => {
    const dump = dumps.get(locale) ?? checkTranslationDump(await fetchDump(locale));
    dumps.set(locale, dump);
    i18n.addResourceBundle(locale, 'translation', dump, false, true);
  };
}
