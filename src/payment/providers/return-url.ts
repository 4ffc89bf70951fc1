import type { PaymentFlow, PaymentOrder } from './payment-adapter';
import { isCurrency, readAmount } from './read-amount';

/**
 * Whole address of a page that a provider sends the visitor back to (requirements 2.008, 2.009). It names
 * what is paid, and another tab can end the payment with that; nothing in it is secret.
 */
export function returnUrl(page: string, order: PaymentOrder): string {
  const { flow, amountInCent, currency, redeemValue, orderId } = order;
  const query = new URLSearchParams({ flow, amount: String(amountInCent), currency });
  if (redeemValue !== undefined) query.set('redeemValue', String(redeemValue));
  if (orderId !== undefined) query.set('order', orderId);
  return `${location.origin}${page}?${query}`;
}

/** Parameters of a return page's address, without malformed amounts and currencies. */
export function readReturnUrl(search: URLSearchParams): {
  flow: PaymentFlow;
  order: PaymentOrder | undefined;
} {
  const flow = search.get('flow') === 'redeem' ? 'redeem' : 'prepaid';
  const amountInCent = readAmount(search.get('amount'));
  const redeemValue = readAmount(search.get('redeemValue'));
  const orderId = search.get('order') ?? undefined;
  const currency = search.get('currency') ?? '';
  if (amountInCent === undefined || !isCurrency(currency)) return { flow, order: undefined };
  return {
    flow,
    order: {
      flow,
      amountInCent,
      currency,
      ...(redeemValue !== undefined && { redeemValue }),
      ...(orderId !== undefined && { orderId }),
    },
  };
}
