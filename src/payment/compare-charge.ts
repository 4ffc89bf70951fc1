import type { ChargeResult } from '~/api';
import type { Attempt } from './providers/attempt';

/**
 * Compares the answer about a received payment with the payment itself: the only place that does
 * (docs/decisions/asked-and-answered.md). The balance holds at least what was paid,
 * unless something was redeemed since.
 * @param isLater whether the payment is asked about some time after it
 * @returns the fields of the answer that cannot be; none if it fits
 */
export function wrongFieldsOf(
  result: ChargeResult,
  attempt: Attempt,
  isLater = false,
): readonly string[] {
  if (result.status !== 'received') return [];
  const wrong: string[] = [];
  if (attempt.chargeId !== undefined && result.chargeId !== attempt.chargeId)
    wrong.push('chargeId');
  if (result.currency !== attempt.currency) wrong.push('currency');
  if (result.chargedInCent !== attempt.amountInCent) wrong.push('chargedInCent');
  if (!isLater && result.balanceInCent < result.chargedInCent) wrong.push('balanceInCent');
  return wrong;
}
