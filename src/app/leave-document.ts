import type { createBrowserRouter } from 'react-router-dom';
import { createSafeStorage } from '~/lib/safe-storage';
import { hasProviderScript } from '~/payment/provider-script';
import type { AppServices, NextAddress } from './app-services';
import { isPayingAddress, isPrivateAddress } from './page-table';
import { openDocument } from './reload-once';

/** State for the next document's page, as JSON: the router itself carries only the address over. */
const NEXT_STATE_KEY = 'next-state';

/** Gives the router the state from the previous document. Call it before the router is created. */
export function takeNextState(storage = createSafeStorage()): void {
  const state = storage.getItem(NEXT_STATE_KEY);
  if (!state) return;
  storage.removeItem(NEXT_STATE_KEY);
  history.replaceState({ usr: JSON.parse(state) }, '');
}

/** Opens a private page in a new document, which the scripts of this one cannot see. */
export function openPrivatePage({ pathname, search, hash, state }: NextAddress): boolean {
  if (!isPrivateAddress(pathname)) return false;
  if (state) createSafeStorage().setItem(NEXT_STATE_KEY, JSON.stringify(state));
  // Not by the history of this document, whose scripts would see the address.
  openDocument(pathname + search + hash);
  return true;
}

/** The script of a payment provider is only with the pages of payments, and with those that hold no secret. */
const leaveProvider = (next: NextAddress): boolean =>
  hasProviderScript() && !isPayingAddress(next.pathname) && openPrivatePage(next);

/** Lets a navigation to a page that needs a document of its own begin one, before it is loaded or rendered. */
export function leaveDocument(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe' | 'dispose'>,
  services: Pick<AppServices, 'leaveFor'>,
): void {
  router.subscribe(({ navigation: { location: next } }) => {
    if (next && (services.leaveFor?.(next) || leaveProvider(next))) router.dispose();
  });
}
