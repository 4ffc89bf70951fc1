import { useSyncExternalStore } from 'react';
import { lazyOptional } from '~/lib/lazy-optional';
import { createSafeStorage } from '~/lib/safe-storage';
import { recordKey } from '~/redemption/record-key';
import { useSiteStore } from '~/sites/use-site';
import { useVoucherState } from '~/voucher/use-voucher-session';
import styles from './layout.module.css';

const EndVisit = lazyOptional(
  async () => (await import('~/features/end-visit/end-visit')).EndVisit,
);

/**
 * Where the tab holds a voucher, a result or the key to a code, the visit can be ended and cleared: a line at the
 * end of the page, which says more where the page itself shows a secret.
 */
export function EndVisitOffer({ holdsSecret }: { holdsSecret: boolean }) {
  const { status } = useVoucherState();
  const key = recordKey(useSiteStore().getState().site.id);
  // Read again with every page and every voucher, which is when it changes.
  const isKept = useSyncExternalStore(
    neverChanges,
    () => createSafeStorage().getItem(key) !== null,
    () => false,
  );
  const hasVoucher = isKept || status !== 'none';
  if (!holdsSecret && !hasVoucher) return null;
  return (
    <EndVisit
      isBrief={!holdsSecret}
      hasVoucher={hasVoucher}
      // Nothing below moves when it comes.
      waiting={holdsSecret && <div className={styles.endVisit} />}
    />
  );
}

const neverChanges = () => () => undefined;
