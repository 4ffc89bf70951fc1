import type { BootData } from '~/app/boot-data';
import { storedLocale } from '~/i18n/locale';

/**
 * Whether a page has to run before the visitor acts: it is one that always has to, it was built in another year
 * than the one in its footer, or the address, the history or the tab says more than the build knew.
 */
export function needsStart({ locale, start }: BootData): boolean {
  return (
    start.builtIn !== new Date().getFullYear() ||
    hasParameters() ||
    // What a page passed on to itself or the next one.
    Boolean((history.state as { usr?: unknown } | null)?.usr) ||
    holdsSomething() ||
    // The server knows the browser's languages, and has forgotten a cookie.
    (storedLocale() ?? locale) !== locale
  );
}

/** Parameters that only count visits are for others. */
const hasParameters = (): boolean =>
  [...new URLSearchParams(location.search).keys()].some((name) => !name.startsWith('utm_'));

/** A voucher, a redemption, a payment, a variation: whatever the tab keeps, a page may show or watch. */
function holdsSomething(): boolean {
  try {
    return sessionStorage.length > 0;
  } catch {
    return false;
  }
}
