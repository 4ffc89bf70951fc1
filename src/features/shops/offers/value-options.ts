import type { OfferedValues } from './exact-combination';

/** One value of a shop compared with the balance of a voucher; amounts in cents. */
export interface ValueOption {
  valueInCent: number;
  /** Rest on the voucher; 0 if the value is the balance or above. */
  remainsInCent: number;
  /** Sum to pay; 0 if the balance covers the value. */
  missingInCent: number;
}

const toOption = (valueInCent: number, balanceInCent: number): ValueOption => ({
  valueInCent,
  remainsInCent: Math.max(0, balanceInCent - valueInCent),
  missingInCent: Math.max(0, valueInCent - balanceInCent),
});

/** The fixed values of a shop, ascending, with the rest or the missing sum (2.058, 2.059). */
export const valueOptions = (
  { voucherValues }: OfferedValues,
  balanceInCent: number,
): ValueOption[] =>
  [...new Set(voucherValues.map(({ valueInCent }) => valueInCent))]
    .sort((a, b) => a - b)
    .map((value) => toOption(value, balanceInCent));

/**
 * The one value where visitors do not choose (toggle redeemValueChooseable off, 3.068): the balance
 * itself, else the nearest level below it, else the smallest level, which costs extra.
 */
export function fixedValueOption(
  offer: OfferedValues,
  balanceInCent: number,
): ValueOption | undefined {
  const levels = offer.voucherValues.map(({ valueInCent }) => valueInCent);
  const free = largestOfRange(offer, balanceInCent);
  const candidates = free === undefined ? levels : [...levels, free];
  const covered = candidates.filter((value) => value <= balanceInCent);
  const smallest = Math.min(...levels, offer.valueRange?.minInCent ?? Infinity);
  const value = covered.length > 0 ? Math.max(...covered) : smallest;
  return Number.isFinite(value) ? toOption(value, balanceInCent) : undefined;
}

/** The largest value of the free range that the balance covers, in cents. */
export function largestOfRange(
  { valueRange: range }: OfferedValues,
  balanceInCent: number,
): number | undefined {
  if (!range || range.minInCent > balanceInCent) return undefined;
  const span = Math.min(range.maxInCent, balanceInCent) - range.minInCent;
  return range.minInCent + Math.floor(span / range.stepInCent) * range.stepInCent;
}
