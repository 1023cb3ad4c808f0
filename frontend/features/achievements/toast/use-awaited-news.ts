import { useEffect } from 'react';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { announceAchievement } from './achievement-event.ts';
import { awaitedNewsKey } from '../achievements.realtime.ts';
import type { AwaitedNews } from '../achievements.realtime.ts';

/** Announces the achievements that arrived before the component that shows their cards had loaded. */
export function useAwaitedNews(): void {
  const client = useQueryClient();
  const { data: awaited } = useQuery<AwaitedNews[]>({ queryKey: awaitedNewsKey, queryFn: skipToken, staleTime: Infinity, gcTime: Infinity });
  useEffect(() => {
    if (!awaited || awaited.length === 0) return;
    client.setQueryData<AwaitedNews[]>(awaitedNewsKey, (known = []) => known.filter((one) => !awaited.includes(one)));
    for (const news of awaited) announceAchievement(news);
  }, [client, awaited]);
}
