import type { SiteConfig } from '~/sites/site-config';

/** Data in a prerendered page, so that its script need not ask the server for it. */
export interface BootData {
  site: SiteConfig;
  /** The locale that the page was rendered in. */
  locale: string;
  /** By locale of the site: address of the file with its texts. */
  texts: Record<string, string>;
  /** Whether the body holds the page itself; false for the loading screen, at addresses that only a server knows. */
  isPage: boolean;
  /** For the inline script. */
  start: StartData;
}

/** Data for a page's inline script. */
export interface StartData {
  /** Address of the entry script. */
  main: string;
  /** Address of all styles that they need; those of the frame are in the page. */
  sheet: string;
  /** Addresses of scripts that the entry will import. */
  preload: string[];
  /** Calls that the application will make at once; the configuration's is the first. */
  earlyCalls: [configuration: string, ...others: string[]];
  /** Headers of those calls: the language, and the mark of calls of end-to-end builds (requirement 7.002). */
  headers: { 'Accept-Language': string; [name: string]: string };
}

/** In the call for a shop, in the place of the id that is the second part of its page's path. */
export const SHOP_ID = '{id}';

export const BOOT_DATA_ID = 'boot-data';

/** The styles with the fonts of a page, which are not used before the page has replaced its frame. */
export const FONTS_ID = 'fonts';

/** The style with the brand's colours, the same on all pages of a site. */
export const THEME_ID = 'theme';

/** The hidden paragraph in the page that says why it does not start (requirement 8.002). */
export const START_PROBLEM_ID = 'start-problem';

/** Its sentences, of which one is shown, in their order: a file did not come, a mistake of ours, a browser too old. */
export const START_PROBLEMS = ['lost', 'defect', 'oldBrowser'] as const;

/** Reads the boot data of a prerendered page; undefined in development. */
export function readBootData(): BootData | undefined {
  const text = document.getElementById(BOOT_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as BootData) : undefined;
}
