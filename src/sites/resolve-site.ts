import type { Json } from '~/lib/json';
import type { SiteConfig } from './site-config';

/** A site's own file: its name, and its differences from brand and country. */
export interface SiteFile {
  id: string;
  /** Folder in `brands/`. */
  brandId: string;
  country: string;
  domains: string[];
}

/**
 * Puts a site together from the common values, its country's, its brand's and its own values;
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

/** Replaces the placeholders; any other `{name}` is replaced elsewhere. */
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

/** Lays one value over another: objects are merged, everything else replaced; null and undefined count as nothing. */
export function deepMerge(base: unknown, over: unknown): unknown {
  if (over === null || over === undefined) return base;
  if (!isJson(base) || !isJson(over)) return over;
  const merged: Json = { ...base };
  for (const key of Object.keys(over)) {
    if (key !== '__proto__') merged[key] = deepMerge(base[key], over[key]);
  }
  return merged;
}

// The mock's Node runs this file as it is and knows no `~`, hence not that of lib/json.
const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
