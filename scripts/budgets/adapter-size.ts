import { statSync } from 'node:fs';
import { join } from 'node:path';
import { providers } from '../../src/payment/providers/providers.ts';
import { ENTRIES } from '../build/entries.ts';
import { readManifest } from '../build/manifest.ts';

/** Largest size of a payment provider's adapter, in kB of 1,000 bytes, gzip. */
export const ADAPTER_GATE = 4;

/** The files that a build loads when a provider is chosen, beyond the application and the page of a payment. */
export function measureAdapters(dist: string): { provider: string; bytes: number }[] {
  const manifest = readManifest(dist);
  const known = new Set(manifest.scripts([...ENTRIES.base, ENTRIES.checkout]));
  return Object.keys(providers).map((provider) => {
    const files = manifest
      .scripts([`src/payment/providers/${provider}-adapter.ts`])
      .filter((file) => !known.has(file));
    const bytes = files.reduce((sum, file) => sum + statSync(join(dist, `${file}.gz`)).size, 0);
    return { provider, bytes };
  });
}
