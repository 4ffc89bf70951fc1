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

const two = (number: number): string => String(number).padStart(2, '0');

/** Seconds as minutes and seconds, `1:05`; from an hour on with hours, `2:00:00`. */
export function minutesAndSeconds(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const end = two(seconds % 60);
  return minutes < 60
    ? `${minutes}:${end}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${end}`;
}
