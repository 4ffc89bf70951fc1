import { onIdle } from '~/lib/on-idle';
import type { IndexedShop } from './shop-index';

/** Shops that are made ready for a search at a time: 25 ms on a slow phone. */
const AT_ONCE = 1000;

/**
 * Makes all shops ready for the first search before it comes: the first card need not wait for it,
 * nor the first key. @returns a function that gives up
 */
export function prepareSearch(shops: readonly IndexedShop[]): () => void {
  let cancel = () => {};
  const goOnFrom = (start: number) => {
    const end = start + AT_ONCE;
    cancel = onIdle(() => {
      // To look at the name is to make it ready.
      for (const indexed of shops.slice(start, end)) void indexed.name;
      if (end < shops.length) goOnFrom(end);
    });
  };
  goOnFrom(0);
  return () => cancel();
}
