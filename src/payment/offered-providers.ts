import type { PaymentProvider } from '~/api';
import type { SiteConfig } from '~/sites/site-config';
import type { ProviderSetup } from './adapters/payment-adapter';

type PaymentConfig = Pick<SiteConfig, 'amazonPay' | 'paymentOptions'>;

/**
 * Who can take the money here: what the site has settings for, and nothing else (requirements 3.018,
 * 3.042, 3.043). The wallet's account takes one currency.
 * @param accepted what the server takes, in the order of the choice; a provider that this website does
 *   not know is left out. Where the server does not say, the order is the one of its other answers
 */
export function offeredProviders(
  { amazonPay, paymentOptions = [] }: PaymentConfig,
  currency: string,
  accepted: readonly string[] = ['amazonpay', 'unzer', 'paypal'],
): ProviderSetup[] {
  const { language, ledgerCurrency } = amazonPay ?? {};
  const clientId = paymentOptions.find(({ name }) => name === 'paypal')?.clientId;
  const publicKey = paymentOptions.find(({ name }) => name === 'unzer')?.publicKey;
  const setups = {
    amazonpay:
      language && ledgerCurrency === currency
        ? { provider: 'amazonpay', language, ledgerCurrency }
        : undefined,
    unzer: publicKey ? { provider: 'unzer', publicKey } : undefined,
    paypal: clientId ? { provider: 'paypal', clientId } : undefined,
  } satisfies Record<PaymentProvider, ProviderSetup | undefined>;
  const isKnown = (provider: string): provider is PaymentProvider =>
    Object.hasOwn(setups, provider);
  return accepted
    .filter(isKnown)
    .map((provider) => setups[provider])
    .filter((setup) => setup !== undefined);
}
