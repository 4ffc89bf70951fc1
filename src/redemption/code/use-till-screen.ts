import { useEffect } from 'react';

/**
 * Makes the device fit for the till while something is shown there: the whole screen, and it stays
 * on. Neither exists everywhere, and a browser may refuse both; the code is shown all the same.
 */
export function useTillScreen(): void {
  useEffect(() => {
    const { documentElement } = document;
    let isOver = false;
    let lock: WakeLockSentinel | undefined;

    async function stayOn() {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      const granted = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isOver) void granted?.release();
      else lock = granted;
    }

    // Not every browser answers with a promise.
    if (document.fullscreenEnabled)
      void documentElement.requestFullscreen()?.catch(() => undefined);
    void stayOn();
    // The system takes the lock back whenever the tab is left.
    document.addEventListener('visibilitychange', stayOn);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', stayOn);
      void lock?.release();
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, []);
}
