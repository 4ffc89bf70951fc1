import { useSiteStore } from '~/sites/use-site';
import { paymentStorage } from '~/payment/payment-storage';
import { payerOf, readCard } from '~/payment/prepaid-card';
import { usePayment } from '~/payment/use-payment';

/** The top-up of this tab: its card, if one was looked up, and its payment. */
export function usePrepaidPayment() {
  const { id } = useSiteStore().getState().site;
  const [payment, view] = usePayment({
    flow: 'prepaid',
    payer() {
      const held = readCard(paymentStorage, id);
      return held && payerOf(held);
    },
  });
  const found = readCard(paymentStorage, id);
  const card = found && {
    ...found,
    currentValueInCent: view.known?.balanceInCent ?? found.currentValueInCent,
  };
  return { payment, view, card };
}
