import { isOver } from '~/payment/payment';
import { readPayment, removePayment } from '~/payment/payment-storage';
import { paymentStorage } from '~/payment/use-payment';

/** Before another difference is paid: an earlier payment that has ended says nothing about it. */
export function forgetEnded(siteId: string): void {
  const known = readPayment(paymentStorage, siteId, 'redeem');
  if (known && isOver(known.state)) removePayment(paymentStorage, siteId, 'redeem');
}
