import { expect, it } from 'vitest';
import { contestOf, fairnessOf, greedyPair, SOUND, tableOf } from '../testing/fairness.ts';
import type { Collusion, Fairness } from '../testing/fairness.ts';
import { randomOf } from '../testing/random.ts';

const SEEDS = Array.from({ length: 100 }, (_, seed) => seed + 1);
const LONG = 1_800_000;

const problems = ({ paidWithinTen, winnerWithinThree, largestGain, exposureRatio }: Fairness): string[] => [
  ...(paidWithinTen >= 0.95 ? [] : ['paid']), ...(winnerWithinThree >= 0.9 ? [] : ['winner']), ...(largestGain < 1 ? [] : ['gain']), ...(exposureRatio <= 1.5 ? [] : ['exposure']),
];
const told = (what: string, fairness: Fairness): Fairness => {
  console.info(`${what}: ${JSON.stringify(fairness)}`);
  return fairness;
};

it('keeps 100 simulated contests fair against colluders who vote for their favourites and against strong entries', () => {
  expect(problems(told('hostile', fairnessOf(SEEDS, SOUND)))).toEqual([]);
}, LONG);

it('lets hostile colluders gain places when all voters have the same weight, which proves that weights are needed', () => {
  expect(problems(told('hostile, without weights', fairnessOf(SEEDS.slice(0, 30), { ...SOUND, weigh: false })))).toContain('gain');
}, LONG);

// Scoring finds colluders less surely if they vote randomly on pairs without a favourite. It misses those who vote honestly there.
it.each<[Collusion, number]>([['careless', 3], ['disguised', 15]])('keeps the paid places in contests with %s colluders, whose favourites gain fewer than %i places', (collusion, most) => {
  const { largestGain, ...rest } = told(collusion, fairnessOf(SEEDS.slice(0, 30), { ...SOUND, collusion }));
  expect(problems({ ...rest, largestGain: 0, winnerWithinThree: 1 })).toEqual([]);
  expect(largestGain).toBeLessThan(most);
}, LONG);

it('shows entries unevenly and misses the best when each pair has the two strongest entries, which proves the chooser of pairs', () => {
  expect(problems(told('greedy pairs', fairnessOf(SEEDS.slice(0, 10), { ...SOUND, choose: greedyPair, candidates: 200 })))).toEqual(expect.arrayContaining(['paid', 'exposure']));
}, LONG);

it('computes the same table from the votes of 20 contests in any order', () => {
  for (const seed of SEEDS.slice(0, 20)) {
    const { votes, truth } = contestOf(seed, SOUND);
    expect(tableOf(randomOf(seed).shuffled(votes), truth)).toEqual(tableOf(votes, truth));
  }
}, LONG);
