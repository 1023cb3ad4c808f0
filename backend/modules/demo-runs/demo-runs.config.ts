import { z } from 'zod';
import { defineConfigPart } from '#kernel/config/config-part.ts';

const count = z.coerce.number().int().min(0).max(1_000_000);

export const demoRunsConfig = defineConfigPart({
  variables: { DEMO_RUNS_PER_NETWORK: count.default(30), DEMO_HOSTED_RUNS_PER_DAY: count.default(0) },
  settings: (env) => ({
    /** Demo runs that all visitors of one address block may make in a UTC day. */
    perNetwork: env.DEMO_RUNS_PER_NETWORK,
    /** Demo runs a day that a hosted model writes, which costs the operator money; Studio writes the others. */
    hostedPerDay: env.DEMO_HOSTED_RUNS_PER_DAY,
  }),
});
