import type { Voucher } from '~/api';

/**
 * The smallest top-up of a prepaid card, in cents (requirements 5.014, 9.047), where no server has said it yet: a
 * checkout computes a difference before it asks. A top-up page has the limits of the card's look-up.
 */
export const MIN_TOP_UP_IN_CENT = 1_500;

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
