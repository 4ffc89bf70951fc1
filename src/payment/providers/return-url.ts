import type { PaymentFlow, PaymentOrder } from './payment-adapter';

/**
 * Whole address of a page that a provider sends the visitor back to (requirements 2.008, 2.009). It only says where to
 * look: the server knows the rest, and nothing in it is secret.
 */
export const returnUrl = (page: string, { flow }: Pick<PaymentOrder, 'flow'>): string =>
  `${location.origin}${page}?flow=${flow}`;

/** The flow that a return page's address names; undefined if the provider has dropped it. */
export function flowOfReturn(search: URLSearchParams): PaymentFlow | undefined {
  const flow = search.get('flow');
  return flow === 'redeem' || flow === 'prepaid' ? flow : undefined;
}
