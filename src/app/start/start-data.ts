/** What a page's inline script needs to know; a part of the boot data. */
export interface StartData {
  /** Address of the entry script. */
  main: string;
  /** Address of all styles that they need; those of the frame are in the page. */
  sheet: string;
  /** Addresses of scripts that the entry will import. */
  preload: string[];
  /**
   * Calls that the application will make at once; the configuration's is the first. `{id}` stands for the
   * first number in the path of the page.
   */
  earlyCalls: [configuration: string, ...others: string[]];
  /** Headers of those calls: the language, and what marks the calls of end-to-end builds (requirement 7.002). */
  headers: { 'Accept-Language': string; [name: string]: string };
}

/** The styles with the fonts of a page, which are not used before the first paint. */
export const FONTS_ID = 'fonts';

/** The style with the brand's colours, the same on all pages of a site. */
export const THEME_ID = 'theme';

/** The template in the page with what is said when its scripts do not come (requirement 8.002). */
export const START_PROBLEM_ID = 'start-problem';
