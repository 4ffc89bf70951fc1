// Scripts run this file and those of the providers in Node, which knows no alias: they import types only.
import type { PaymentProvider } from '~/api';
import type { PaymentReturn } from '~/lib/paths';
import { amazonpay, amazonpaySources } from './amazonpay.ts';
import { paypal, paypalSources } from './paypal.ts';
import type { PolicySources, Provider, ReturningProvider } from './provider';
import { unzer, unzerSources } from './unzer.ts';

/** Every provider that the application knows, in the order in which they are offered. */
export const providers: Readonly<
  Record<PaymentProvider, Provider> & Record<PaymentReturn, ReturningProvider>
> = { unzer, paypal, amazonpay };

/** Sources that the policy of a page with payments allows. */
export const providerSources: readonly PolicySources[] = [
  amazonpaySources,
  unzerSources,
  paypalSources,
];

/** Whether a way to pay is a card, whose bank may ask. */
export const isCard = (name: string): boolean =>
  isProvider(name) && providers[name].control === 'card-fields';

/** Whether a name is that of a provider that the application knows. */
export const isProvider = (name: unknown): name is PaymentProvider =>
  Object.hasOwn(providers, String(name));
