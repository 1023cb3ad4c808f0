import { defineConfigPart } from '#kernel/config/config-part.ts';
import { allowance } from '#kernel/config/variables.ts';

export const feedbackConfig = defineConfigPart({
  variables: { RATE_LIMIT_ISSUE: allowance('10/3600') },
  settings: (env) => ({
    /** The rate limit of issue reports that one member sends. */
    rateLimits: { issue: env.RATE_LIMIT_ISSUE },
  }),
});
