import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSiteStore } from '~/sites/use-site';
import { createPayment, type Payment, type PaymentOptions, type PaymentView } from './payment';
import { paymentStorage } from './payment-storage';
import { loadAdapter } from './providers/load-adapter';

/** The payment of a flow on this site, as the server knows it. */
export function usePayment(
  use: Pick<PaymentOptions, 'flow' | 'payer' | 'order'>,
): [Payment, PaymentView] {
  const siteStore = useSiteStore();
  const client = useQueryClient();
  const [payment] = useState(() =>
    createPayment({
      ...use,
      siteId: siteStore.getState().site.id,
      storage: paymentStorage,
      client,
      // Also if it is not offered any more: a payment that was begun must be ended.
      adapterOf: (provider) => loadAdapter(provider, siteStore.getState().site),
      leave: (address) => location.assign(address),
    }),
  );
  useEffect(() => payment.connect(), [payment]);
  return [payment, useSyncExternalStore(payment.subscribe, payment.getView, payment.getView)];
}
