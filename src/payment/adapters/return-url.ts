import type { PaymentProvider } from '~/api';
import { paths } from '~/lib/paths';
import type { Attempt } from './attempt';
import type { PaymentFlow, PaymentOrder } from './payment-adapter';
import { isCurrency, readAmount } from './read-amount';

/**
 * Page that a provider sends the visitor back to (requirements 2.008, 2.009). Its address says what is
 * paid, so that the payment can be ended in another tab too; nothing in it is secret.
 */
export function returnUrl(provider: PaymentProvider, order: PaymentOrder): string {
  const { flow, amountInCent, currency, redeemValue, orderId } = order;
  const query = new URLSearchParams({ flow, amount: String(amountInCent), currency });
  if (redeemValue !== undefined) query.set('redeemValue', String(redeemValue));
  if (orderId !== undefined) query.set('order', orderId);
  return `${location.origin}${pages[provider](flow)}?${query}`;
}

const pages: Record<PaymentProvider, (flow: PaymentFlow) => string> = {
  amazonpay: () => paths.paymentReturn('amazonpay'),
  unzer: () => paths.paymentReturn('unzer'),
  // Ends in the page; the address is for the provider's records.
  paypal: (flow) => (flow === 'prepaid' ? paths.prepaidCheckout() : paths.checkout()),
};

/** What the address of a return page says; a part that is no amount or currency is left out. */
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

/** What a provider adds to the address of its return page: the id of the payment, unless it was cancelled. */
export const readReturn: Record<
  'amazonpay' | 'unzer',
  (search: URLSearchParams) => Pick<Attempt, 'checkoutSessionId' | 'chargeId'>
> = {
  amazonpay(search) {
    const checkoutSessionId = search.get('amazonCheckoutSessionId');
    return checkoutSessionId ? { checkoutSessionId } : {};
  },
  unzer(search) {
    const chargeId = search.get('chargeId');
    return chargeId ? { chargeId } : {};
  },
};
