import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { listEntryCandidates } from '#contracts/challenge-entries.ts';
import { getChallenge, getTodaysChallenge, listChallenges } from '#contracts/challenges.ts';
import type { QueryOf } from '#contracts/endpoint.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE, FIRST_RENDERED_PAGE } from '#lib/first-page.ts';
import { timesOf } from '#lib/query-times.ts';

/** Filters of a list of challenges; the page's address holds each of them. */
export type ChallengeFilters = Partial<Omit<QueryOf<typeof listChallenges>, 'cursor' | 'limit'>>;

const root = listChallenges.path;

/** Keys of the queries about challenges. They start with the path, as the query client's defaults expect. Keys about one challenge have its id after `one`. */
export const challengeKeys = {
  all: [root] as const,
  lists: [root, 'list'] as const,
  today: [root, 'today'] as const,
  one: (idOrSlug: string) => [root, 'one', idOrSlug] as const,
};

/** Fetches a list of challenges, 24 a page. */
export const challengesQuery = (filters: ChallengeFilters) =>
  infiniteQueryOptions({
    queryKey: [...challengeKeys.lists, filters] as const,
    ...timesOf(listChallenges),
    queryFn: ({ pageParam, signal }) => call(listChallenges, { query: { ...filters, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: FIRST_RENDERED_PAGE,
    getNextPageParam: (page) => page.nextCursor,
  });

/** Fetches the daily challenge that is open now, and the one on which members vote now. */
export const todaysChallengeQuery = queryOptions({
  queryKey: challengeKeys.today,
  ...timesOf(getTodaysChallenge),
  queryFn: ({ signal }) => call(getTodaysChallenge, { signal }),
});

/** Fetches one challenge by its id or slug. */
export const challengeQuery = (idOrSlug: string) =>
  queryOptions({
    queryKey: challengeKeys.one(idOrSlug),
    ...timesOf(getChallenge),
    queryFn: ({ signal }) => call(getChallenge, { params: { id: idOrSlug }, signal }),
  });

/** Fetches the viewer's creations for a challenge. Those that may be entered come first; the others have the reason why not. */
export const candidatesQuery = (challengeId: string) =>
  infiniteQueryOptions({
    queryKey: [...challengeKeys.all, 'candidates', challengeId] as const,
    ...timesOf(listEntryCandidates),
    queryFn: ({ pageParam, signal }) => call(listEntryCandidates, { params: { id: challengeId }, query: { cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** Fetches the viewer's latest creations for a challenge in one answer, for choosing several of them. */
export const someCandidatesQuery = (challengeId: string) =>
  queryOptions({
    queryKey: [...challengeKeys.all, 'candidates', challengeId, 'some'] as const,
    ...timesOf(listEntryCandidates),
    queryFn: ({ signal }) => call(listEntryCandidates, { params: { id: challengeId }, query: { limit: 60 }, signal }),
  });

/** Refetches everything that changes when the viewer's entries, votes or reminders change, or when the server reports a changed challenge. */
export const refreshChallenges = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: challengeKeys.all });
