import { paths } from '~/lib/paths';

/**
 * Forgets everything that the tab knows and begins at the start, in a new document: what pages hold in
 * memory goes with the old one. The page that is left gives its address up, and what the browser may
 * have kept of this document for "Back" is loaded again, so that it shows nothing.
 */
export function clearVisit(): void {
  try {
    sessionStorage.clear();
  } catch {
    // A browser that forbids the storage kept nothing in it.
  }
  document.body.hidden = true;
  addEventListener('pageshow', () => location.reload());
  history.replaceState(null, '', paths.redeem());
  // Another address than that of the page before, or the browser would keep what "Forward" leads to.
  location.assign(`${paths.redeem()}?ended`);
}
