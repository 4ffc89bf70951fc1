import hosts from './hosts.json';
import type { SiteConfig } from './site-config';

const siteFiles = import.meta.glob<SiteConfig>('./*/site.json', { import: 'default' });
const pictures = import.meta.glob<string>('./*/*.svg', { query: '?url', import: 'default' });

/** Fields of a site's file that name a picture in its folder. */
const PICTURES = ['logo', 'faviconPath', 'keyVisualImage', 'instructionsImage'] as const;

/** Ids of all sites, in the order of the host table. */
export const siteIds: readonly string[] = [...new Set(Object.values(hosts))];

/**
 * The site of a host name (requirement 1.007). `<site-id>.localhost` answers everywhere, so a
 * developer needs no set-up. An unknown host has no site: no brand is ever guessed.
 * @param host with or without port
 */
export function siteIdForHost(host: string): string | undefined {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const local = /^([a-z0-9-]+)\.localhost$/.exec(name)?.[1];
  if (local) return siteIds.includes(local) ? local : undefined;
  return Object.hasOwn(hosts, name) ? hosts[name as keyof typeof hosts] : undefined;
}

/**
 * Loads the local configuration of a site with the addresses of its pictures. Every site is a
 * chunk of its own, so no brand pays for another.
 */
export async function loadSite(id: string): Promise<SiteConfig> {
  const load = siteFiles[`./${id}/site.json`];
  if (!load) throw new Error(`No such site: ${id}`);
  const site = { ...(await load()) };
  for (const field of PICTURES) {
    const file = site[field];
    const address = file && (await pictures[`./${id}/${file}`]?.());
    if (address) site[field] = address;
    else if (field !== 'logo') delete site[field];
  }
  return site;
}
