import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { dailyClaimed } from '../achievements.events.ts';
import type { AchievementsContext } from '../achievements-context.ts';
import { count } from '../commands/count.ts';

/** The counter counts each streak length once, so its value is the length of the best streak. */
export const onClaims = (context: AchievementsContext): Subscription =>
  subscribe(dailyClaimed, 'achievements.count_claim', (tx, { userId, day, streak }) =>
    count(tx, context, userId, [
      { counter: 'claims', distinct: day },
      { counter: 'claims.streak', distinct: String(streak) },
    ]),
  );
