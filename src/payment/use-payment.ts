import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSiteStore } from '~/sites/use-site';
import { loadAdapter } from './providers/load-adapter';
import { createPayment, type Payment } from './payment';
import type { Payer, PaymentFlow } from './providers/payment-adapter';
import type { PaymentState } from './payment-state';
import { paymentStorage } from './payment-storage';

interface PaymentUse {
  flow: PaymentFlow;
  payer: () => Payer | undefined;
  onToken: (token: string) => void;
}

/** The payment of a flow on this site, including an earlier one that is unfinished. */
export function usePayment({ flow, payer, onToken }: PaymentUse): [Payment, PaymentState] {
  const siteStore = useSiteStore();
  const [payment] = useState(() => {
    const { site } = siteStore.getState();
    return createPayment({
      flow,
      siteId: site.id,
      storage: paymentStorage,
      // Also if it is not offered any more: a payment that was begun must be ended.
      adapterOf: (provider) => loadAdapter(provider, siteStore.getState().site),
      payer,
      onToken,
      leave: (address) => location.assign(address),
    });
  });
  useEffect(() => payment.connect(), [payment]);
  return [payment, useSyncExternalStore(payment.subscribe, payment.getState, payment.getState)];
}
