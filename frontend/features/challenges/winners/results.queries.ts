import { infiniteQueryOptions } from '@tanstack/react-query';
import { getResults, listOwnVotes } from '#contracts/challenge-votes.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';
import { timesOf } from '#lib/query-times.ts';
import { challengeKeys } from '#shared/challenges/challenges.queries.ts';

/** Query for the results of a challenge in order, 24 per page; `q` searches titles. */
export const resultsQuery = (challengeId: string, q = '') =>
  infiniteQueryOptions({
    queryKey: [...challengeKeys.all, 'results', challengeId, q] as const,
    ...timesOf(getResults),
    queryFn: ({ pageParam, signal }) => call(getResults, { params: { id: challengeId }, query: { q: q || undefined, cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** Query for the pairs of entries that the viewer voted on, in the order of the votes, available after the results. */
export const ownVotesQuery = (challengeId: string) =>
  infiniteQueryOptions({
    queryKey: [...challengeKeys.all, 'own votes', challengeId] as const,
    ...timesOf(listOwnVotes),
    queryFn: ({ pageParam, signal }) => call(listOwnVotes, { params: { id: challengeId }, query: { cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
