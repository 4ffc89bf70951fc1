import { parseAmount } from '~/form/parse-amount';
import type { PrepaidCard } from '~/payment/prepaid-card';

/** Smallest and largest top-up in whole units of the currency (requirements 5.014, 5.015, 9.047). */
const MIN_UNITS = 15;
const MAX_UNITS = 150;

/** Amounts that are offered as tiles, in whole units. */
const SUGGESTED = [25, 50, 100, 15, 150];

export interface ChargeLimits {
  /** Cents; whole units both. */
  minInCent: number;
  maxInCent: number;
  /** Amounts in cents that are offered as tiles. */
  suggestedInCent: readonly number[];
}

/** The limits of a top-up in whole units: the narrower of our limits and the server's. */
export function chargeLimits({
  minChargeInCent,
  maxChargeInCent,
}: Pick<PrepaidCard, 'minChargeInCent' | 'maxChargeInCent'>): ChargeLimits {
  const min = Math.max(MIN_UNITS, Math.ceil(minChargeInCent / 100));
  const max = Math.min(MAX_UNITS, Math.floor(maxChargeInCent / 100));
  const suggested = SUGGESTED.filter((units) => units >= min && units <= max);
  return {
    minInCent: min * 100,
    maxInCent: max * 100,
    suggestedInCent: suggested.slice(0, 3).map((units) => units * 100),
  };
}

/** Whether an amount lies within the limits and somebody takes the money. @param providers who would */
export function canTopUp(
  card: Pick<PrepaidCard, 'minChargeInCent' | 'maxChargeInCent'>,
  providers: readonly unknown[],
): boolean {
  const { minInCent, maxInCent } = chargeLimits(card);
  return providers.length > 0 && minInCent <= maxInCent;
}

/** Reads a typed amount: whole units within the limits. @returns cents, or undefined */
export function readCharge(
  typed: string,
  currency: string,
  { minInCent, maxInCent }: ChargeLimits,
): number | undefined {
  const cents = parseAmount(typed, currency);
  if (cents === undefined || cents % 100 !== 0) return undefined;
  return cents >= minInCent && cents <= maxInCent ? cents : undefined;
}
