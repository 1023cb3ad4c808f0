import { z } from 'zod';
import { achievementArea, achievementTier } from '#contracts/achievements.ts';
import { id, tokens } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

/** A person earned an achievement. The event carries its emoji, title and message, which become the person's message. */
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
    /** How many tokens were paid at once: equal to `worth`, or 0 while the reward waits until the person confirms the email. */
    reward: tokens,
    worth: tokens,
    /** ISO time at which an unpaid reward lapses unless the person confirms the email; null for a reward that was paid at once. */
    waitsUntil: z.nullable(z.iso.datetime()),
    /** The run that earned the achievement, if the message about this run also names the achievement; otherwise absent. */
    generationId: z.optional(id),
  }),
);

/** A person claimed the daily reward, worth `amount` tokens. */
export const dailyClaimed = defineEvent('daily_claimed', 1, z.object({ userId: id, day: z.iso.date(), streak: z.int(), amount: tokens }));
