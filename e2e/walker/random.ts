/** The same numbers for the same seed, so that a walk can be taken again (mulberry32). */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** True in this share of all cases. */
  chance(share: number): boolean;
  /** @throws Error when there is nothing to pick from */
  pick<T>(from: readonly T[]): T;
}

export function createRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    chance: (share) => next() < share,
    pick(from) {
      const found = from[Math.floor(next() * from.length)];
      if (found === undefined) throw new Error('nothing to pick from');
      return found;
    },
  };
}
