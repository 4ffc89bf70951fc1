import { languageOf } from './locale';
import type { MessagesModule } from './messages';

const languages = import.meta.glob<MessagesModule>('../../locales/*.po');
const brands = import.meta.glob<MessagesModule>('../sites/*/*.po');

/**
 * The catalogue files of a site in a locale, general before special: the language, the region's
 * differences, then the brand's own texts. Used where the page was not prerendered (development,
 * tests, prerendering itself); a prerendered page names its chunks, so it knows no other locale.
 */
export function catalogueFiles(siteId: string, locale: string): (() => Promise<MessagesModule>)[] {
  const language = languageOf(locale);
  return [
    languages[`../../locales/${language}.po`],
    languages[`../../locales/${locale}.po`],
    brands[`../sites/${siteId}/${language}.po`],
    brands[`../sites/${siteId}/${locale}.po`],
  ].filter((load) => load !== undefined);
}
