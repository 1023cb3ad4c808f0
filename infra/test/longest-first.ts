import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** Files that take half a minute and more: one of them begun last would leave the other workers idle. */
const LONGEST = [
  'bench/bench.int', 'testing/recovery/crash.int', 'infra/run/launcher.int', 'payments/permutations.int', 'bootstrap/api-process.int', 'recovery/redis-loss.int',
  'studio/variety.test', 'selling/farming-simulation.int', 'generation/draft-runs.int', 'generation/attempts.int',
  'recovery/payment-crash.int', 'recovery/provider-failures.int', 'payments/burst.int', 'wallet/broken-twins.int', 'identity/login-storm.int',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.findIndex((name) => moduleId.includes(name));
  return place < 0 ? LONGEST.length : place;
};

/** A new checkout knows no durations, and vitest would begin with the largest files: these begin with the longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(specifications)).sort((a, b) => rank(a) - rank(b));
  }
}
