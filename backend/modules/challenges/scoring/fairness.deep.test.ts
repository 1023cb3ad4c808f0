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

it('is fair in 100 contests with colluders who vote for their favourites and against the strong', () => {
  expect(problems(told('hostile', fairnessOf(SEEDS, SOUND)))).toEqual([]);
}, LONG);

it('lets those colluders gain places where all voters weigh the same', () => {
  expect(problems(told('hostile, without weights', fairnessOf(SEEDS.slice(0, 30), { ...SOUND, weigh: false })))).toContain('gain');
}, LONG);

// Colluders who vote by a coin where they favour none are found less surely. Disguised ones, who vote honestly there, are not found: their favourites gain as without weights.
it.each<[Collusion, number]>([['careless', 3], ['disguised', 15]])('keeps the paid places in contests with %s colluders, whose favourites gain fewer than %i places', (collusion, most) => {
  const { largestGain, ...rest } = told(collusion, fairnessOf(SEEDS.slice(0, 30), { ...SOUND, collusion }));
  expect(problems({ ...rest, largestGain: 0, winnerWithinThree: 1 })).toEqual([]);
  expect(largestGain).toBeLessThan(most);
}, LONG);

it('shows entries unequally and misses the best where pairs are the strongest two', () => {
  expect(problems(told('greedy pairs', fairnessOf(SEEDS.slice(0, 10), { ...SOUND, choose: greedyPair, candidates: 200 })))).toEqual(expect.arrayContaining(['paid', 'exposure']));
}, LONG);

it('has the same table for the same votes in any order', () => {
  for (const seed of SEEDS.slice(0, 20)) {
    const { votes, truth } = contestOf(seed, SOUND);
    expect(tableOf(randomOf(seed).shuffled(votes), truth)).toEqual(tableOf(votes, truth));
  }
}, LONG);
