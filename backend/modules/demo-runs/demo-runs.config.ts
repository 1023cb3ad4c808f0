import { z } from 'zod';
import { defineConfigPart } from '#kernel/config/config-part.ts';

const count = z.coerce.number().int().min(0).max(1_000_000);

export const demoRunsConfig = defineConfigPart({
  variables: { DEMO_RUNS_PER_NETWORK: count.default(30), DEMO_HOSTED_RUNS_PER_DAY: count.default(0) },
  settings: (env) => ({
    /** The most demo runs that all visitors of one block of IP addresses may make in a UTC day. */
    perNetwork: env.DEMO_RUNS_PER_NETWORK,
    /** The most demo runs in a day that a hosted model writes, because they cost the operator money. Studio writes the others. */
    hostedPerDay: env.DEMO_HOSTED_RUNS_PER_DAY,
  }),
});
