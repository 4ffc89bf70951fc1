import hosts from './hosts.json';
import { resolveSite, type SiteFile } from './resolve-site';
import type { SiteConfig } from './site-config';

type Json = Readonly<Record<string, unknown>>;

const siteFiles = import.meta.glob<SiteFile>('./configs/*.json', { import: 'default' });
const brandFiles = import.meta.glob<Json>('./brands/*/brand.json', { import: 'default' });
const assets = import.meta.glob<string>(['./brands/*/*.{svg,css}', './fonts/*.woff2'], {
  query: '?url',
  import: 'default',
});

/** Fields that name a file in the brand's folder. */
const ASSETS = [
  'logo',
  'faviconPath',
  'keyVisualImage',
  'instructionsImage',
  'externalCssFile',
] as const;

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
 * Loads the local configuration of a site with the addresses of its pictures. Every site and every
 * brand is a chunk of its own, so no brand pays for another.
 * @throws Error when there is no such site
 */
export async function loadSite(id: string): Promise<SiteConfig> {
  const file = await siteFiles[`./configs/${id}.json`]?.();
  const brand = await brandFiles[`./brands/${file?.brandId}/brand.json`]?.();
  if (!file || !brand) throw new Error(`No such site: ${id}`);
  const [{ default: base }, { default: countries }] = await Promise.all([
    import('./base.json'),
    import('./countries.json'),
  ]);
  const site = resolveSite(base, countries, brand, file);
  for (const field of ASSETS) {
    const address = site[field] && (await assets[`./brands/${file.brandId}/${site[field]}`]?.());
    if (address) site[field] = address;
  }
  const displayFile = await assets[`./fonts/${site.look?.display}.woff2`]?.();
  if (displayFile) site.look = { ...site.look, displayFile };
  return site;
}
