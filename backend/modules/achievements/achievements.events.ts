import { z } from 'zod';
import { achievementArea, achievementTier } from '#contracts/achievements.ts';
import { id, tokens } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

/** A person earned an achievement, with the words that they read. */
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
    /** Tokens that it gave at once: `worth`, or 0 while it waits for the email. */
    reward: tokens,
    worth: tokens,
    /** Until when the reward waits for the email (ISO time); null for one that was paid. */
    waitsUntil: z.nullable(z.iso.datetime()),
    /** The run that earned it, when its message tells of it; absent for all other causes. */
    generationId: z.optional(id),
  }),
);

/** A person claimed the day's reward, worth `amount` tokens. */
export const dailyClaimed = defineEvent('daily_claimed', 1, z.object({ userId: id, day: z.iso.date(), streak: z.int(), amount: tokens }));
