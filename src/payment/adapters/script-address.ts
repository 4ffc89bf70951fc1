import { env } from '~/lib/env';
import type { ProviderSetup } from './payment-adapter';

/** Regions of the wallet by the currency of its account (requirement 3.018). */
const walletRegions: Readonly<Record<string, string>> = { USD: 'na', CAD: 'na', JPY: 'fe' };

/**
 * Where a provider's script comes from. While developing, the mock serves stand-ins; a production build
 * knows the providers' own addresses and no others.
 * @param standIns folder of the stand-ins; null for the providers' own
 */
export function scriptAddress(
  setup: ProviderSetup,
  { currency, locale }: { currency: string; locale: string },
  standIns: string | null = env.paymentStandIns ?? null,
): string {
  if (standIns !== null) return `${standIns}/${setup.provider}.js`;
  switch (setup.provider) {
    case 'amazonpay': {
      const region = walletRegions[setup.ledgerCurrency] ?? 'eu';
      return `https://static-${region}.payments-amazon.com/checkout.js`;
    }
    case 'unzer':
      return 'https://static.unzer.com/v1/unzer.js';
    case 'paypal': {
      const query = new URLSearchParams({
        'client-id': setup.clientId,
        currency,
        intent: 'capture',
        components: 'buttons',
        locale: locale.replace('-', '_'),
      });
      return `https://www.paypal.com/sdk/js?${query}`;
    }
  }
}
