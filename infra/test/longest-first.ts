import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** Files that take half a minute and more: one of them begun last would leave the other workers idle. */
const LONGEST = [
  'bootstrap/every-subscriber.int', 'bench/bench.int', 'testing/recovery/crash.int', 'selling/farming-simulation.int', 'infra/run/launcher.int', 'payments/permutations.int',
  'bootstrap/api-process.int', 'payments/burst.int', 'selling/sealed-canary.int', 'wallet/broken-twins.int', 'identity/login-storm.int', 'recovery/payment-crash.int',
  'recovery/provider-failures.int', 'demo-data/demo-data.int', 'recovery/redis-loss.int', 'generation/draft-runs.int', 'packs/pack-farming.int', 'generation/attempts.int',
  'studio/variety.test',
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
