import type { i18n } from 'i18next';
import type { Messages } from './messages';

/** Texts of the landing page and of what is on every page; always loaded before anything renders. */
export const FIRST_AREA = 'landing';

/** What more than one feature shows, and the frame of the application; its file holds the first area as well. */
export const SHARED_AREA = 'shared';

/** Loads the texts of one area in one locale. */
export type LoadArea = (locale: string, area: string) => Promise<Messages>;

/** The areas of texts of a page: which are loaded, and how more of them come. */
export interface TextAreas {
  /** Resolves when the texts of the areas are there in the language of the page. */
  need: (areas: readonly string[]) => Promise<void>;
  /** Brings all areas that the page has needed so far in another locale, then changes to it. */
  change: (locale: string) => Promise<void>;
}

/** Adds texts to a page area by area; a load that failed is tried again by the next who asks. */
export function createTextAreas(i18n: i18n, load: LoadArea, present: readonly string[]): TextAreas {
  const wanted = new Set(present);
  const loads = new Map<string, Promise<void>>();
  for (const area of present) loads.set(`${i18n.language}/${area}`, Promise.resolve());

  async function add(locale: string, area: string): Promise<void> {
    i18n.addResourceBundle(locale, 'translation', await load(locale, area), false, true);
  }

  function bring(locale: string, area: string): Promise<void> {
    const id = `${locale}/${area}`;
    const known = loads.get(id);
    if (known) return known;
    const loading = add(locale, area).catch((error: unknown) => {
      loads.delete(id);
      throw error;
    });
    loads.set(id, loading);
    return loading;
  }

  const bringAll = async (locale: string, areas: Iterable<string>): Promise<void> => {
    await Promise.all([...areas].map((area) => bring(locale, area)));
  };

  return {
    async need(areas) {
      for (const area of areas) wanted.add(area);
      // The language may change while texts are on their way; then those of the new one count.
      for (let locale = ''; locale !== i18n.language;) {
        locale = i18n.language;
        await bringAll(locale, areas);
      }
    },
    async change(locale) {
      for (let size = -1; size !== wanted.size;) {
        size = wanted.size;
        await bringAll(locale, wanted);
      }
      await i18n.changeLanguage(locale);
    },
  };
}

let current: TextAreas | undefined;

/** Names the texts that {@link withTexts} waits for. Without it all texts are there already. */
export function setTextAreas(areas: TextAreas): void {
  current = areas;
}

/**
 * Lets a part of the application wait for its texts as well as for its code; both are on their way at
 * once. The production build writes it around every `import()` (scripts/text-areas-plugin.ts).
 */
export async function withTexts<Module>(
  module: Promise<Module>,
  areas: readonly string[],
): Promise<Module> {
  const [loaded] = await Promise.all([module, current?.need(areas)]);
  return loaded;
}
