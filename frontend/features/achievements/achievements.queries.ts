import { queryOptions } from '@tanstack/react-query';
import { listAchievements, listEarnedAchievements } from '#contracts/achievements.ts';
import { call } from '#lib/call.ts';

export const achievementsKey = [listAchievements.path] as const;

/** Query for all achievements with the viewer's progress, fetched again each time the page opens. */
export const achievementsQuery = queryOptions({
  queryKey: achievementsKey,
  queryFn: ({ signal }) => call(listAchievements, { signal }),
  staleTime: 0,
  refetchOnMount: 'always',
});

/** Query for the achievements that a user has earned, latest first. */
export const earnedQuery = (username: string) =>
  queryOptions({
    queryKey: [listEarnedAchievements.path, username.toLowerCase()] as const,
    queryFn: ({ signal }) => call(listEarnedAchievements, { params: { username }, signal }),
  });
