import type { PaymentProvider } from '~/api';
import type { PaymentSite } from './providers/provider';
import { isProvider, providers } from './providers/providers';

/**
 * The providers that can take the money here: those that the site has settings for (requirements 3.009,
 * 3.047 to 3.049).
 * @param accepted what the server takes, in the order of the choice; a provider that this website does
 *   not know is left out. If the server does not say, the order is the one of its other answers
 */
export const offeredProviders = (
  site: PaymentSite,
  currency: string,
  accepted: readonly string[] = Object.keys(providers),
): PaymentProvider[] =>
  accepted.filter(isProvider).filter((name) => providers[name].isOffered(site, currency));
