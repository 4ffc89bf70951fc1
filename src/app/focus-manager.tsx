import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from './focus-heading';
import { restoreScroll, useScrollPosition } from './scroll-positions';

interface FocusManagerProps {
  group: string | undefined;
  keepScroll: boolean;
}

/**
 * After a change of page: focus on the new heading, so that a screen reader reads it and the next
 * Tab begins there, and the top of the page, except if the route keeps the scroll position. After
 * Back and Forward the page is where it was left.
 */
export function FocusManager({ group, keepScroll }: FocusManagerProps) {
  const { pathname, key } = useLocation();
  const navigationType = useNavigationType();
  const page = group ?? pathname;
  const shown = useRef<string>(undefined);
  const scrolled = useScrollPosition(key);

  useEffect(() => {
    const isFirst = shown.current === undefined;
    const isSame = shown.current === page;
    shown.current = page;
    if (isSame) return undefined;
    // A page that was opened by its address starts where every page starts: at the top.
    if (isFirst) return undefined;
    if (navigationType !== 'POP') {
      if (!keepScroll) scrollTo(0, 0);
      // A route that keeps the scroll position still begins with its heading in view.
      focusHeading({ scrolls: true });
      return undefined;
    }
    const top = scrolled.current;
    let stop: (() => void) | undefined;
    const frame = requestAnimationFrame(() => {
      if (top !== undefined) stop = restoreScroll(top);
      focusHeading({ top });
    });
    return () => {
      cancelAnimationFrame(frame);
      stop?.();
    };
  }, [page, keepScroll, navigationType, scrolled]);

  return null;
}
