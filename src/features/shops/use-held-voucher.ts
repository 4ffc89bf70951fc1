import type { Voucher } from '~/api';
import { useVoucherState } from '~/voucher/use-voucher-session';

/** The voucher of the running session, if there is one. */
export function useHeldVoucher(): Voucher | undefined {
  const state = useVoucherState();
  return state.status === 'active' || state.status === 'warned' ? state.voucher : undefined;
}
