import type { QueryClient } from '@tanstack/react-query';
import { listUnseenAchievements } from '#contracts/achievements.ts';
import type { RealtimePayload } from '#contracts/realtime.ts';
import { ACHIEVEMENTS_SEEN_EVENT } from './toast/achievement-event.ts';
import type { AchievementNews } from './toast/achievement-event.ts';
import { call } from '#lib/call.ts';
import { achievementsKey } from './achievements.queries.ts';

/** Query key of achievements that have no card yet. The query cache holds them until the component that shows the cards has loaded. */
export const awaitedNewsKey = ['achievements-awaited'] as const;

/** Batch name of achievements earned while no tab was open, so that one card shows them all. */
const WHILE_AWAY = 'while away';

export interface AwaitedNews extends AchievementNews {
  key: string;
}

export interface AchievementFeed {
  /** Announces an achievement that the server pushed. */
  apply(payload: RealtimePayload<'achievement'>): void;
  /** Removes the cards of achievements that another tab or device has already shown. */
  seen(payload: RealtimePayload<'achievements:seen'>): void;
  /** After a new connection, asks the server which earned achievements the user has not seen, and announces them. Never rejects. */
  catchUp(): Promise<void>;
  close(): void;
}

/**
 * Creates the feed that announces each achievement to the user once, whether the server pushed it or a request found it.
 * @param wanted whether the reader wants to be told of achievements; the server pushes only to readers who do
 */
export function createAchievementFeed(client: QueryClient, wanted: () => Promise<boolean>): AchievementFeed {
  const announced = new Set<string>();
  const end = new AbortController();
  const take = (news: AwaitedNews): void => {
    if (end.signal.aborted || announced.has(news.key)) return;
    announced.add(news.key);
    client.setQueryData<AwaitedNews[]>(awaitedNewsKey, (known = []) => [...known, news]);
  };
  const findUnseen = async (): Promise<void> => {
    const { achievements } = await call(listUnseenAchievements, { signal: end.signal });
    const fresh = achievements.filter(({ key }) => !announced.has(key));
    if (fresh.length === 0 || !(await wanted())) return;
    for (const { key, emoji, title, message, rewardTokens } of fresh) take({ key, emoji, title, message, tokens: rewardTokens, batch: WHILE_AWAY });
  };
  return {
    apply({ key, emoji, title, message, rewardTokens, runId }) {
      take({ key, emoji, title, message, tokens: rewardTokens, ...(runId && { batch: runId }) });
      void client.invalidateQueries({ queryKey: achievementsKey });
    },
    seen({ keys }) {
      client.setQueryData<AwaitedNews[]>(awaitedNewsKey, (known = []) => known.filter(({ key }) => !keys.includes(key)));
      window.dispatchEvent(new CustomEvent(ACHIEVEMENTS_SEEN_EVENT, { detail: keys }));
    },
    // A failed request for unseen achievements is ignored, because the next connection asks again.
    catchUp: () => findUnseen().catch(() => undefined),
    // Aborts the request for unseen achievements, because the session may be ending.
    close: () => end.abort(),
  };
}
