// Browsers that the site promises to work in lack `AbortSignal.any`, and the `AbortSignal.timeout` of some of
// them says that the visitor has cancelled. One way for all is tested in all.

/** A signal that aborts with a `TimeoutError` after so many milliseconds. */
export function timeoutSignal(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms);
  return controller.signal;
}

/** A signal that aborts with the first of others, for the same reason. */
export function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  const { signal: first } = controller;
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true, signal: first });
  }
  return first;
}
