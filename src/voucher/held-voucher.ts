import type { ActiveVoucher, VoucherSessionState } from './voucher-session';

/** What the visitor holds; undefined without a running session. */
export const heldVoucher = (state: VoucherSessionState): ActiveVoucher | undefined =>
  'token' in state ? state : undefined;
