import type { SiteConfig } from '~/sites/site-config';

/** What a prerendered page brings along, so that its script asks for nothing that was known. */
export interface BootData {
  site: SiteConfig;
  /** The locale that the page was rendered in. */
  locale: string;
  /** By locale of the site: the folder with its texts, one file per area. */
  texts: Record<string, string>;
  /** Addresses of the scripts that the application beyond the landing page needs. */
  appModules: string[];
  /** Whether the body holds the rendered landing page; otherwise the loading screen. */
  landing: boolean;
}

export const BOOT_DATA_ID = 'boot-data';

/** Reads the boot data of a prerendered page; undefined in development. */
export function readBootData(): BootData | undefined {
  const text = document.getElementById(BOOT_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as BootData) : undefined;
}

declare global {
  interface Window {
    /** The answer to the configuration call that the page's inline script sent early. */
    siteConfigAnswer?: Promise<Response>;
  }
}
