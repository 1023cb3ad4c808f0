import { composeText } from '../../providers/studio/text/index.ts';
import type { StarterCase } from './starter-cases.ts';

/** Four texts of one starter: how far from the length asked, and how many runs of three words two of them share. */
export interface TextVariety {
  name: string;
  asked: number;
  words: number[];
  /** Largest distance from the length asked, as a share of it. */
  off: number;
  /** Largest share of common three-word runs (Jaccard, 0 to 1) among the six pairs. */
  shared: number;
}

/** Words as a reader counts them: marks of Markdown alone are none. */
export const wordsIn = (text: string): number => text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length;

const runsOfThree = (text: string): Set<string> => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(2).map((_, i) => words.slice(i, i + 3).join(' ')));
};
const overlap = (a: Set<string>, b: Set<string>): number => {
  const both = [...a].filter((run) => b.has(run)).length;
  return both / (a.size + b.size - both);
};

/** Texts of seeds `seed` to `seed + 3` at the starter's own length. Pure. */
export function textVariety({ name, starter, request }: StarterCase, seed: number): TextVariety {
  const asked = starter.outputSettings.length ?? 400;
  const texts = [0, 1, 2, 3].map((i) => composeText({ ...request(seed + i), length: asked }));
  const words = texts.map(wordsIn);
  const runs = texts.map(runsOfThree);
  return {
    name, asked, words,
    off: Math.max(...words.map((count) => Math.abs(count - asked) / asked)),
    shared: Math.max(...runs.flatMap((a, i) => runs.slice(i + 1).map((b) => overlap(a, b)))),
  };
}
