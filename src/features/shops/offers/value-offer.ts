import type { RedeemItem } from '~/api';
import { sumOfItems } from '~/redemption/order';
import {
  exactCombination,
  MAX_QUANTITY,
  type FreeRange,
  type OfferedValues,
} from './exact-combination';
import { fixedValueOption, largestOfRange, valueOptions, type ValueOption } from './value-options';

/** Uses of a voucher in one shop. */
export interface ValueOffer {
  /** Single values, ascending, those that cost extra included. */
  options: ValueOption[];
  /** Several values that use more of the balance than any single one; empty if there are none. */
  combination: RedeemItem[];
  /** The visitor may type an amount between these two, in cents. */
  amount: FreeRange | undefined;
}

export type Selection =
  | { kind: 'none' }
  | { kind: 'value'; valueInCent: number; quantity: number }
  | { kind: 'combination' }
  /** An amount that is typed. */
  | { kind: 'amount' };

/** The most that can be paid to a voucher at once, in cents (requirements 5.014, 9.047). */
export const MOST_PAID_IN_CENT = 15_000;

/**
 * The choices of a shop for a balance in cents; one value where visitors do not choose (3.068).
 * @param canPay the difference to an amount above the balance can be paid (4.069, 5.030)
 */
export function createValueOffer(
  { voucherValues: named, valueRange: range }: OfferedValues,
  balanceInCent: number,
  isChoosable: boolean,
  canPay = false,
): ValueOffer {
  const voucherValues = named.filter(({ valueInCent }) => valueInCent > 0);
  const shop: OfferedValues = { voucherValues, ...(range && { valueRange: range }) };
  if (!isChoosable) {
    const option = fixedValueOption(shop, balanceInCent);
    return { options: option ? [option] : [], combination: [], amount: undefined };
  }
  const free = largestOfRange(shop, balanceInCent);
  // If no value is covered, show the start of the range that the shop accepts.
  const single = free ?? range?.minInCent;
  const all = single === undefined ? voucherValues : [...voucherValues, { valueInCent: single }];
  const options = valueOptions({ voucherValues: all }, balanceInCent);
  const largest = options.findLast(isCovered)?.valueInCent ?? 0;
  const combination = exactCombination(shop, balanceInCent);
  const top = canPay ? largestOfRange(shop, balanceInCent + MOST_PAID_IN_CENT) : free;
  const isFree = range !== undefined && top !== undefined && top > range.minInCent;
  return {
    options,
    combination: sumOfItems(combination) > largest ? combination : [],
    amount: isFree ? { ...range, maxInCent: top } : undefined,
  };
}

/** Whether the balance is enough for a value. */
export const isCovered = ({ missingInCent }: ValueOption): boolean => missingInCent === 0;

/** Whether a value can be had: the balance is enough, or the difference can be paid (5.030). */
export const isAffordable = (option: ValueOption, canPay: boolean): boolean =>
  isCovered(option) || (canPay && option.missingInCent <= MOST_PAID_IN_CENT);

/** How many of a value the balance covers, as far as the contract takes them. */
export const maxQuantity = (valueInCent: number, balanceInCent: number): number =>
  Math.min(MAX_QUANTITY, Math.floor(balanceInCent / valueInCent));

/**
 * The first choice: the earlier choice, else the value that is the balance, else the
 * only one there is.
 */
export function initialSelection(
  offer: ValueOffer,
  balanceInCent: number,
  remembered: readonly RedeemItem[] = [],
  canPay = false,
): Selection {
  const covered = offer.options.filter(isCovered);
  const affordable = offer.options.filter((option) => isAffordable(option, canPay));
  const [item] = remembered;
  const isCombination = JSON.stringify(remembered) === JSON.stringify(offer.combination);
  if (item && isCombination) return { kind: 'combination' };
  const isPaid = canPay && item?.quantity === 1 && item.valueInCent > balanceInCent;
  if (item && remembered.length === 1 && (isPaid || sumOfItems(remembered) <= balanceInCent)) {
    if (affordable.some(({ valueInCent }) => valueInCent === item.valueInCent)) {
      return { kind: 'value', ...item };
    }
    if (offer.amount && (!isPaid || isAmountOffered(offer.amount, item.valueInCent))) {
      return { kind: 'amount' };
    }
  }
  const exact = covered.find(({ remainsInCent }) => remainsInCent === 0);
  const only = affordable.length === 1 && !offer.amount && offer.combination.length === 0;
  const option = exact ?? (only ? affordable[0] : undefined);
  return option
    ? { kind: 'value', valueInCent: option.valueInCent, quantity: 1 }
    : { kind: 'none' };
}

/** The items of a selection; empty as long as nothing usable is chosen. */
export function itemsOfSelection(
  selection: Selection,
  offer: ValueOffer,
  amountInCent: number | undefined,
): RedeemItem[] {
  switch (selection.kind) {
    case 'none':
      return [];
    case 'combination':
      return offer.combination;
    case 'value':
      return [{ valueInCent: selection.valueInCent, quantity: selection.quantity }];
    case 'amount':
      return amountInCent === undefined ? [] : [{ valueInCent: amountInCent, quantity: 1 }];
  }
}

/** Whether a typed amount is one that the shop takes and that can be had. */
export const isAmountOffered = (
  amount: NonNullable<ValueOffer['amount']>,
  cents: number,
): boolean =>
  cents >= amount.minInCent &&
  cents <= amount.maxInCent &&
  (cents - amount.minInCent) % amount.stepInCent === 0;
