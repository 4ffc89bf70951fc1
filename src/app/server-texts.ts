import type { i18n } from 'i18next';
import { checkTranslationDump, type Messages } from '~/i18n/messages';
import type { LoadArea } from '~/i18n/text-areas';

/** Loads the server's texts in the language of the page; rejects when there are none. */
export type FetchDump = (locale: string) => Promise<unknown>;

export interface ServerTexts {
  /** Applies the server's texts over those of an area, in whatever order both are loaded. */
  over: (load: LoadArea) => LoadArea;
  /**
   * Loads the server's texts in a locale, and applies them over the present ones.
   * @throws Error when they cannot be loaded or are too few; the caller shows maintenance (4.030, 4.031)
   */
  load: (locale: string, i18n: i18n) => Promise<void>;
}

/**
 * The server's texts override the website's own (requirement 4.029). Switched off in an
 * ordinary build; see `env.serverTranslations`.
 */
export function createServerTexts(fetchDump: FetchDump): ServerTexts {
  const dumps = new Map<string, Messages>();
  return {
    over: (load) => async (locale, area) => {
      const messages = await load(locale, area);
      const dump = dumps.get(locale) ?? {};
      const own = Object.keys(messages).filter((key) => dump[key] !== undefined);
      return { ...messages, ...Object.fromEntries(own.map((key) => [key, dump[key] ?? ''])) };
    },
    async load(locale, i18n) {
      const dump = dumps.get(locale) ?? checkTranslationDump(await fetchDump(locale));
      dumps.set(locale, dump);
      i18n.addResourceBundle(locale, 'translation', dump, false, true);
    },
  };
}
