import { GROWTH_CASES } from './growth/cases.ts';
import { GROWTH_LIMIT, growthProblem, halved, measureGrowth } from './growth/measure-growth.ts';
import { currentLoad } from './measure/bench-line.ts';
import type { BenchLine } from './measure/bench-line.ts';
import type { BenchSize } from './measure/bench-size.ts';

/**
 * The benchmark of text growth: times functions on users' texts at the largest length (ours) and at half of it (baseline). Twice the text may
 * cost 2.2 times as much, whatever piece it repeats.
 */
export async function run(size: BenchSize): Promise<BenchLine[]> {
  return (size === 'smallest' ? GROWTH_CASES.slice(0, 3) : GROWTH_CASES).map((each) => {
    const growth = measureGrowth(each);
    const { where, what, limit, piece, half, full, ratio } = growth;
    return {
      // Names the figure by the function alone, not by the slowest text, because a goal missed twice is found by its name.
      what: `${what} (${where}), ${limit.toLocaleString('en-US')} characters`,
      ours: `${full.toFixed(1)} ms of ${piece}`, baseline: `${half.toFixed(1)} ms`, ratio, goal: `≤ ${GROWTH_LIMIT}`,
      passed: growthProblem(growth, GROWTH_LIMIT, () => measureGrowth(halved(each))) === null, load: currentLoad(),
    };
  });
}
