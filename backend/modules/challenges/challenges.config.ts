import { z } from 'zod';
import { MINUTE_MS } from '#contracts/durations.ts';
import { defineConfigPart } from '#kernel/config/config-part.ts';
import { allowance } from '#kernel/config/variables.ts';

const count = z.coerce.number().int().min(0).max(1_000_000);

export const challengesConfig = defineConfigPart({
  variables: {
    CHALLENGE_FREE_BUDGET: count.default(400), CHALLENGES_ADVANCE_EVERY_MS: count.default(MINUTE_MS), CHALLENGE_JUDGE_MODEL: z.string().max(80).default(''),
    RATE_LIMIT_VOTE: allowance('90/60'),
  },
  settings: (env) => ({
    /** The most tokens that the platform spends on free runs in a UTC day. */
    freeBudget: env.CHALLENGE_FREE_BUDGET,
    /** How often challenges are moved through their states, in ms. */
    advanceEveryMs: env.CHALLENGES_ADVANCE_EVERY_MS,
    /** Id on the rate card of the hosted model that judges texts; empty for none. */
    judgeModel: env.CHALLENGE_JUDGE_MODEL,
    /** Limit of one member's requests for pairs: asking for one, answering it, taking the answer back. */
    rateLimits: { vote: env.RATE_LIMIT_VOTE },
  }),
});
