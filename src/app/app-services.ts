import type { i18n } from 'i18next';
import type { LoadRedemption } from '~/redemption/use-redemption';
import type { SiteStore } from '~/sites/site-store';
import type { VoucherSession } from '~/voucher/voucher-session';

/** Stores and services, created once per page load. */
export interface AppServices {
  siteStore: SiteStore;
  i18n: i18n;
  session: VoucherSession;
  /** Resolves to the one redemption store. */
  loadRedemption: LoadRedemption;
  /** Changes the language without a reload; typed text stays (requirements 4.026, 4.027). */
  changeLocale: (locale: string) => Promise<void>;
  /**
   * Goes to an address in a document of its own and says so, or leaves it to the router. Set once this
   * document runs third-party scripts, which must not reach a private page.
   */
  leaveFor?: (next: NextAddress) => boolean;
}

/** Where a navigation leads. */
export interface NextAddress extends Pick<URL, 'pathname' | 'search' | 'hash'> {
  /** State for that page; it survives the new document. */
  state?: unknown;
}
