import { formatNumber } from '~/i18n/format-number';
import type { OfferedValues } from './exact-combination';

/** A card lists this many values; more are summed up as a range. */
const LISTED = 4;

/**
 * Makes the function that writes the values of a shop on its card: "5, 10, 25 €" or "10 bis 50 €".
 * @param range writes a range of two formatted amounts
 */
export function createValueList(
  currency: string,
  locale: string,
  range: (from: string, to: string) => string,
) {
  const trailingZeroDisplay = 'stripIfInteger';
  const money = (cents: number) =>
    formatNumber(cents / 100, locale, { style: 'currency', currency, trailingZeroDisplay });
  // A unit behind the number appears once, at the end; one in front belongs to every number.
  const isUnitLast = /\D$/.test(money(1));
  // "CHF 10, 20, 50", "€ 10, 20, 50": a unit with a space behind it stands for all numbers that follow.
  const isUnitSaidOnce = /^\D+\s/.test(money(1));
  const bare = (cents: number) =>
    formatNumber(cents / 100, locale, { minimumFractionDigits: 2, trailingZeroDisplay });
  const number = (cents: number) => (isUnitLast ? bare(cents) : money(cents));

  return ({ voucherValues, valueRange }: OfferedValues): string => {
    const values = voucherValues.map(({ valueInCent }) => valueInCent).sort((a, b) => a - b);
    const ends = valueRange ? [valueRange.minInCent, valueRange.maxInCent] : [];
    const smallest = Math.min(...values, ...ends);
    const largest = Math.max(...values, ...ends);
    if (!Number.isFinite(smallest)) return '';
    if (smallest < largest && (valueRange || values.length > LISTED)) {
      return range(number(smallest), money(largest));
    }
    if (isUnitSaidOnce) {
      return values.map((value, at) => (at === 0 ? money(value) : bare(value))).join(', ');
    }
    const before = values.slice(0, -1).map((value) => `${number(value)}, `);
    return before.join('') + money(largest);
  };
}
