import { expect, it } from 'vitest';
import { seededRandom } from './seeded-random.ts';

const firstThree = (seed: number): number[] => {
  const next = seededRandom(seed);
  return [next(), next(), next()];
};

it('gives the same random numbers for the same seed, and others for another seed', () => {
  expect(firstThree(7)).toEqual(firstThree(7));
  expect(firstThree(7)).not.toEqual(firstThree(8));
});

it('never changes the numbers of a seed, because pictures and saved seeds depend on them', () => {
  expect(firstThree(1).map((number) => Math.round(number * 2 ** 32))).toEqual([2_693_262_067, 11_749_833, 2_265_367_787]);
});

it('spreads the random numbers of a seed evenly from 0 up to 1', () => {
  const next = seededRandom(3);
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let draw = 0; draw < 10_000; draw += 1) tenths[Math.floor(next() * 10)]! += 1;
  expect(Math.min(...tenths)).toBeGreaterThan(900);
  expect(Math.max(...tenths)).toBeLessThan(1_100);
});
