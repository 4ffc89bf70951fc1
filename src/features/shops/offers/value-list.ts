import type { OfferedValues } from './exact-combination';

/** A card lists this many values; more are summed up as a range. */
const LISTED = 4;

/**
 * Makes the function that writes the values of a shop on its card: "5, 10, 25 €" or "10 bis 50 €".
 * The number formats are made once, because a wall writes hundreds of cards.
 * @param range writes a range of two formatted amounts
 */
export function createValueList(
  currency: string,
  locale: string,
  range: (from: string, to: string) => string,
) {
  const trailingZeroDisplay = 'stripIfInteger';
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay });
  // A unit behind the number stands once, at the end; one in front belongs to every number.
  const isUnitLast = money.formatToParts(1).at(-1)?.type === 'currency';
  const number = isUnitLast
    ? new Intl.NumberFormat(locale, { minimumFractionDigits: 2, trailingZeroDisplay })
    : money;

  return ({ voucherValues, valueRange }: OfferedValues): string => {
    const values = voucherValues.map(({ valueInCent }) => valueInCent).sort((a, b) => a - b);
    const ends = valueRange ? [valueRange.minInCent, valueRange.maxInCent] : [];
    const smallest = Math.min(...values, ...ends);
    const largest = Math.max(...values, ...ends);
    if (!Number.isFinite(smallest)) return '';
    if (smallest < largest && (valueRange || values.length > LISTED)) {
      return range(number.format(smallest / 100), money.format(largest / 100));
    }
    const before = values.slice(0, -1).map((value) => `${number.format(value / 100)}, `);
    return before.join('') + money.format(largest / 100);
  };
}
