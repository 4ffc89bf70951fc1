import { useSyncExternalStore } from 'react';

/** From this width on the details of a shop lie over the wall; below they are a page. */
const WIDE = '(min-width: 48rem)';

export const isWide = (): boolean => matchMedia(WIDE).matches;

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether there is space for a dialog; updates with the window size. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWide, () => true);
