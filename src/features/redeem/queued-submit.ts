/**
 * The page's inline script marks the document when the form was sent before the application ran.
 * It has to be readable in one line there, hence a data attribute.
 */
const MARK = 'queuedSubmit';

/** Whether a submit is waiting; it is taken, so it happens once. */
export function takeQueuedSubmit(): boolean {
  const { dataset } = document.documentElement;
  const isQueued = MARK in dataset;
  delete dataset[MARK];
  return isQueued;
}
