import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useSiteStore } from '~/sites/use-site';
import { openPaymentsOf } from '~/payment/open-payments';
import { createPaymentCalls } from '~/payment/payment-calls';
import { mayStillBePaid, restorePayment } from '~/payment/payment-state';
import { paymentStorage, readPayment, removePayment } from '~/payment/payment-storage';
import type { Payer } from '~/payment/providers/payment-adapter';
import { decodeToken } from '~/voucher/decode-token';
import { createReplacedAttempts, type ReplacedAttempt } from './replaced-attempts';

interface OtherPaymentsUse {
  voucherId: string | undefined;
  /** The voucher that is held; without the right one nothing is asked. */
  payer: () => Payer | undefined;
  /** The voucher's balance in cents, once it is known. */
  onBalance: (balanceInCent: number) => void;
}

/**
 * Other payments for a voucher than the current one, or payments that nothing needs any more, in any tab.
 * They are asked about when the page opens; nothing is begun or ended.
 */
export function useOtherPayments({ voucherId, payer, onBalance }: OtherPaymentsUse) {
  const siteId = useSiteStore().getState().site.id;
  const [replaced] = useState(() => createReplacedAttempts(paymentStorage, siteId, 'redeem'));
  const { get, subscribe } = replaced;
  const payments = useSyncExternalStore(subscribe, get, get).filter(
    ({ order }) => order.voucherId === voucherId,
  );

  /** @returns whether the server told how it stands */
  async function ask({ order, attempt, received }: ReplacedAttempt): Promise<boolean> {
    if (received || order.voucherId !== voucherId) return true;
    const calls = createPaymentCalls({
      adapterOf: () => Promise.reject(new Error('Nothing is begun or ended here')),
      payer,
      onToken(token) {
        const { voucher } = decodeToken(token) ?? {};
        if (voucher) onBalance(voucher.balanceInCent);
      },
      getOrder: () => order,
    });
    const told = await calls.askAbout(attempt);
    if (typeof told !== 'object') return told === 'asked';
    if (told.isUnclear) return false;
    if (told.result.status === 'received') {
      replaced.markReceived(attempt.startKey, told.result);
      onBalance(told.result.balanceInCent);
    }
    if (told.result.status === 'failed') replaced.drop(attempt.startKey);
    return true;
  }

  /** @returns whether all could be asked for */
  const look = async (): Promise<boolean> => (await Promise.all(get().map(ask))).every(Boolean);
  const open = useEffectEvent(() => {
    const kept = readPayment(paymentStorage, siteId, 'redeem');
    const left = kept && mayStillBePaid(restorePayment(kept.state));
    if (kept && left) {
      replaced.add({ order: kept.order, attempt: left });
      removePayment(paymentStorage, siteId, 'redeem');
    }
    const known = get().map(({ attempt }) => attempt.startKey);
    for (const entry of openPaymentsOf(voucherId)) {
      if (known.includes(entry.attempt.startKey)) continue;
      replaced.add({ ...entry, order: { ...entry.order, flow: 'redeem' } });
    }
    void look();
  });
  useEffect(() => open(), []);
  return { payments, look };
}
