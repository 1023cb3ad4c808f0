import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listCreators } from '#contracts/prompt-discovery.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';

/** Fetches people with prompts in the marketplace, those with most runs first. With words it fetches only people whose names begin with them. */
export const creatorsQuery = (words: string) =>
  infiniteQueryOptions({
    queryKey: [listCreators.path, words.toLowerCase()],
    queryFn: ({ pageParam, signal }) => call(listCreators, { query: { q: words || undefined, cursor: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

/** Number of creators of the marketplace that the home page shows. */
const TOP = 5;
export const topCreatorsQuery = queryOptions({
  queryKey: [listCreators.path, 'top'] as const,
  queryFn: async ({ signal }) => (await call(listCreators, { query: { limit: TOP }, signal })).items,
});
