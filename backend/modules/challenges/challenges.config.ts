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
    /** The most tokens that the platform spends on free challenge runs in a UTC day. */
    freeBudget: env.CHALLENGE_FREE_BUDGET,
    /** How often the worker moves challenges to their next state, in ms. */
    advanceEveryMs: env.CHALLENGES_ADVANCE_EVERY_MS,
    /** The model that judges entries which are texts, by its id on the rate card. Empty: administrators judge. */
    judgeModel: env.CHALLENGE_JUDGE_MODEL,
    /** How often a member may ask for a pair of entries, vote on it, or take a vote back. */
    rateLimits: { vote: env.RATE_LIMIT_VOTE },
  }),
});
