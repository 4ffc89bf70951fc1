import { paths } from '~/lib/paths';

/** What all tabs know of vouchers: payments and redemptions without an end, and what was paid. */
const SHARED = /^(?:paying|redeeming|paid-orders):/;

/**
 * Forgets everything that the tab knows, and what all tabs know of vouchers, and begins at the start, in a new document: what pages hold in
 * memory goes with the old one. The page that is left gives its address up, and what the browser may
 * have kept of this document for "Back" is loaded again, so that it shows nothing.
 */
export function clearVisit(): void {
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage).filter((one) => SHARED.test(one))) {
      localStorage.removeItem(key);
    }
  } catch {
    // A browser that forbids the storage kept nothing in it.
  }
  document.body.hidden = true;
  addEventListener('pageshow', () => location.reload());
  history.replaceState(null, '', paths.redeem());
  // Another address than that of the page before, or the browser would keep what "Forward" leads to.
  location.assign(`${paths.redeem()}?ended`);
}
