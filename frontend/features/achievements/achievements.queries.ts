import { queryOptions } from '@tanstack/react-query';
import { listAchievements, listEarnedAchievements } from '#contracts/achievements.ts';
import { call } from '#lib/call.ts';

export const achievementsKey = [listAchievements.path] as const;

/** All achievements with the viewer's progress, refetched each time the page opens. */
export const achievementsQuery = queryOptions({
  queryKey: achievementsKey,
  queryFn: ({ signal }) => call(listAchievements, { signal }),
  staleTime: 0,
  refetchOnMount: 'always',
});

/** Achievements that a user has earned, latest first. */
export const earnedQuery = (username: string) =>
  queryOptions({
    queryKey: [listEarnedAchievements.path, username.toLowerCase()] as const,
    queryFn: ({ signal }) => call(listEarnedAchievements, { params: { username }, signal }),
  });
