import { useEffect, useRef, useState } from 'react';
import { uploadFetch, type UploadProgress } from '~/api/upload-fetch';

/** What a call that carries files needs beside its body; spread into its options. */
export interface Transfer {
  signal: AbortSignal;
  fetch: typeof fetch;
}

/** How far the files of a form are on their way, and the way to stop them. */
export function useTransfer() {
  const [progress, setProgress] = useState<UploadProgress>();
  const [isCancelled, setCancelled] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return {
    progress,
    /** Whether the last one was stopped by the visitor, so that its failure is none. */
    isCancelled,
    /** Carries out one call. */
    async run<Result>(call: (transfer: Transfer) => Promise<Result>): Promise<Result> {
      const controller = new AbortController();
      running.current = controller;
      setCancelled(false);
      try {
        return await call({ signal: controller.signal, fetch: uploadFetch(setProgress) });
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

export type FormTransfer = ReturnType<typeof useTransfer>;
