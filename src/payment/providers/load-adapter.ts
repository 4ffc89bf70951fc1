import type { PaymentProvider } from '~/api';
import { env } from '~/lib/env';
import { loadModule } from '~/lib/load-chunk';
import { loadScript } from './load-script';
import type { PaymentAdapter } from './payment-adapter';
import type { PaymentSite } from './provider';
import { providers } from './providers';

/** Loads our code for a provider; {@link loadProviderScript} loads the provider's own. */
export async function loadAdapter(
  provider: PaymentProvider,
  site: PaymentSite,
): Promise<PaymentAdapter> {
  const { createAdapter } = await loadModule(providers[provider].loadAdapter);
  return createAdapter(site);
}

/**
 * Loads a provider's own script. While developing, the mock serves stand-ins; a production build knows the
 * providers' own addresses and no others.
 * @throws ScriptError when it is blocked or does not come
 */
export async function loadProviderScript(
  provider: PaymentProvider,
  site: PaymentSite,
  page: { currency: string; locale: string },
  isLoaded: () => boolean = () => false,
): Promise<void> {
  const { script } = providers[provider];
  if (!script) return;
  const standIn = env.paymentStandIns && `${env.paymentStandIns}/${provider}.js`;
  await loadScript(standIn ?? script(site, page), isLoaded);
}
