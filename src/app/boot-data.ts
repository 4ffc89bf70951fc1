import type { SiteConfig } from '~/sites/site-config';
import type { StartData } from './start/start-data';

/** What a prerendered page brings along, so that its script asks for nothing that was known. */
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

export const BOOT_DATA_ID = 'boot-data';

/** Reads the boot data of a prerendered page; undefined in development. */
export function readBootData(): BootData | undefined {
  const text = document.getElementById(BOOT_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as BootData) : undefined;
}
