import { useEffect, useEffectEvent } from 'react';
import { createSafeStorage } from '~/lib/safe-storage';
import type { Payment } from '~/payment/payment';
import type { PaymentState } from '~/payment/payment-state';
import { findPaid, notePaid } from '~/redemption/paid-orders';
import type { Redemption } from '~/redemption/redemption-state';
import { useRedemptionStore } from '~/redemption/use-redemption';
import { useSiteStore } from '~/sites/use-site';
import { useHeldVoucher, useVoucherSession } from '~/voucher/use-voucher-session';

/** Storage that all tabs of the site share. */
const sharedStorage = createSafeStorage(() => localStorage);

/** A redemption whose difference is being paid. */
export type PayingRedemption = Extract<Redemption, { phase: 'paying' }>;

interface ReceivedPaymentOptions {
  redemption: PayingRedemption;
  payment: Payment;
  state: PaymentState;
}

/**
 * What follows from a payment that is received: the redemption that it was made for goes out (requirement
 * 4.069); one for another order pays nothing here, and leaves less to pay (4.061).
 */
export function useReceivedPayment({ redemption, payment, state }: ReceivedPaymentOptions): void {
  const { order, due, voucherId } = redemption;
  const siteId = useSiteStore().getState().site.id;
  const store = useRedemptionStore();
  const session = useVoucherSession();
  const isHeld = useHeldVoucher()?.id === voucherId;
  useAdoption(siteId, order.id);

  /** @param balanceInCent on the voucher, including the received payment; undefined: unknown */
  function countBalance(balanceInCent: number | undefined): void {
    if (balanceInCent === undefined) return void payment.askBalance().catch(() => undefined);
    session.correctBalance(balanceInCent);
    if (!due) return;
    const added = balanceInCent - due.balanceInCent;
    store.changeDue({ differenceInCent: Math.max(0, due.differenceInCent - added), balanceInCent });
  }
  const isReceived = state.phase === 'received';
  const settle = useEffectEvent(() => {
    if (state.phase !== 'received') return;
    const { orderId, voucherId: paidVoucherId } = payment.getOrder() ?? {};
    if (orderId !== order.id) {
      if (paidVoucherId === voucherId) countBalance(state.result?.balanceInCent);
      return payment.putAside();
    }
    const { chargeId = '', amountInCent, currency } = state.attempt;
    const chargedInCent = state.result?.chargedInCent ?? amountInCent;
    const paid = { chargeId, amountInCent: chargedInCent, currency };
    notePaid(sharedStorage, siteId, orderId, paid);
    store.paymentReceived(orderId, paid);
  });
  useEffect(() => {
    if (isReceived && isHeld) settle();
  }, [isReceived, isHeld]);
}

/** Another tab with the same order may have paid it, before this page or while it is open. */
function useAdoption(siteId: string, orderId: string): void {
  const { paymentReceived } = useRedemptionStore();
  useEffect(() => {
    const adopt = () => {
      const paid = findPaid(sharedStorage, siteId, orderId);
      if (paid) paymentReceived(orderId, paid);
    };
    adopt();
    addEventListener('storage', adopt);
    return () => removeEventListener('storage', adopt);
  }, [siteId, orderId, paymentReceived]);
}
