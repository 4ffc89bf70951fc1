import { parseAmount } from '~/form/parse-amount';
import type { PrepaidCard } from '~/payment/prepaid-card';

/** Amounts that are offered as tiles where the server takes them, in whole units; the first three count. */
const SUGGESTED = [25, 50, 100, 15, 150];

export interface ChargeLimits {
  /** Cents; whole units both. */
  minInCent: number;
  maxInCent: number;
  /** Amounts in cents that are offered as tiles. */
  suggestedInCent: readonly number[];
}

/** The limits of a top-up, from the server's look-up (requirements 5.014, 5.015, 9.047), in whole units. */
export function chargeLimits({
  minChargeInCent,
  maxChargeInCent,
}: Pick<PrepaidCard, 'minChargeInCent' | 'maxChargeInCent'>): ChargeLimits {
  const min = Math.ceil(minChargeInCent / 100);
  const max = Math.floor(maxChargeInCent / 100);
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
