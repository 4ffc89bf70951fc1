import { createContext, use, useSyncExternalStore } from 'react';
import type { RedeemItem, RedeemRequest, RedeemResult } from '~/api';
import type { KeyValueStore } from '~/lib/safe-storage';
import { readDraft } from './read-draft';

/** The shop and the values that the visitor chose; sums are in cents. */
export interface ShopChoice {
  shopId: number;
  shopName: string;
  shopSlug?: string;
  shopLogo?: string;
  items: RedeemItem[];
}

/** What the visitor has decided and typed so far. Never a code, a PIN or a token. */
export interface RedemptionDraft {
  choice?: ShopChoice;
  /** The visitor is about to donate: whoever has to enter the code again goes on there. */
  isDonating?: true;
  /** Values of the customer form as they were left. */
  customer?: Record<string, unknown>;
  /**
   * A redemption whose answer never came: it may have happened. It is sent again as it was, under
   * the same key, so that it happens once, also over a reload.
   */
  unsettled?: { idempotencyKey: string; body: RedeemRequest };
  /**
   * A redemption that the voucher does not cover: it happens as it is when the difference is paid. The
   * visitor accepted its terms.
   */
  payable?: RedeemRequest;
  /** The last redemption, so that the thank-you page survives a reload. */
  result?: RedeemResult & {
    /** The shop, or who received the donation. */
    shopName?: string;
    hasDonationReceipt?: boolean;
  };
}

export type RedemptionDraftStore = ReturnType<typeof createRedemptionDraft>;

/** Keeps the draft for this tab, so that an expired session or a reload costs nothing (4.070). */
export function createRedemptionDraft(storage: KeyValueStore, siteId: string) {
  const key = `redemption:${siteId}`;
  const listeners = new Set<() => void>();
  let draft = readDraft(storage.getItem(key));

  return {
    get: () => draft,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Changes some of it; a field set to undefined is removed. */
    update(change: Partial<RedemptionDraft>) {
      draft = { ...draft, ...change };
      storage.setItem(key, JSON.stringify(draft));
      for (const listener of listeners) listener();
    },
  };
}

/** The sum of the chosen values in cents. */
export const sumOfItems = (items: readonly RedeemItem[]): number =>
  items.reduce((sum, { valueInCent, quantity }) => sum + valueInCent * quantity, 0);

export const RedemptionDraftContext = createContext<RedemptionDraftStore | undefined>(undefined);

/** The draft store, for reading without rendering and for changes. */
export function useRedemptionDraftStore(): RedemptionDraftStore {
  const store = use(RedemptionDraftContext);
  if (!store) throw new Error('RedemptionDraftContext is missing');
  return store;
}

/** The draft, current at every render. */
export function useRedemptionDraft(): RedemptionDraft {
  const store = useRedemptionDraftStore();
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
