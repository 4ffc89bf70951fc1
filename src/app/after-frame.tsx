import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { applyFonts } from './start/late-fonts';

/**
 * Repeats the visitor's input and uses the page's fonts, once the page has replaced its prerendered form.
 * Fonts come that late because text that is drawn again in another face counts as a new largest paint, and
 * because the page's scripts need the line more.
 */
export function AfterFrame({ restore }: { restore: (() => void) | undefined }) {
  const isDone = useRef(false);
  const [, setInPage] = useState(false);
  // A state set here makes React run the page's passive effects before it gives way to the browser: without
  // it a key or a press can come between the page and its effects. React has no other way to ask for that.
  // oxlint-disable-next-line react/set-state-in-effect -- the second rendering runs those effects at once
  useLayoutEffect(() => setInPage(true), []);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    restore?.();
    applyFonts();
  }, [restore]);
  return null;
}
