// What the running site is held to, measured by `npm run bench`. Sizes are in ../budgets.ts.

export interface Limit {
  readonly title: string;
  readonly unit: 'ms' | 's' | 'score' | 'shift' | 'links' | 'times the floor' | 'requests/s' | 'MB';
  readonly goal: number;
  readonly gate: number;
  /** More is better. */
  readonly isMinimum?: true;
}

export const limits = {
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
  'key-500': key(500, 56, 80),
  'key-500-floor': {
    title: 'Wall, 500 shops: worst key, against the same page without cards',
    unit: 'times the floor',
    goal: 2.5,
    gate: 3.5,
  },
  'key-2000': key(2000, 72, 104),
  'key-10000': key(10_000, 88, 120),
  'card-500': card(500),
  'card-10000': card(10_000),
  'links-500': {
    title: 'Wall, 500 shops shown: shops whose link assistive technology reaches',
    unit: 'links',
    goal: 500,
    gate: 500,
    isMinimum: true,
  },
  'map-pan': {
    title: 'Map, 2,000 places: what the middle frame costs while it is dragged',
    unit: 'ms',
    goal: 8,
    gate: 16,
  },
  filter: { title: 'One filtering of 10,000 shops', unit: 'ms', goal: 0.5, gate: 2 },
  gateway: {
    title: 'Mock at 5 connections',
    unit: 'requests/s',
    goal: 1600,
    gate: 1000,
    isMinimum: true,
  },
  soak: {
    title: 'Mock, 20,000 requests at 5 connections, 1 in 20 nonsense',
    unit: 'requests/s',
    goal: 1600,
    gate: 1000,
    isMinimum: true,
  },
  'soak-memory': {
    title: 'Mock, memory at its largest under the same',
    unit: 'MB',
    goal: 250,
    gate: 300,
  },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitId = keyof typeof limits;

/** Measured values by limit. */
export type Values = Readonly<Partial<Record<LimitId, number>>>;

function score(title: string) {
  return { title, unit: 'score', goal: 100, gate: 98, isMinimum: true } as const;
}

function key(shops: number, goal: number, gate: number) {
  const title = `Wall, ${shops.toLocaleString('en')} shops: worst key while filtering`;
  return { title, unit: 'ms', goal, gate } as const;
}

function card(shops: number) {
  const title = `Wall, ${shops.toLocaleString('en')} shops: first card`;
  return { title, unit: 'ms', goal: 800, gate: 1200 } as const;
}

/** Whether a value keeps a limit's goal, only its gate, or not even that. */
export function judge({ goal, gate, isMinimum }: Limit, value: number): 'goal' | 'gate' | 'missed' {
  const keeps = (limit: number): boolean => (isMinimum ? value >= limit : value <= limit);
  if (keeps(goal)) return 'goal';
  return keeps(gate) ? 'gate' : 'missed';
}
