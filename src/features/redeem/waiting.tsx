import { useState } from 'react';
import { lazyOptional } from '~/lib/lazy-optional';
import { useWaitingVouchers } from '~/voucher/use-voucher-session';

const WaitingList = lazyOptional(async () => (await import('~/voucher/waiting-list')).WaitingList);

/** The other vouchers of this visit. Most visitors have none, and load nothing. */
export function Waiting() {
  const isSeveral = useWaitingVouchers().length > 0;
  /** The last one may go, and the list says why. */
  const [isShown, show] = useState(isSeveral);
  if (isSeveral && !isShown) show(true);
  return isShown && <WaitingList missing={null} />;
}
