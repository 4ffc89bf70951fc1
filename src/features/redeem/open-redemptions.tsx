import { useSyncExternalStore } from 'react';
import { lazyOptional } from '~/lib/lazy-optional';
import { createSafeStorage } from '~/lib/safe-storage';
import { recordKey } from '~/redemption/record-key';
import { useSiteStore } from '~/sites/use-site';

const OpenRedemptionNotice = lazyOptional(
  async () => (await import('~/redemption/open-redemption-notice')).OpenRedemptionNotice,
);

/** Unfinished redemptions of this tab, beside the code field. New visitors have none and load nothing. */
export function OpenRedemptions() {
  const siteStore = useSiteStore();
  const key = recordKey(siteStore.getState().site.id);
  const isKept = useSyncExternalStore(
    neverChanges,
    () => createSafeStorage().getItem(key) !== null,
    // A prerendered page belongs to everybody.
    () => false,
  );
  return isKept && <OpenRedemptionNotice missing={null} />;
}

const neverChanges = () => () => undefined;
