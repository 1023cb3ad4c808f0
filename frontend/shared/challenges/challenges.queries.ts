import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { listEntryCandidates } from '#contracts/challenge-entries.ts';
import { getChallenge, getTodaysChallenge, listChallenges } from '#contracts/challenges.ts';
import type { QueryOf } from '#contracts/endpoint.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';
import { timesOf } from '#lib/query-times.ts';

/** What a list of challenges goes by; every part of it is in the address. */
export type ChallengeFilters = Partial<Omit<QueryOf<typeof listChallenges>, 'cursor' | 'limit'>>;

const root = listChallenges.path;

/** Keys start with the path, as the query client's defaults expect. Everything about one challenge has its id behind `one`. */
export const challengeKeys = {
  all: [root] as const,
  lists: [root, 'list'] as const,
  today: [root, 'today'] as const,
  one: (idOrSlug: string) => [root, 'one', idOrSlug] as const,
};

/** Challenges, 24 a page. */
export const challengesQuery = (filters: ChallengeFilters) =>
  infiniteQueryOptions({
    queryKey: [...challengeKeys.lists, filters] as const,
    ...timesOf(listChallenges),
    queryFn: ({ pageParam, signal }) => call(listChallenges, { query: { ...filters, cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** The daily challenge that is open now, and the one that takes votes. */
export const todaysChallengeQuery = queryOptions({
  queryKey: challengeKeys.today,
  ...timesOf(getTodaysChallenge),
  queryFn: ({ signal }) => call(getTodaysChallenge, { signal }),
});

/** One challenge by id or address. */
export const challengeQuery = (idOrSlug: string) =>
  queryOptions({
    queryKey: challengeKeys.one(idOrSlug),
    ...timesOf(getChallenge),
    queryFn: ({ signal }) => call(getChallenge, { params: { id: idOrSlug }, signal }),
  });

/** Own creations for a challenge, those that may be sent first, with the reason where one may not. */
export const candidatesQuery = (challengeId: string) =>
  infiniteQueryOptions({
    queryKey: [...challengeKeys.all, 'candidates', challengeId] as const,
    ...timesOf(listEntryCandidates),
    queryFn: ({ pageParam, signal }) => call(listEntryCandidates, { params: { id: challengeId }, query: { cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** The latest of them in one answer, for creations that are chosen together. */
export const someCandidatesQuery = (challengeId: string) =>
  queryOptions({
    queryKey: [...challengeKeys.all, 'candidates', challengeId, 'some'] as const,
    ...timesOf(listEntryCandidates),
    queryFn: ({ signal }) => call(listEntryCandidates, { params: { id: challengeId }, query: { limit: 60 }, signal }),
  });

/** What changes when one's own entries, votes or notices change, or when the server says that a challenge changed. */
export const refreshChallenges = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: challengeKeys.all });
