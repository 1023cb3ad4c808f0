import { z } from 'zod';
import { id, tokens } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

/** Which message tells about a reward: the one of an achievement (its key) or of a run (its id). */
const rewardCause = z.object({ kind: z.enum(['achievement', 'generation']), id: z.string() });
export type RewardCause = z.infer<typeof rewardCause>;

/**
 * Tokens were given to a user: the welcome grant, a daily claim, an achievement. A reward needs no message of its own when the message about
 * its cause is shown.
 */
export const tokenReward = defineEvent(
  'token_reward',
  1,
  z.object({ userId: id, amount: tokens, reason: z.string(), cause: z.optional(rewardCause) }),
);

/** A hold left at most a fifth of the budget of a UTC day, for the first time on that day. Amounts are tokens. */
export const budgetNearlyReached = defineEvent('budget_nearly_reached', 1, z.object({ userId: id, day: z.iso.date(), perDay: tokens, spent: tokens }));
