import { defineConfigPart } from '#kernel/config/config-part.ts';
import { allowance } from '#kernel/config/variables.ts';

export const feedbackConfig = defineConfigPart({
  variables: { RATE_LIMIT_ISSUE: allowance('10/3600') },
  settings: (env) => ({
    /** Issues that a member reports. */
    rateLimits: { issue: env.RATE_LIMIT_ISSUE },
  }),
});
