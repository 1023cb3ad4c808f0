import { useEffect } from 'react';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { announceAchievement } from '#lib/achievement-event.ts';
import { awaitedNewsKey } from '../achievements.realtime.ts';
import type { AwaitedNews } from '../achievements.realtime.ts';
import { wasShown } from './shown-achievements.ts';

/** Announces what waits, now that somebody listens: what is pushed always, what was found later unless this browser showed it before. */
export function useAwaitedNews(userId: string | undefined): void {
  const client = useQueryClient();
  const { data: awaited } = useQuery<AwaitedNews[]>({ queryKey: awaitedNewsKey, queryFn: skipToken, staleTime: Infinity, gcTime: Infinity });
  useEffect(() => {
    if (userId === undefined || !awaited || awaited.length === 0) return;
    client.setQueryData<AwaitedNews[]>(awaitedNewsKey, (known = []) => known.filter((one) => !awaited.includes(one)));
    for (const { pushed, ...news } of awaited) if (pushed || !wasShown(userId, news.key)) announceAchievement(news);
  }, [client, awaited, userId]);
}
