import type { QueryClient } from '@tanstack/react-query';
import type { RealtimePayload } from '#contracts/realtime.ts';
import { announceAchievement } from '#lib/achievement-event.ts';
import { achievementsKey } from './achievements.queries.ts';

/** Takes pushed achievements: each is earned once, so each is announced once however often its push arrives. */
export function createAchievementFeed(client: QueryClient): { apply(payload: RealtimePayload<'achievement'>): void } {
  const announced = new Set<string>();
  return {
    apply({ key, emoji, title, message }) {
      if (announced.has(key)) return;
      announced.add(key);
      announceAchievement({ emoji, title, message });
      void client.invalidateQueries({ queryKey: achievementsKey });
    },
  };
}
