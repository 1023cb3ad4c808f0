import { describe, expect, it } from 'vitest';
import { sized } from '#testing/size.ts';
import { contestOf, fairnessOf, greedyPair, SOUND, tableOf } from '../testing/fairness.ts';
import type { Fairness } from '../testing/fairness.ts';
import { randomOf } from '../testing/random.ts';

/** The seeds of a few simulated contests, which take seconds. `fairness.deep.test.ts` checks such limits in 100 contests. */
const SEEDS = [1, 2, 3, 4].slice(0, sized(2, 4));

const isFair = ({ paidWithinTen, winnerWithinThree, largestGain, exposureRatio }: Fairness): boolean =>
  paidWithinTen >= 0.95 && winnerWithinThree >= 0.75 && largestGain < 2 && exposureRatio <= 1.5;

describe('a contest with 10 % random voters and 5 % colluders', () => {
  it('ranks entries fairly in simulated contests with 10 % random voters and 5 % colluders', () => expect(fairnessOf(SEEDS, SOUND)).toSatisfy(isFair));

  it('ranks entries unfairly when random voters and colluders weigh as much as honest voters', () =>
    expect(fairnessOf(SEEDS, { ...SOUND, weigh: false })).not.toSatisfy(isFair));

  it('shows entries unevenly when each pair has the two strongest entries', () =>
    expect(fairnessOf(SEEDS.slice(0, 1), { ...SOUND, choose: greedyPair, candidates: 200 }).exposureRatio).toBeGreaterThan(1.5));

  it('computes the same table from the votes of a simulated contest in another order', () => {
    const { votes, truth } = contestOf(1, SOUND);
    expect(tableOf(randomOf(9).shuffled(votes), truth)).toEqual(tableOf(votes, truth));
  });
});
