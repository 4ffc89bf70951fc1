/** When the voucher was bought, as far as the visitor knows. */
export const TIMES = ['last-day', 'last-days', 'earlier', 'over-three-years', 'unknown'] as const;
/** Where it comes from. */
export const PLACES = [
  'store',
  'online',
  'company',
  'gift',
  'replacement',
  'elsewhere',
  'unknown',
] as const;

export type Time = (typeof TIMES)[number];
export type Place = (typeof PLACES)[number];

/** Possible causes of a voucher's failure (requirements 4.040 to 4.051, 8.014 to 8.022, 8.045 to 8.048). */
export type Cause =
  | 'mistyped'
  | 'too-fresh'
  | 'importing'
  | 'company-order'
  | 'old-format'
  | 'not-usable'
  | 'expired'
  | 'bought-elsewhere'
  | 'not-activated'
  | 'reserve-card';

export interface Answers {
  when: Time;
  where: Place;
  /** The failure that the visitor saw, a problem code of the contract. */
  problem?: string | undefined;
}

/** Where no failure is known beyond "not found": by time, then by place. */
const notFound: Record<Exclude<Time, 'over-three-years'>, Partial<Record<Place, Cause[]>>> = {
  'last-day': {
    store: ['too-fresh', 'mistyped'],
    company: ['company-order', 'mistyped'],
    gift: ['importing', 'not-activated', 'mistyped'],
  },
  'last-days': {
    company: ['company-order', 'mistyped'],
    gift: ['mistyped', 'not-activated', 'importing'],
    store: ['mistyped', 'importing'],
    online: ['mistyped', 'importing'],
  },
  earlier: { gift: ['mistyped', 'old-format', 'not-activated'] },
  unknown: { company: ['mistyped', 'company-order', 'old-format'] },
};

const usual: Record<Exclude<Time, 'over-three-years'>, Cause[]> = {
  'last-day': ['importing', 'mistyped'],
  'last-days': ['mistyped', 'importing'],
  earlier: ['mistyped', 'old-format'],
  unknown: ['mistyped', 'importing', 'old-format'],
};

/** Failures whose cause the server knows better than any question. */
const certain: Partial<Record<string, Cause[]>> = {
  VOUCHER_OBSOLETE_FORMAT: ['old-format'],
  VOUCHER_NOT_YET_RECORDED: ['too-fresh'],
  VOUCHER_NOT_REDEEMABLE: ['not-usable'],
};

/**
 * Possible causes, the most likely one first. Never empty, and never contradicts the
 * failure that the server named.
 */
export function diagnose({ when, where, problem }: Answers): readonly Cause[] {
  const known = certain[problem ?? ''];
  if (where === 'elsewhere') return ['bought-elsewhere', ...(known ?? ['mistyped'])];
  if (when === 'over-three-years' && problem !== 'VOUCHER_NOT_YET_RECORDED') {
    return ['expired', ...(known ? [] : (['mistyped'] as const))];
  }
  if (where === 'replacement') return ['reserve-card', ...(known ?? ['mistyped'])];
  if (known) return known;
  const time = when === 'over-three-years' ? 'earlier' : when;
  return notFound[time][where] ?? usual[time];
}

const HOUR = 3_600_000;

/** How long after the purchase a cause passes by itself, in ms (requirements 9.045, 8.016). */
const passes: Partial<Record<Cause, number>> = {
  'too-fresh': 24 * HOUR,
  importing: 24 * HOUR,
  'company-order': 48 * HOUR,
};

/**
 * When the voucher should work; undefined where waiting does not help. What waits for an import waits
 * over the weekend too (8.015); a sale at a till does not.
 * @param from moment of the sale if it is known, otherwise now; epoch ms
 */
export function worksFrom(cause: Cause, from: number): Date | undefined {
  const wait = passes[cause];
  if (wait === undefined) return undefined;
  const date = new Date(from + wait);
  if (cause === 'too-fresh') return date;
  while (date.getDay() === 0 || date.getDay() === 6) date.setDate(date.getDate() + 1);
  return date;
}
