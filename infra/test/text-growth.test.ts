import { expect, it } from 'vitest';
import { GROWTH_CASES } from '../../bench/growth/cases.ts';
import { growthProblem, measureGrowth, QUICK } from '../../bench/growth/measure-growth.ts';
import type { Growth, GrowthCase } from '../../bench/growth/measure-growth.ts';

/**
 * Work that grows with the square takes four times as long. Linear work measures 2.0 to 2.4 here, because larger texts leave the
 * processor's cache. `npm run bench -- --only text-growth` holds every case to 2.2 on a quiet machine.
 */
const ALLOWED = 3;

const growsFast = ({ half, full }: Growth): boolean => full > ALLOWED * half;

it.each(GROWTH_CASES.map((each) => [each.what, each] as const))('%s: twice the text takes less than three times as long, whatever it repeats', { timeout: 180_000 }, (_, each) => {
  // Other programs can disturb all five samples of a median once or twice.
  const problems: string[] = [];
  for (let turn = 0; turn < 3 && problems.length === turn; turn += 1) {
    const problem = growthProblem(measureGrowth(each, QUICK), ALLOWED);
    // A full heap makes one doubling expensive, and the doubling before it cheap. Work that grows too fast does so at every length.
    if (problem !== null && growsFast(measureGrowth({ ...each, limit: each.limit / 2 }, QUICK))) problems.push(problem);
  }
  expect(problems.length, problems.join('; ')).toBeLessThan(3);
});

it('notices work that grows with the square of a text', { timeout: 180_000 }, () => {
  const pairs: GrowthCase = { where: 'worker', what: 'Pairs', limit: 4_000, run: (text) => [...text].filter((letter, at) => text.lastIndexOf(`${letter}\0`, text.length - at) < 0 && text.split('').includes('\0')) };
  expect(growthProblem(measureGrowth(pairs, QUICK))).toContain('times)');
  expect(growsFast(measureGrowth({ ...pairs, limit: pairs.limit / 2 }, QUICK))).toBe(true);
});
