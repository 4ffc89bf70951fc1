import { useState } from 'react';
import type { Voucher } from '~/api';
import { useRedemption } from '~/redemption/use-redemption';
import { useHeldVoucher } from '~/voucher/use-voucher-session';

/**
 * The voucher that is held; once a redemption is sent, as it was before: a balance that is told meanwhile may
 * already be what the redemption has left. Undefined without a session.
 */
export function useVoucherAsSent(): Voucher | undefined {
  const voucher = useHeldVoucher()?.voucher;
  const { phase } = useRedemption();
  const isSent = phase === 'sending' || phase === 'done';
  const [kept, keep] = useState(voucher);
  if (!isSent && kept !== voucher) keep(voucher);
  return isSent ? kept : voucher;
}
