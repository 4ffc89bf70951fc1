import { heldVoucher, type VoucherSession } from './voucher-session';

const keyOf = (siteId: string) => `balance-changed:${siteId}`;

/**
 * Tells the other tabs of the site that the balance of a voucher has changed. Nothing stays in the storage.
 * @param voucherId `sub` of its token
 */
export function announceBalance(siteId: string, voucherId: string): void {
  try {
    localStorage.setItem(keyOf(siteId), voucherId);
    localStorage.removeItem(keyOf(siteId));
  } catch {
    // A browser that forbids the storage: the server corrects an old balance when something is redeemed.
  }
}

/** Asks for the balance anew when another tab has changed that of the voucher that is held here. */
export function followBalance(
  siteId: string,
  session: Pick<VoucherSession, 'getState' | 'extend'>,
): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== keyOf(siteId) || newValue === null) return;
    if (newValue === heldVoucher(session.getState())?.id) void session.extend();
  });
}
