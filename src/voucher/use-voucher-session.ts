import { createContext, use, useSyncExternalStore } from 'react';
import type { WaitingVoucher } from './waiting-vouchers';
import {
  heldVoucher,
  type ActiveVoucher,
  type VoucherSession,
  type VoucherSessionState,
} from './voucher-session';

export const VoucherSessionContext = createContext<VoucherSession | undefined>(undefined);

/** The session store itself, for starting and ending a session. */
export function useVoucherSession(): VoucherSession {
  const session = use(VoucherSessionContext);
  if (!session) throw new Error('VoucherSessionContext is missing');
  return session;
}

const none: VoucherSessionState = { status: 'none' };

/** The state of the session, current at every render. Prerendering knows no voucher. */
export function useVoucherState(): VoucherSessionState {
  const session = useVoucherSession();
  return useSyncExternalStore(session.subscribe, session.getState, () => none);
}

/** The visitor's voucher, current at every render; undefined without a running session. */
export const useHeldVoucher = (): ActiveVoucher | undefined => heldVoucher(useVoucherState());

const nothing: readonly WaitingVoucher[] = [];

/** The vouchers of this visit beside the one that is held. */
export function useWaitingVouchers(): readonly WaitingVoucher[] {
  const { waiting } = useVoucherSession();
  return useSyncExternalStore(waiting.subscribe, waiting.get, () => nothing);
}
