import { seededRandom } from '#kernel/seeded-random.ts';

/** A source of random numbers that repeats: the same words give the same numbers on every machine. */
export interface Random {
  /** A random number from 0 to below 1. */
  next(): number;
  range(min: number, max: number): number;
  /** A random whole number between two bounds, both included. */
  int(min: number, max: number): number;
  pick<T>(items: readonly T[]): T;
  chance(probability: number): boolean;
  shuffle<T>(items: readonly T[]): T[];
  /** Begins a separate sequence for one part of an output, so that more random numbers in another part do not change it. */
  fork(label: string): Random;
}

/** A 32-bit hash of a text (FNV-1a with a final mix). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Builds a random source whose numbers follow from `parts`. */
export function createRandom(...parts: readonly (string | number)[]): Random {
  const key = parts.join('\u0001');
  const next = seededRandom(hashOf(key));
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    range: (min, max) => min + next() * (max - min),
    pick: <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)]!,
    chance: (probability) => next() < probability,
    shuffle: <T>(items: readonly T[]): T[] => {
      const mixed = [...items];
      for (let i = mixed.length - 1; i > 0; i--) {
        const j = int(0, i);
        [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
      }
      return mixed;
    },
    fork: (label) => createRandom(key, label),
  };
}
