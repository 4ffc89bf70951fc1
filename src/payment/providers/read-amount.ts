import type { Currency } from '~/api';

/** Whether a text looks like a currency; the server knows which ones there are. */
export const isCurrency = (value: unknown): value is Currency => /^[A-Z]{3}$/.test(String(value));

/** Reads whole cents, as they stand in an address. @returns undefined for anything else */
export function readAmount(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,7}$/.test(text) ? Number(text) : undefined;
}
