import type { PaymentProvider } from '~/api';
import { messageKey } from '~/i18n/message-key';

/** What the providers are called, and what a visitor needs to know before choosing. */
export const providerNames: Readonly<
  Record<
    PaymentProvider,
    { name: ReturnType<typeof messageKey>; hint: ReturnType<typeof messageKey> }
  >
> = {
  unzer: { name: messageKey('payment.card'), hint: messageKey('payment.card.hint') },
  paypal: { name: messageKey('payment.paypal'), hint: messageKey('payment.paypal.hint') },
  amazonpay: { name: messageKey('payment.amazonpay'), hint: messageKey('payment.amazonpay.hint') },
};
