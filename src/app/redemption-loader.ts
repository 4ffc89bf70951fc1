import type { KeyValueStore } from '~/lib/safe-storage';
import type { LoadRedemption } from '~/redemption/use-redemption';
import type { SiteStore } from '~/sites/site-store';
import type { VoucherSession } from '~/voucher/voucher-session';

interface Parts {
  storage: KeyValueStore;
  session: VoucherSession;
  siteStore: SiteStore;
}

/** Creates the page's redemption store once, with the scripts that it needs. */
export function redemptionLoader({ storage, session, siteStore }: Parts): LoadRedemption {
  let loaded: ReturnType<LoadRedemption> | undefined;
  async function load() {
    const [{ createRedemptionStore }, { offeredProviders }] = await Promise.all([
      import('~/redemption/redemption-store'),
      import('~/payment/offered-providers'),
    ]);
    const { site } = siteStore.getState();
    const canPay = () => {
      const current = siteStore.getState().site;
      return offeredProviders(current, current.currency).length > 0;
    };
    return createRedemptionStore({ storage, siteId: site.id, session, canPay });
  }
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
