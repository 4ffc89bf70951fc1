import type { Currency } from '~/api';
import { sumOfItems } from './order';
import { ordersVouchers, type Attempt, type Due } from './redemption-state';

/**
 * The smallest top-up of a prepaid card, in cents (requirements 5.014, 9.047), where no server has said it yet: a
 * checkout computes a difference before it asks. A top-up page has the limits of the card's look-up.
 */
export const MIN_TOP_UP_IN_CENT = 1_500;

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
