import { createSafeStorage } from '~/lib/safe-storage';

/** The shop that the visitor chose before entering a code. */
export interface WantedShop {
  id: number;
  slug?: string | undefined;
}

const KEY = 'wanted-shop';

// Without session storage it is kept in memory, which is enough from the shop to the code.
const storage = createSafeStorage();

/** Keeps the shop until a code is entered; the wall then opens it. */
export const rememberWantedShop = (shop: WantedShop): void =>
  storage.setItem(KEY, JSON.stringify(shop));

/** The remembered shop, once: the caller must go there or drop it. */
export function takeWantedShop(): WantedShop | undefined {
  const text = storage.getItem(KEY);
  storage.removeItem(KEY);
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<WantedShop> | null;
    if (!Number.isSafeInteger(stored?.id)) return undefined;
    const { id, slug } = stored as WantedShop;
    return { id, ...(typeof slug === 'string' && { slug }) };
  } catch {
    return undefined;
  }
}
