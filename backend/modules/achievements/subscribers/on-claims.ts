import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { dailyClaimed } from '../achievements.events.ts';
import type { AchievementsContext } from '../achievements-context.ts';
import { count } from '../commands/count.ts';

/** A streak passes through every length up to its best, so its best is how many lengths were ever seen. */
export const onClaims = (context: AchievementsContext): Subscription =>
  subscribe(dailyClaimed, 'achievements.count_claim', (tx, { userId, day, streak }) =>
    count(tx, context, userId, [
      { counter: 'claims', distinct: day },
      { counter: 'claims.streak', distinct: String(streak) },
    ]),
  );
