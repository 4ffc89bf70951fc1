import type { ChargeResult } from '~/api';
import type { Charge } from '~/voucher/activity';

/**
 * Compares the answer about a received payment with the payment itself: the only place that does
 * (docs/decisions/asked-and-answered.md).
 * @returns the fields of the answer that cannot be; none if it fits
 */
export function wrongFieldsOf(
  result: ChargeResult,
  { chargeId, amountInCent, currency }: Charge,
): readonly string[] {
  const wrong: string[] = [];
  if (result.chargeId !== chargeId) wrong.push('chargeId');
  if (result.currency !== currency) wrong.push('currency');
  if (result.chargedInCent !== amountInCent) wrong.push('chargedInCent');
  return wrong;
}
