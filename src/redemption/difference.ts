import type { Voucher } from '~/api';
import { MIN_TOP_UP_IN_CENT } from './due';

/**
 * The payment that makes a voucher cover a value (requirement 5.030). A prepaid card takes no less than
 * the smallest top-up; the rest stays on it. @returns cents; 0 when the voucher covers the value
 */
export function differenceInCent(
  valueInCent: number,
  { balanceInCent, isPrepaid }: Pick<Voucher, 'balanceInCent' | 'isPrepaid'>,
): number {
  const missing = Math.max(0, valueInCent - balanceInCent);
  return missing > 0 && isPrepaid ? Math.max(missing, MIN_TOP_UP_IN_CENT) : missing;
}

/** What is on the voucher after a value was redeemed, and its difference paid. @returns cents */
export const restInCent = (
  valueInCent: number,
  voucher: Pick<Voucher, 'balanceInCent' | 'isPrepaid'>,
): number => voucher.balanceInCent + differenceInCent(valueInCent, voucher) - valueInCent;
