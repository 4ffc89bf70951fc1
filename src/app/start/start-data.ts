/** What a page's inline script needs to know; it stands in the page as JSON. */
export interface StartData {
  /** Address of the entry script. */
  main: string;
  /** Addresses of scripts that the entry will import. */
  preload: string[];
  /** Calls that the application will make at once. */
  earlyCalls: string[];
  /** `Accept-Language` of those calls. */
  acceptLanguage: string;
}

export const START_DATA_ID = 'start-data';

/** Reads what the build wrote into the page. */
export const readStartData = (): StartData =>
  JSON.parse(document.getElementById(START_DATA_ID)?.textContent ?? '') as StartData;
