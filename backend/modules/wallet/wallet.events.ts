import { z } from 'zod';
import { id, tokens } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

/** Tokens were given to a user: the welcome grant, a daily claim, an achievement. */
export const tokenReward = defineEvent(
  'token_reward',
  1,
  z.object({ userId: id, amount: tokens, reason: z.string() }),
);
