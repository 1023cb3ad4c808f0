export interface Random {
  /** Returns a random number from 0 to below 1. */
  random: () => number;
  /** Returns a normally distributed number with mean 0 and variance 1, by G. Box and M. Muller (1958). */
  normal: () => number;
  shuffled: <T>(items: readonly T[]) => T[];
}

/** A random generator that repeats for the same seed: xorshift32 of G. Marsaglia, "Xorshift RNGs" (2003). */
export function randomOf(seed: number): Random {
  let state = (seed * 2654435761 + 1013904223) >>> 0 || 1;
  const random = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
  for (let warm = 0; warm < 8; warm += 1) random();
  return {
    random,
    normal: () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
    shuffled: (items) => items.map((item) => ({ item, chance: random() })).sort((a, b) => a.chance - b.chance).map(({ item }) => item),
  };
}
