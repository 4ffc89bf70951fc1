import { parseJson } from '~/lib/json';
import { createSafeStorage } from '~/lib/safe-storage';
import type { ContactValues } from './contact-schema';
import { keptMessageKey } from './kept-message-key';

// A phone may take the memory of the page for its camera: what was typed is there when the page is loaded again. The
// tab keeps it until it is sent or the visit ends; files are never kept.

const FIELDS = ['email', 'serialNumberOrCode', 'orderNumber', 'message'] as const;

const storage = createSafeStorage();

export const keepMessage = (siteId: string, values: Partial<ContactValues>): void =>
  storage.setItem(
    keptMessageKey(siteId),
    JSON.stringify(Object.fromEntries(FIELDS.map((name) => [name, values[name] ?? '']))),
  );

/** The fields with something in them, as they were left; the storage is the visitor's. */
export function readMessage(siteId: string): Partial<Record<(typeof FIELDS)[number], string>> {
  const stored = parseJson(storage.getItem(keptMessageKey(siteId)));
  return Object.fromEntries(
    FIELDS.flatMap((name) => {
      const value = stored[name];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );
}

export const forgetMessage = (siteId: string): void => storage.removeItem(keptMessageKey(siteId));
