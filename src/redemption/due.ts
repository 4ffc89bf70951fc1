import type { Currency } from '~/api';
import { MIN_TOP_UP_IN_CENT } from './difference';
import { sumOfItems } from './order';
import { ordersVouchers, type Attempt, type Due } from './redemption-state';

/**
 * Whether the amount that a server asks for follows from its balance: something is missing, and the amount is
 * the missing sum or the smallest top-up. Added vouchers raise the price; only the server knows by how much.
 * All in cents.
 */
export function isDueFor(
  { order, request }: Attempt,
  { differenceInCent, balanceInCent, currency = request.currency }: Due & { currency?: Currency },
): boolean {
  if (currency !== request.currency) return false;
  if (order.kind !== 'shop') return true;
  const missing = sumOfItems(order.items) - balanceInCent;
  if (ordersVouchers(request)) {
    return differenceInCent >= Math.max(1, missing);
  }
  return (
    missing > 0 &&
    missing <= differenceInCent &&
    differenceInCent <= Math.max(missing, MIN_TOP_UP_IN_CENT)
  );
}
