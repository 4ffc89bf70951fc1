import { useSyncExternalStore } from 'react';
import type { RedemptionStore } from '~/redemption/redemption-store';
import { useVoucherState } from '~/voucher/use-voucher-session';
import styles from './dev-toolbar.module.css';

/** The state of this tab's voucher and redemptions, as JSON that follows every change. */
export function TabState({ redemption }: { redemption: RedemptionStore }) {
  const { subscribe, getRecord } = redemption;
  const record = useSyncExternalStore(subscribe, getRecord);
  const session = useVoucherState();
  return (
    <pre className={styles.state}>{JSON.stringify({ session, redemptions: record }, null, 2)}</pre>
  );
}
