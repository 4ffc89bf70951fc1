import { loadChunk } from '~/lib/load-chunk';
import type { PaymentAdapter, ProviderSetup } from './payment-adapter';

/** Loads our code for a provider; its own script follows when the adapter is asked to. */
export async function loadAdapter(setup: ProviderSetup): Promise<PaymentAdapter> {
  switch (setup.provider) {
    case 'amazonpay': {
      const module = await loadChunk(() => import('./amazonpay-adapter'));
      return module.createAmazonpayAdapter(setup);
    }
    case 'unzer': {
      const module = await loadChunk(() => import('./unzer-adapter'));
      return module.createUnzerAdapter(setup);
    }
    case 'paypal': {
      const module = await loadChunk(() => import('./paypal-adapter'));
      return module.createPaypalAdapter(setup);
    }
  }
}
