import type { ChargeResult } from '~/api';
import type { Attempt } from './providers/attempt';

/**
 * Compares the answer about a payment that was received with what was paid: the only place that does
 * (docs/decisions/asked-and-answered.md). The balance holds at least what was paid.
 * @returns the fields of the answer that cannot be; none where it fits
 */
export function wrongFieldsOf(result: ChargeResult, attempt: Attempt): readonly string[] {
  if (result.status !== 'received') return [];
  const wrong: string[] = [];
  if (attempt.chargeId !== undefined && result.chargeId !== attempt.chargeId)
    wrong.push('chargeId');
  if (result.currency !== attempt.currency) wrong.push('currency');
  if (result.chargedInCent !== attempt.amountInCent) wrong.push('chargedInCent');
  if (result.balanceInCent < result.chargedInCent) wrong.push('balanceInCent');
  return wrong;
}
