import { useEffect, useState, useSyncExternalStore } from 'react';
import { createSafeStorage } from '~/lib/safe-storage';
import { useSiteStore } from '~/sites/use-site';
import type { SiteConfig } from '~/sites/site-config';
import { loadAdapter } from './adapters/load-adapter';
import { offeredProviders } from './offered-providers';
import { createPayment, type Payment } from './payment';
import type { Payer, PaymentFlow, ProviderSetup } from './adapters/payment-adapter';
import type { PaymentState } from './payment-state';

/** Payments live as long as the tab; where the browser keeps nothing, as long as the page. */
export const paymentStorage = createSafeStorage();

interface PaymentUse {
  flow: PaymentFlow;
  payer: () => Payer | undefined;
  onToken: (token: string) => void;
}

/** The payment of a flow on this site, with what was begun before. */
export function usePayment({ flow, payer, onToken }: PaymentUse): [Payment, PaymentState] {
  const siteStore = useSiteStore();
  const [payment] = useState(() => {
    const { site } = siteStore.getState();
    return createPayment({
      flow,
      siteId: site.id,
      storage: paymentStorage,
      adapterOf: (provider) => loadAdapter(setupOf(siteStore.getState().site, provider)),
      payer,
      onToken,
      leave: (address) => location.assign(address),
    });
  });
  useEffect(() => payment.connect(), [payment]);
  return [payment, useSyncExternalStore(payment.subscribe, payment.getState, payment.getState)];
}

/** A payment that was begun is ended also where its provider is not offered any more. */
function setupOf(site: SiteConfig, provider: ProviderSetup['provider']): ProviderSetup {
  const known = offeredProviders(site, site.currency).find((setup) => setup.provider === provider);
  return known ?? bareSetups[provider];
}

/** Enough to end a payment; nothing can be drawn with them. */
const bareSetups: Record<ProviderSetup['provider'], ProviderSetup> = {
  amazonpay: { provider: 'amazonpay', language: '', ledgerCurrency: '' },
  unzer: { provider: 'unzer', publicKey: '' },
  paypal: { provider: 'paypal', clientId: '' },
};
