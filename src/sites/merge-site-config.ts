import { zSiteConfigFields } from '~/api/start';
import { isJson, type Json } from '~/lib/json';
import { deepMerge } from './resolve-site';
import type { SiteConfig } from './site-config';

/** A field of a server configuration that was not usable and therefore left out. */
export interface DroppedField {
  field: string;
  reason: string;
}

/** The host chose the site; the server may not change its own address. */
const LOCAL_ONLY = 'domains';

/** Fields that name a file, and values that name none: an empty one, or a foreign scheme. */
const ASSETS = ['logo', 'faviconPath', 'keyVisualImage', 'instructionsImage', 'externalCssFile'];
const NO_FILE = /^\s*(?:$|(?!https?:)[a-z][a-z\d+.-]*:)/i;

/**
 * Merges the server's configuration, or a variation's overrides, over the local one (requirements
 * 3.072 and 3.074): objects are merged deeply, arrays and scalars replaced, null and undefined
 * ignored. A field that the contract does not allow is dropped and reported, so that a broken
 * answer never costs the page; unknown fields are ignored.
 */
export function mergeSiteConfig(
  local: SiteConfig,
  server: unknown,
): { site: SiteConfig; dropped: DroppedField[] } {
  if (!isJson(server)) {
    return { site: local, dropped: [{ field: '(answer)', reason: 'not an object' }] };
  }
  const merged: Json = { ...local };
  const dropped: DroppedField[] = [];
  for (const [field, schema] of Object.entries(zSiteConfigFields.shape)) {
    const incoming = Object.hasOwn(server, field) ? server[field] : undefined;
    if (incoming === null || incoming === undefined || field === LOCAL_ONLY) continue;
    const result = schema.safeParse(incoming);
    const isNoFile = typeof incoming === 'string' && NO_FILE.test(incoming);
    if (isNoFile && ASSETS.includes(field)) dropped.push({ field, reason: 'scheme' });
    else if (result.success) merged[field] = deepMerge(merged[field], result.data);
    else dropped.push({ field, reason: result.error.issues[0]?.code ?? 'invalid' });
  }
  const site = merged as unknown as SiteConfig;
  // Texts exist in the build's languages only (requirement 3.007).
  const known = site.languages.filter((language) => local.languages.includes(language));
  if (known.length < site.languages.length) {
    dropped.push({ field: 'languages', reason: 'no texts' });
    site.languages = known.length > 0 ? known : local.languages;
  }
  return { site, dropped };
}
