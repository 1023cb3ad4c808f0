const GOLDEN = 0x6d2b79f5;

/**
 * Makes random numbers from 0 up to 1 that follow from a seed alone (mulberry32). So a picture is the same on every machine, and a failed test can be
 * repeated. Not for secrets.
 */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + GOLDEN) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
