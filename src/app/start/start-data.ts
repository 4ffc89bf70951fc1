/** What a page's inline script needs to know; a part of the boot data. */
export interface StartData {
  /** Address of the entry script. */
  main: string;
  /** Addresses of scripts that the entry will import. */
  preload: string[];
  /** Calls that the application will make at once. */
  earlyCalls: string[];
  /** `Accept-Language` of those calls. */
  acceptLanguage: string;
  /** `Name: value` of end-to-end builds, for those calls too (requirement 7.002). */
  endToEndHeader?: string;
}

/** The template in the page with what is said when its scripts do not come (requirement 8.002). */
export const START_PROBLEM_ID = 'start-problem';
