import { useEffect, useRef } from 'react';
import { announce, withdraw } from './live-region';

/** A wait this short needs no word (milliseconds). */
const silentWait = 1000;

/** Says the reason for the visitor's wait, once it takes longer than a second, and nothing of it when it is over. */
export function useAnnouncedWait(text: string, isWaiting = true): void {
  useEffect(() => {
    if (!isWaiting) return;
    const spoken = setTimeout(() => announce(text), silentWait);
    return () => {
      clearTimeout(spoken);
      withdraw(text);
    };
  }, [text, isWaiting]);
}

/** Says a text whenever it has changed; the first one is read on the page. */
export function useAnnouncedChange(text: string | undefined): void {
  const said = useRef(text);
  useEffect(() => {
    if (text !== undefined && said.current !== text) announce(text);
    said.current = text;
  }, [text]);
}
