import { paths } from '~/lib/paths';

/** Records that all tabs share: redemptions without an answer. */
const SHARED = /^redeeming:/;

/**
 * Clears the tab's storage and the shared voucher records, then loads the start page in a new document, so
 * that the memory of the old one is gone and Back shows nothing.
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
  // Another address than that of the page before, or the browser would keep the pages behind "Forward".
  location.assign(`${paths.redeem()}?ended`);
}
