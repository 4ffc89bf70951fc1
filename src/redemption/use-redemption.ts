import { createContext, use, useSyncExternalStore } from 'react';
import type { Redemption } from './redemption-state';
import type { TabRecord } from './redemption-storage';
import type { RedemptionStore } from './redemption-store';

/** Loads the store of this tab: the landing page needs it only when a code was accepted. */
export type LoadRedemption = () => Promise<RedemptionStore>;

export const LoadRedemptionContext = createContext<LoadRedemption | undefined>(undefined);
export const RedemptionContext = createContext<RedemptionStore | undefined>(undefined);

export function useLoadRedemption(): LoadRedemption {
  const load = use(LoadRedemptionContext);
  if (!load) throw new Error('LoadRedemptionContext is missing');
  return load;
}

/** The store, for reading without rendering and for changes. */
export function useRedemptionStore(): RedemptionStore {
  const store = use(RedemptionContext);
  if (!store) throw new Error('RedemptionContext is missing');
  return store;
}

/** Everything that the tab keeps of its redemptions, current at every render. */
export function useRedemptionRecord(): TabRecord {
  const { subscribe, getRecord } = useRedemptionStore();
  return useSyncExternalStore(subscribe, getRecord, getRecord);
}

/** The redemption of this tab, current at every render. */
export const useRedemption = (): Redemption => useRedemptionRecord().redemption;
