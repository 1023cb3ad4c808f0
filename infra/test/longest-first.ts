import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** Test files that take half a minute or more. They start first, because a long one that starts last leaves the other workers without work. */
const LONGEST = [
  'infra/run/launcher.int', 'selling/farming-simulation.int', 'selling/sealed-canary.int', 'chat/injections.int', 'testing/recovery/crash.int', 'recovery/chat-crash.int',
  'bootstrap/api-process.int', 'bench/bench.int', 'wallet/broken-twins.int', 'demo-data/demo-data.int', 'recovery/prize-crash.int', 'bootstrap/authorization.int',
  'recovery/redis-loss.int', 'payments/permutations.int', 'recovery/payment-crash.int', 'payments/burst.int', 'recovery/provider-failures.int', 'identity/login-storm.int',
  'bootstrap/every-subscriber.int', 'media/storage.int', 'bench/run-path.int', 'generation/draft-runs.int', 'packs/pack-farming.int', 'generation/attempts.int',
  'monitoring/monitoring.int', 'scan/scan.int', 'generation/provider-settings.int', 'packs/packs.int',
  'studio/variety.test', 'studio/studio.test', 'test/deep-proofs.test',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.findIndex((name) => moduleId.includes(name));
  return place < 0 ? LONGEST.length : place;
};

/** Makes vitest start with the longest test files. In a new checkout it knows no durations and would start with the largest files. */
export class LongestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(specifications)).sort((a, b) => rank(a) - rank(b));
  }
}
