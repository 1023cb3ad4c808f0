import type { QueryClient } from '@tanstack/react-query';
import { listMessages } from '#contracts/messages.ts';
import type { RealtimePayload } from '#contracts/realtime.ts';
import type { AchievementNews } from '#lib/achievement-event.ts';
import { call } from '#lib/call.ts';
import { achievementsKey, achievementsQuery } from './achievements.queries.ts';

/** What was earned and not announced yet: it waits in the query cache until the corner that shows it is there. */
export const awaitedNewsKey = ['achievements-awaited'] as const;

export interface AwaitedNews extends AchievementNews {
  key: string;
  /** Earned this moment, before the reader's eyes; else found among what they have not read. */
  pushed: boolean;
}

export interface AchievementFeed {
  /** An achievement was pushed. */
  apply(payload: RealtimePayload<'achievement'>): void;
  /** The connection stands anew: what was earned while nobody was told is among the unread messages. Never throws. */
  catchUp(): Promise<void>;
  close(): void;
}

/** Most that are announced after an absence; the others are among the messages. */
const MOST_AT_ONCE = 5;

/** Takes achievements: each is earned once, so each is announced once, however often and by whichever way its news arrives. */
export function createAchievementFeed(client: QueryClient): AchievementFeed {
  const announced = new Set<string>();
  let closed = false;
  const take = ({ key, emoji, title, message }: Omit<AwaitedNews, 'pushed'>, pushed: boolean): void => {
    if (closed || announced.has(key)) return;
    announced.add(key);
    client.setQueryData<AwaitedNews[]>(awaitedNewsKey, (known = []) => [...known, { key, emoji, title, message, pushed }]);
  };
  const findUnread = async (): Promise<void> => {
    const messages = await call(listMessages, { query: { category: 'achievement', unread: 'true', limit: MOST_AT_ONCE } });
    const keys = messages.flatMap(({ type, relatedEntityId }) => (type === 'achievement_earned' && relatedEntityId !== null && !announced.has(relatedEntityId) ? [relatedEntityId] : []));
    if (keys.length === 0) return;
    const { achievements } = await client.fetchQuery(achievementsQuery);
    const earned = new Map(achievements.filter(({ unlockedAt }) => unlockedAt !== null).map((one) => [one.key, one]));
    // In the order they were earned; the list has the newest first.
    for (const one of keys.reverse().map((key) => earned.get(key))) if (one) take(one, false);
  };
  return {
    apply(payload) {
      take(payload, true);
      void client.invalidateQueries({ queryKey: achievementsKey });
    },
    // The next connection tries again.
    catchUp: () => findUnread().catch(() => undefined),
    close() {
      closed = true;
    },
  };
}
