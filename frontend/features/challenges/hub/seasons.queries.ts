import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getChallengeStreak, getHallOfFame, getSeason } from '#contracts/challenge-seasons.ts';
import { call } from '#lib/call.ts';
import { FIRST_RENDERED_PAGE } from '#lib/first-page.ts';
import { timesOf } from '#lib/query-times.ts';
import { challengeKeys } from '#shared/challenges/challenges.queries.ts';

/** Query for the viewer's challenge streak: days in a row with an entry or ten counted votes. */
export const streakQuery = queryOptions({
  queryKey: [...challengeKeys.all, 'streak'] as const,
  ...timesOf(getChallengeStreak),
  queryFn: async ({ signal }) => (await call(getChallengeStreak, { signal })).streak,
});

/** How many people the ranking of a month shows beside the list of challenges, and how many winners the hall of fame. */
export const SEASON_SHOWN = 5;
export const WINNERS_SHOWN = 3;

/** Query for this month's ranking by challenge points, of all people or of newcomers only. */
export const seasonQuery = (scope: 'all' | 'newcomers') =>
  queryOptions({
    queryKey: [...challengeKeys.all, 'season', scope] as const,
    ...timesOf(getSeason),
    queryFn: ({ signal }) => call(getSeason, { query: { scope, limit: SEASON_SHOWN }, signal }),
  });

/** Query for winners of challenges, latest first, with this many per page. */
export const hallQuery = (limit: number) =>
  infiniteQueryOptions({
    queryKey: [...challengeKeys.all, 'hall', limit] as const,
    ...timesOf(getHallOfFame),
    queryFn: ({ pageParam, signal }) => call(getHallOfFame, { query: { limit, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: FIRST_RENDERED_PAGE,
    getNextPageParam: (page) => page.nextCursor,
  });
