import { useEffect, useRef, useState } from 'react';
import {
  downloadVouchers,
  toApiError,
  type ApiError,
  type DownloadProgress,
  type VoucherPdfRequest,
} from '~/api';
import { saveFile } from '~/ui/save-file';

export type DownloadState =
  | { status: 'idle' }
  | { status: 'pending'; progress: DownloadProgress }
  | { status: 'cancelled' }
  | { status: 'done'; name: string }
  | { status: 'failed'; error: ApiError };

/** Downloads one file at a time, tells how far it is, and can be stopped. */
export function useDownload() {
  const [state, setState] = useState<DownloadState>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  return {
    state,
    /** @param fallbackName the file's name where the server gives none */
    async download(wanted: VoucherPdfRequest, fallbackName: string): Promise<void> {
      if (running.current) return;
      const controller = new AbortController();
      running.current = controller;
      setState({ status: 'pending', progress: { loaded: 0 } });
      try {
        const { content, name = fallbackName } = await downloadVouchers(wanted, {
          signal: controller.signal,
          onProgress: (progress) => setState({ status: 'pending', progress }),
        });
        saveFile(content, name);
        setState({ status: 'done', name });
      } catch (cause) {
        setState(
          controller.signal.aborted
            ? { status: 'cancelled' }
            : { status: 'failed', error: toApiError(cause) },
        );
      } finally {
        running.current = undefined;
      }
    },
    cancel: () => running.current?.abort(),
  };
}
