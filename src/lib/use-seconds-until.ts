import { useEffect, useState } from 'react';

/** How often the remaining time is looked at, in ms. */
const TICK = 1000;

/**
 * Whole seconds until a moment, never negative; counts down while it is shown.
 * @param at epoch ms; undefined for no wait at all
 */
export function useSecondsUntil(at: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  const isOver = at === undefined || at <= now;
  useEffect(() => {
    if (isOver) return;
    const handle = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(handle);
  }, [isOver]);
  return at === undefined ? 0 : Math.max(0, Math.ceil((at - now) / 1000));
}

/** Seconds as minutes and seconds: `1:05`. */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
