import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Events by which a visitor moves the page. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
/** In ms; a page that is not as long as it was by then has other content. */
const GIVE_UP = 3000;

/**
 * Remembers how far each entry of the history is scrolled, in px: the browser restores it before the
 * entry's page is there, which is often too early.
 * @returns how far the current entry was when it was left; undefined on the first visit
 */
export function useScrollPosition(key: string): RefObject<number | undefined> {
  const positions = useRef(new Map<string, number>());
  const known = useRef<number>(undefined);
  // With the new page: one that is shorter scrolls before the other effects run.
  useLayoutEffect(() => {
    known.current = positions.current.get(key);
    // The browser scrolls the page that is left, too.
    let isLeft = false;
    const leave = () => {
      isLeft = true;
    };
    const remember = () => {
      if (!isLeft) positions.current.set(key, scrollY);
    };
    addEventListener('popstate', leave);
    addEventListener('scroll', remember, { passive: true });
    return () => {
      removeEventListener('popstate', leave);
      removeEventListener('scroll', remember);
    };
  }, [key]);
  return known;
}

/**
 * Scrolls the page to a position in px, again while late parts make it grow, until the visitor moves
 * it. @returns a function that ends it
 */
export function restoreScroll(top: number): () => void {
  const growth = new ResizeObserver(() => {
    scrollTo(0, top);
    if (scrollY >= Math.floor(top)) stop();
  });
  const timer = setTimeout(stop, GIVE_UP);
  for (const type of MOVES) addEventListener(type, stop);
  // It calls back at once, too.
  growth.observe(document.body);
  scrollTo(0, top);
  return stop;

  function stop(): void {
    clearTimeout(timer);
    growth.disconnect();
    for (const type of MOVES) removeEventListener(type, stop);
  }
}
