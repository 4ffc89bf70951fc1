const MARK = 'queuedSubmit';

/** Marks the document: the form for the code was sent before the application ran. */
export function queueSubmit(): void {
  document.documentElement.dataset[MARK] = '';
}

/** Whether a submit is waiting. Clears the mark, so that it is sent once. */
export function takeQueuedSubmit(): boolean {
  const { dataset } = document.documentElement;
  const isQueued = MARK in dataset;
  delete dataset[MARK];
  return isQueued;
}
