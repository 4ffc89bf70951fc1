import { useDeferredValue, useSyncExternalStore, type ReactNode } from 'react';
import type { SiteStore } from './site-store';
import { SiteStateContext, SiteStoreContext } from './use-site';

/**
 * Gives the site to all components inside. When the server's configuration arrives, most of the page
 * renders again: deferred, in small steps that input can interrupt.
 */
export function SiteProvider({ store, children }: { store: SiteStore; children: ReactNode }) {
  const { subscribe, getState, getInitialState } = store;
  const state = useDeferredValue(useSyncExternalStore(subscribe, getState, getInitialState));
  return (
    <SiteStoreContext value={store}>
      <SiteStateContext value={state}>{children}</SiteStateContext>
    </SiteStoreContext>
  );
}
