import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { listCandidates } from '#contracts/pack-builder.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';
import { timesOf } from '#lib/query-times.ts';

/** Fetches published prompts that may be added to the pack: the maker's own, or the platform's for an official pack. */
export const candidatesQuery = (q: string, official: boolean) =>
  infiniteQueryOptions({
    queryKey: [listCandidates.path, q, official],
    ...timesOf(listCandidates),
    queryFn: ({ pageParam, signal }) => call(listCandidates, { query: { q: q || undefined, official: official ? 'true' : undefined, limit: 12, cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
