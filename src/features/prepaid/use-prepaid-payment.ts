import { payerOf, readCard, renewCard, type PrepaidCard } from '~/payment/prepaid-card';
import { paymentStorage } from '~/payment/payment-storage';
import { usePayment } from '~/payment/use-payment';
import { useSiteStore } from '~/sites/use-site';

/** The top-up of this tab: its card, if one was looked up, and its payment. */
export function usePrepaidPayment() {
  const { id } = useSiteStore().getState().site;
  const [payment, state] = usePayment({
    flow: 'prepaid',
    payer() {
      const held = readCard(paymentStorage, id);
      return held && payerOf(held);
    },
    onToken: (token) => renewCard(paymentStorage, id, token),
  });
  const card: PrepaidCard | undefined = readCard(paymentStorage, id);
  return { payment, state, card };
}
