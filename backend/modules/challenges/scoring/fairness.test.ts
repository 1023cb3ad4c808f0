import { describe, expect, it } from 'vitest';
import { sized } from '#testing/size.ts';
import { contestOf, fairnessOf, greedyPair, SOUND, tableOf } from '../testing/fairness.ts';
import type { Fairness } from '../testing/fairness.ts';
import { randomOf } from '../testing/random.ts';

/** Runs a few contests, which take seconds. `fairness.deep.test.ts` checks the same limits in 100 contests. */
const SEEDS = [1, 2, 3, 4].slice(0, sized(2, 4));

const isFair = ({ paidWithinTen, winnerWithinThree, largestGain, exposureRatio }: Fairness): boolean =>
  paidWithinTen >= 0.95 && winnerWithinThree >= 0.75 && largestGain < 2 && exposureRatio <= 1.5;

describe('a contest with 10 % random voters and 5 % colluders', () => {
  it('is fair', () => expect(fairnessOf(SEEDS, SOUND)).toSatisfy(isFair));

  it('is not fair where all voters weigh the same', () => expect(fairnessOf(SEEDS, { ...SOUND, weigh: false })).not.toSatisfy(isFair));

  it('is not fair where pairs are the strongest two', () => expect(fairnessOf(SEEDS.slice(0, 1), { ...SOUND, choose: greedyPair, candidates: 200 }).exposureRatio).toBeGreaterThan(1.5));

  it('has the same table for the same votes in another order', () => {
    const { votes, truth } = contestOf(1, SOUND);
    expect(tableOf(randomOf(9).shuffled(votes), truth)).toEqual(tableOf(votes, truth));
  });
});
