import { z } from 'zod';
import { achievementArea, achievementTier } from '#contracts/achievements.ts';
import { id, tokens } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

/** Somebody earned an achievement, with the words that they read. */
export const achievementEarned = defineEvent(
  'achievement_earned',
  1,
  z.object({
    userId: id,
    key: z.string(),
    emoji: z.string(),
    title: z.string(),
    message: z.string(),
    tier: achievementTier,
    area: achievementArea,
    secret: z.boolean(),
    /** Tokens that it gave; less than `worth` when the day's cap left no more. */
    reward: tokens,
    worth: tokens,
    dailyCap: tokens,
  }),
);

/** Somebody claimed the day's reward. */
export const dailyClaimed = defineEvent('daily_claimed', 1, z.object({ userId: id, day: z.iso.date(), streak: z.int(), amount: tokens }));
