import { catalogueChain, spellFor } from './catalogue-chain';
import type { MessagesModule } from './messages';

const files = import.meta.glob<MessagesModule>(['/locales/*.po', '/src/sites/brands/*/texts/*.po']);

/**
 * Loads of all texts of a site in a locale, general before special. Used where the page was not
 * prerendered (development, tests); a prerendered page names its own texts and knows no other locale.
 */
export function catalogueFiles(siteId: string, locale: string): (() => Promise<MessagesModule>)[] {
  return catalogueChain(siteId, locale)
    .map((file) => files[`/${file}.po`])
    .filter((load) => load !== undefined)
    .map((load) => async () => {
      const entries = Object.entries((await load()).default);
      return {
        default: Object.fromEntries(entries.map(([key, text]) => [key, spellFor(locale, text)])),
      };
    });
}
