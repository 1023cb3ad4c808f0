import { z } from 'zod';
import { id, tokens } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

/** The message that already tells about a reward: that of an achievement (its key) or of a run (its id). */
const rewardCause = z.object({ kind: z.enum(['achievement', 'generation']), id: z.string() });
export type RewardCause = z.infer<typeof rewardCause>;

/**
 * Published when a user gets tokens from the platform: welcome tokens, a daily claim, an achievement. `cause` names a message that already
 * tells about them.
 */
export const tokenReward = defineEvent(
  'token_reward',
  1,
  z.object({ userId: id, amount: tokens, reason: z.string(), cause: z.optional(rewardCause) }),
);

/** Published when a hold leaves at most a fifth of the budget of a UTC day, once a day. Amounts are tokens. */
export const budgetNearlyReached = defineEvent('budget_nearly_reached', 1, z.object({ userId: id, day: z.iso.date(), perDay: tokens, spent: tokens }));
