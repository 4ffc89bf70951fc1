import type { RedeemItem, ValueRange } from '~/api';
import { sumOfItems } from '~/redemption/order';

/** A free range of values, in the currency of the voucher. */
export type FreeRange = Omit<ValueRange, 'currency'>;

/** A shop's offer: fixed values, a free range, or both; all in cents. */
export interface OfferedValues {
  voucherValues: readonly { valueInCent: number }[];
  valueRange?: FreeRange;
}

/** The contract takes no more of one value. */
export const MAX_QUANTITY = 100;

/** Steps of the search; more would be felt on a phone. What lies above is filled with large values. */
const MAX_STEPS = 20_000;

/**
 * The values of a shop that together use the balance to the cent or, if that is impossible, as
 * much of it as possible, with as few values as possible; largest first. Empty when even the
 * smallest value costs too much.
 */
export function exactCombination(offer: OfferedValues, balanceInCent: number): RedeemItem[] {
  const fixed = fromValues(
    offer.voucherValues.map(({ valueInCent }) => valueInCent),
    balanceInCent,
  );
  if (!offer.valueRange) return fixed;
  const free = fromRange(offer.valueRange, balanceInCent);
  return sumOfItems(free) >= sumOfItems(fixed) ? free : fixed;
}

function fromValues(offered: readonly number[], balance: number): RedeemItem[] {
  const values = [...new Set(offered)].filter((value) => value > 0 && value <= balance);
  if (values.length === 0) return [];
  const unit = values.reduce(greatestCommonDivisor);
  const sizes = values.map((value) => value / unit).sort((a, b) => b - a);
  const counts = new Map<number, number>();
  const add = (size: number, count: number) =>
    counts.set(size * unit, (counts.get(size * unit) ?? 0) + count);
  let rest = Math.floor(balance / unit);
  for (const size of sizes) {
    if (rest <= MAX_STEPS) break;
    const count = Math.min(Math.ceil((rest - MAX_STEPS) / size), Math.floor(rest / size));
    if (count > 0) add(size, count);
    rest -= count * size;
  }
  for (const size of fewestSizes(sizes, Math.min(rest, MAX_STEPS))) add(size, 1);
  return toItems(counts);
}

/** The sizes with the largest sum up to `limit`, as few as possible: the coin change problem. */
function fewestSizes(sizes: readonly number[], limit: number): number[] {
  const fewest = new Uint16Array(limit + 1).fill(0xffff);
  const last = new Uint32Array(limit + 1);
  fewest[0] = 0;
  for (let sum = 1; sum <= limit; sum++) {
    for (const size of sizes) {
      const before = size <= sum ? (fewest[sum - size] ?? 0xffff) : 0xffff;
      if (before + 1 < (fewest[sum] ?? 0)) {
        fewest[sum] = before + 1;
        last[sum] = size;
      }
    }
  }
  let sum = fewest.findLastIndex((count) => count < 0xffff);
  const found: number[] = [];
  for (; sum > 0; sum -= last[sum] ?? sum) found.push(last[sum] ?? 0);
  return found;
}

function fromRange({ minInCent, maxInCent, stepInCent }: FreeRange, balance: number): RedeemItem[] {
  const widest = Math.floor((maxInCent - minInCent) / stepInCent);
  if (minInCent > balance || widest < 0) return [];
  const largest = minInCent + widest * stepInCent;
  // One value more than fits at its largest may reach further, with every value a little smaller.
  const fitting = Math.floor(balance / largest);
  const [best = []] = [fitting, fitting + 1]
    .filter((count) => count > 0 && count <= MAX_QUANTITY && count * minInCent <= balance)
    .map((count) => {
      const steps = Math.floor((balance - count * minInCent) / stepInCent);
      return distribute(count, Math.min(steps, count * widest), widest, minInCent, stepInCent);
    })
    .sort((a, b) => sumOfItems(b) - sumOfItems(a));
  return best;
}

/** `count` values whose steps above the smallest value add up to `steps`, full ones first. */
function distribute(count: number, steps: number, widest: number, min: number, step: number) {
  const counts = new Map<number, number>();
  let left = steps;
  for (let index = 0; index < count; index++) {
    const own = Math.min(left, widest);
    left -= own;
    counts.set(min + own * step, (counts.get(min + own * step) ?? 0) + 1);
  }
  return toItems(counts);
}

const toItems = (counts: ReadonlyMap<number, number>): RedeemItem[] =>
  [...counts]
    .map(([valueInCent, count]) => ({ valueInCent, quantity: Math.min(count, MAX_QUANTITY) }))
    .sort((a, b) => b.valueInCent - a.valueInCent);

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
