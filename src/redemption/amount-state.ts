/** An amount in cents, with its currency. */
export interface Amount {
  inCent: number;
  currency: string;
}

/** The amount that an entry of the history holds, if it holds one. */
export function amountIn(state: unknown): Amount | undefined {
  const { inCent, currency } = Object(Object(state).amount) as Record<string, unknown>;
  return Number.isSafeInteger(inCent) && typeof currency === 'string'
    ? { inCent: Number(inCent), currency }
    : undefined;
}
