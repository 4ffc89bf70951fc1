import type { createBrowserRouter } from 'react-router-dom';
import { createSafeStorage } from '~/lib/safe-storage';
import type { Page } from './page';

/** State for the next document's page, as JSON: of what the router keeps, only the address goes along. */
export const NEXT_STATE_KEY = 'next-state';

/** Gives the router the state from the previous document. Call it before the router is created. */
export function takeNextState(storage = createSafeStorage()): void {
  const state = storage.getItem(NEXT_STATE_KEY);
  if (!state) return;
  storage.removeItem(NEXT_STATE_KEY);
  history.replaceState({ usr: JSON.parse(state) }, '');
}

/** Lets `page.leaveFor` take a navigation over before its page is loaded or rendered. */
export function leaveDocument(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe' | 'dispose'>,
  page: Pick<Page, 'leaveFor'>,
): void {
  router.subscribe(({ navigation: { location: next } }) => {
    if (next && page.leaveFor?.(next)) router.dispose();
  });
}
