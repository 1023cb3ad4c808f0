import { expect, it } from 'vitest';
import { GROWTH_CASES } from '../../bench/growth/cases.ts';
import { growthProblem, halved, measureGrowth, QUICK } from '../../bench/growth/measure-growth.ts';
import type { GrowthCase } from '../../bench/growth/measure-growth.ts';

/**
 * The largest factor by which a function's time may grow for twice the text. Quadratic work measures 4. Linear work measures 2.0 to 2.4,
 * because larger texts leave the processor's cache. `npm run bench -- --only text-growth` holds every case to 2.2 on a quiet machine.
 */
const ALLOWED = 3;

it.each(GROWTH_CASES.map((each) => [each.what, each] as const))('“%s” takes less than three times as long for twice the text, whatever piece the text repeats', { timeout: 180_000 }, (_, each) => {
  // Counts a slow measurement only when it repeats, because other programs can slow down all five samples of a median.
  const problems: string[] = [];
  for (let turn = 0; turn < 3 && problems.length === turn; turn += 1) {
    const problem = growthProblem(measureGrowth(each, QUICK), ALLOWED, () => measureGrowth(halved(each), QUICK));
    if (problem !== null) problems.push(problem);
  }
  expect(problems.length, problems.join('; ')).toBeLessThan(3);
});

it("the measurement of growth notices work that grows with the square of the text's length", { timeout: 180_000 }, () => {
  const pairs: GrowthCase = { where: 'worker', what: 'Pairs', limit: 2_000, run: (text) => [...text].filter((letter, at) => text.lastIndexOf(`${letter}\0`, text.length - at) < 0 && text.split('').includes('\0')) };
  expect(growthProblem(measureGrowth(pairs, QUICK), ALLOWED, () => measureGrowth(halved(pairs), QUICK))).toContain('times)');
});
