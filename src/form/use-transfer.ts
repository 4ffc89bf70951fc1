import { useEffect, useRef, useState } from 'react';

/** The options of a slow call besides its body. */
export interface Transfer<Progress> {
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/** How far a call with files has come, and the way to stop it. */
export function useTransfer<Progress>() {
  const [progress, setProgress] = useState<Progress>();
  const [isCancelled, setCancelled] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return {
    progress,
    /** Whether the visitor stopped the last one; then it has not failed. */
    isCancelled,
    /** Carries out one call. */
    async run<Result>(call: (transfer: Transfer<Progress>) => Promise<Result>): Promise<Result> {
      const controller = new AbortController();
      running.current = controller;
      setCancelled(false);
      try {
        return await call({ signal: controller.signal, onProgress: setProgress });
      } finally {
        setProgress(undefined);
        running.current = undefined;
      }
    },
    cancel(): void {
      if (!running.current) return;
      setCancelled(true);
      running.current.abort();
    },
  };
}
