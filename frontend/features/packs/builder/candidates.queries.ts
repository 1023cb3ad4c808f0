import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { listCandidates } from '#contracts/pack-builder.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';
import { timesOf } from '#lib/query-times.ts';

/** Published prompts that may go into the pack: the maker's own, or those of the platform for an official one. */
export const candidatesQuery = (q: string, official: boolean) =>
  infiniteQueryOptions({
    queryKey: [listCandidates.path, q, official],
    ...timesOf(listCandidates),
    queryFn: ({ pageParam, signal }) => call(listCandidates, { query: { q: q || undefined, official: official ? 'true' : undefined, limit: 12, cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
