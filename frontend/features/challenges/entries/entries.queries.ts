import { infiniteQueryOptions } from '@tanstack/react-query';
import { listEntries } from '#contracts/challenge-entries.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';
import { timesOf } from '#lib/query-times.ts';
import { challengeKeys } from '#shared/challenges/challenges.queries.ts';

/** Query for a challenge's entries without names, shuffled for the viewer; another seed shuffles them again. */
export const entriesQuery = (challengeId: string, seed: number) =>
  infiniteQueryOptions({
    queryKey: [...challengeKeys.all, 'entries', challengeId, seed] as const,
    ...timesOf(listEntries),
    queryFn: ({ pageParam, signal }) => call(listEntries, { params: { id: challengeId }, query: { seed, cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
