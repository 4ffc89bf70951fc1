import { useEffect, useState } from 'react';

/** `other`: another tab holds it. `asking`: the browser has not answered, which takes milliseconds. */
export type Exclusive = 'asking' | 'held' | 'other';

/**
 * Holds a lock of the browser's Web Locks while the component is there: one tab at a time pays for a voucher.
 * It is held as soon as the other tab releases it. Browsers without locks hold it at once.
 */
export function useExclusive(name: string): Exclusive {
  const [state, setState] = useState<Exclusive>('locks' in navigator ? 'asking' : 'held');
  useEffect(() => {
    if (!('locks' in navigator)) return;
    const end = new AbortController();
    const hold = () =>
      new Promise<void>((resolve) => {
        setState('held');
        end.signal.addEventListener('abort', () => resolve());
      });
    const wait = async () => {
      const { held } = await navigator.locks.query();
      if (end.signal.aborted) return;
      if (held?.some((lock) => lock.name === name)) setState('other');
      await navigator.locks.request(name, { signal: end.signal }, hold);
    };
    wait().catch(() => undefined);
    return () => end.abort();
  }, [name]);
  return state;
}
