import { createContext, use, useSyncExternalStore } from 'react';
import type { SiteConfig } from './site-config';
import type { SiteStore } from './site-store';

export const SiteStoreContext = createContext<SiteStore | undefined>(undefined);

/** The store itself, for the shell: phase, retry, variations. */
export function useSiteStore(): SiteStore {
  const store = use(SiteStoreContext);
  if (!store) throw new Error('SiteStoreContext is missing');
  return store;
}

/** The phase of the server's configuration. */
export function useSitePhase() {
  const store = useSiteStore();
  return useSyncExternalStore(store.subscribe, store.getState, store.getInitialState).phase;
}

/** Address of the variation that applies; undefined on the plain site (requirement 4.033). */
export function useCategory(): string | undefined {
  const store = useSiteStore();
  return useSyncExternalStore(store.subscribe, store.getState, store.getInitialState).category;
}

/**
 * The configuration of the site. The id is left out of the type on purpose: code asks for what a
 * site can do, never for which site it is.
 */
export function useSite(): Omit<SiteConfig, 'id'> {
  const store = useSiteStore();
  return useSyncExternalStore(store.subscribe, store.getState, store.getInitialState).site;
}
