import { useSyncExternalStore } from 'react';
import { lazyOptional } from '~/lib/lazy-optional';
import { keptKey } from '~/features/fraud-prevention/kept-key';
import { keptMessageKey } from '~/features/help/kept-message-key';
import { createSafeStorage } from '~/lib/safe-storage';
import { recordKey } from '~/redemption/record-key';
import { useSiteStore } from '~/sites/use-site';
import { useVoucherState } from '~/voucher/use-voucher-session';
import styles from './layout.module.css';

const EndVisit = lazyOptional(
  async () => (await import('~/features/end-visit/end-visit')).EndVisit,
);

/**
 * Where the tab holds a voucher, a result, the data of an identity check, a message or the key to a code, the visit can be
 * ended and cleared: a line at the end of the page, which says more where the page itself shows a secret.
 */
export function EndVisitOffer({ holdsSecret }: { holdsSecret: boolean }) {
  const { status } = useVoucherState();
  const { id } = useSiteStore().getState().site;
  const hasVoucher = useIsKept(recordKey(id)) || status !== 'none';
  const hasIdentity = useIsKept(keptKey(id));
  const hasMessage = useIsKept(keptMessageKey(id));
  if (!holdsSecret && !hasVoucher && !hasIdentity && !hasMessage) return null;
  return (
    <EndVisit
      isBrief={!holdsSecret}
      hasVoucher={hasVoucher}
      // Nothing below moves when it comes.
      waiting={holdsSecret && <div className={styles.endVisit} />}
    />
  );
}

/** Whether the tab keeps something; read again with every page and every voucher, which is when it changes. */
const useIsKept = (key: string): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => createSafeStorage().getItem(key) !== null,
    () => false,
  );

const neverChanges = () => () => undefined;
