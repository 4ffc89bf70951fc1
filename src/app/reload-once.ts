const KEY = 'reloaded';

/** How long a reload counts, in ms: a script that stays lost must not reload for ever. */
const PAUSE = 60_000;

/** Whether the page may load itself again: usually a new version was deployed. Once in a minute. */
export function mayReload(): boolean {
  try {
    return navigator.onLine && Date.now() - Number(sessionStorage.getItem(KEY)) > PAUSE;
  } catch {
    return false;
  }
}

/** Loads the page again; {@link mayReload} says whether it may. */
export function reloadOnce(): void {
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}

/** Goes to an address in a new document. */
export const openDocument = (address: string): void => location.assign(address);
