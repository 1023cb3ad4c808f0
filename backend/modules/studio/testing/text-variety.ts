import { composeText } from '../text/index.ts';
import type { StarterCase } from './starter-cases.ts';

/** Texts of one starter prompt, with how much any two of them have in common. Shares are 0 to 1. */
export interface TextVariety {
  slug: string;
  asked: number;
  /** The largest difference between a text's length and the requested length, as a share of the requested one. */
  off: number;
  /** How much two texts with the same inputs and different seeds have in common. */
  seeds: { mean: number; max: number };
  /** How much two texts with the same seed and different saved inputs have in common. */
  inputs: { mean: number; max: number };
}

/** The number of words in a text. Signs of Markdown without letters or digits do not count. */
const wordsIn = (text: string): number => text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length;

const runsOfThree = (text: string): Set<string> => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(2).map((_, i) => words.slice(i, i + 3).join(' ')));
};

/** The share of three-word sequences that two texts have in common, measured by the text that has fewer of them. */
const common = (a: Set<string>, b: Set<string>): number => [...a].filter((run) => b.has(run)).length / Math.min(a.size, b.size);
const pairs = <T>(items: readonly T[]): (readonly [T, T])[] => items.flatMap((a, i) => items.slice(i + 1).map((b) => [a, b] as const));
const summed = (shares: readonly number[]): { mean: number; max: number } => ({ mean: shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length), max: Math.max(0, ...shares) });

/** Writes texts with these seeds for every saved input of one starter prompt, at the prompt's own length. Pure. */
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
