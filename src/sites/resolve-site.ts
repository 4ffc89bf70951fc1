import { deepMerge, isJson, type Json } from '~/lib/json';
import type { SiteConfig } from './site-config';

/** What a site's own file says: which it is, and what differs from its brand and country. */
export interface SiteFile {
  id: string;
  /** Folder in `brands/`. */
  brandId: string;
  country: string;
  domains: string[];
}

/**
 * Puts a site together from what all sites share, its country's, its brand's and its own values;
 * later ones win, objects are merged, lists replaced. `{domain}` and `{id}` in texts stand for the
 * site's first host name and its id.
 * @throws Error when the country has no entry
 */
export function resolveSite(
  base: Json,
  countries: Readonly<Record<string, Json>>,
  brand: Json,
  file: SiteFile,
): SiteConfig {
  const { brandId, ...own } = file;
  const country = countries[own.country];
  if (!country) throw new Error(`${own.id} (${brandId}): no such country: ${own.country}`);
  const merged = [country, brand, own].reduce<unknown>(deepMerge, base);
  const values: Readonly<Record<string, string | undefined>> = {
    id: own.id,
    domain: own.domains[0],
  };
  return fill(merged, values) as SiteConfig;
}

/** Replaces the placeholders; any other `{name}` is left to whoever knows it. */
function fill(value: unknown, values: Readonly<Record<string, string | undefined>>): unknown {
  if (typeof value === 'string') {
    return value.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
  }
  if (Array.isArray(value)) return value.map((entry) => fill(entry, values));
  if (!isJson(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, fill(entry, values)]),
  );
}
