import { composeText } from '../text/index.ts';
import type { StarterCase } from './starter-cases.ts';

/** Texts of one starter prompt, and how much any two of them have in common. Shares are 0 to 1. */
export interface TextVariety {
  slug: string;
  asked: number;
  /** Largest distance from the length asked, as a share of it. */
  off: number;
  /** Of two seeds of the same inputs. */
  seeds: { mean: number; max: number };
  /** Of two saved inputs with the same seed. */
  inputs: { mean: number; max: number };
}

/** Words as a reader counts them: marks of Markdown alone are none. */
const wordsIn = (text: string): number => text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length;

const runsOfThree = (text: string): Set<string> => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(2).map((_, i) => words.slice(i, i + 3).join(' ')));
};

/** How many of the three-word runs of the text that has fewer of them stand in the other as well. */
const common = (a: Set<string>, b: Set<string>): number => [...a].filter((run) => b.has(run)).length / Math.min(a.size, b.size);
const pairs = <T>(items: readonly T[]): (readonly [T, T])[] => items.flatMap((a, i) => items.slice(i + 1).map((b) => [a, b] as const));
const summed = (shares: readonly number[]): { mean: number; max: number } => ({ mean: shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length), max: Math.max(0, ...shares) });

/** The texts of these seeds for every saved input of one starter, at the starter's own length. Pure. */
export function textVariety(inputs: readonly StarterCase[], seeds: readonly number[]): TextVariety {
  const { starter } = inputs[0]!;
  const asked = starter.outputSettings.length ?? 400;
  const texts = inputs.map(({ request }) => seeds.map((seed) => composeText({ ...request(seed), length: asked })));
  const runs = texts.map((made) => made.map(runsOfThree));
  return {
    slug: starter.slug, asked,
    off: Math.max(...texts.flat().map((text) => Math.abs(wordsIn(text) - asked) / asked)),
    seeds: summed(runs.flatMap((made) => pairs(made).map(([a, b]) => common(a, b)))),
    inputs: summed(pairs(runs).flatMap(([one, other]) => one.map((made, i) => common(made, other[i]!)))),
  };
}
