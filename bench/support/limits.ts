// The limits of the running site, measured by `npm run bench`. Sizes are in ../budgets.ts.

export interface Limit {
  readonly title: string;
  readonly unit: 'ms' | 's' | 'score' | 'shift';
  readonly goal: number;
  readonly gate: number;
  /** More is better. */
  readonly isMinimum?: true;
}

export const limits = {
  build: { title: 'Build with all prerendered pages', unit: 's', goal: 8, gate: 20 },
  'landing-lcp': { title: 'Landing: largest contentful paint', unit: 's', goal: 0.75, gate: 1 },
  'landing-tbt': { title: 'Landing: total blocking time', unit: 'ms', goal: 20, gate: 100 },
  'landing-cls': { title: 'Landing: layout shift', unit: 'shift', goal: 0, gate: 0.01 },
  'landing-tti': { title: 'Landing: time to interactive', unit: 's', goal: 1.2, gate: 2 },
  'landing-performance': score('Landing: Lighthouse performance'),
  'landing-accessibility': score('Landing: Lighthouse accessibility'),
  'landing-best-practices': score('Landing: Lighthouse best practices'),
  'wall-cls': { title: 'Wall: layout shift', unit: 'shift', goal: 0, gate: 0.01 },
  'wall-performance': score('Wall: Lighthouse performance'),
  'wall-accessibility': score('Wall: Lighthouse accessibility'),
  'wall-best-practices': score('Wall: Lighthouse best practices'),
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitId = keyof typeof limits;

/** Measured values by limit. */
export type Values = Readonly<Partial<Record<LimitId, number>>>;

function score(title: string) {
  return { title, unit: 'score', goal: 100, gate: 98, isMinimum: true } as const;
}

/** Whether a value keeps a limit's goal, only its gate, or not even that. */
export function judge({ goal, gate, isMinimum }: Limit, value: number): 'goal' | 'gate' | 'missed' {
  const keeps = (limit: number): boolean => (isMinimum ? value >= limit : value <= limit);
  if (keeps(goal)) return 'goal';
  return keeps(gate) ? 'gate' : 'missed';
}
