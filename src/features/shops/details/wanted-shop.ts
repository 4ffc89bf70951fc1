import { createSafeStorage } from '~/lib/safe-storage';

/** A shop that the visitor wanted before a code was entered. */
export interface WantedShop {
  id: number;
  slug?: string | undefined;
}

const KEY = 'wanted-shop';

// Without storage the wish lives as long as the page, which reaches from the shop to the code.
const storage = createSafeStorage();

/** Keeps the shop until a code is entered, which leads to the wall, which leads to the shop. */
export const rememberWantedShop = (shop: WantedShop): void =>
  storage.setItem(KEY, JSON.stringify(shop));

/** The shop that was wanted, once: whoever asks has to lead there or to drop it. */
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
