import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getDecision, listDecisions } from '#contracts/moderation.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';

/** One decision about oneself; an answer to an appeal may have come meanwhile. */
export const decisionQuery = (id: string) =>
  queryOptions({ queryKey: [getDecision.path, id], queryFn: async ({ signal }) => (await call(getDecision, { params: { id }, signal })).decision, staleTime: 0, refetchOnMount: 'always' });

/** Every decision about oneself, latest first. */
export const decisionsQuery = infiniteQueryOptions({
  queryKey: [listDecisions.path],
  queryFn: ({ pageParam, signal }) => call(listDecisions, { query: { cursor: pageParam }, signal }),
  initialPageParam: FIRST_PAGE,
  getNextPageParam: (page) => page.nextCursor ?? undefined,
  staleTime: 0,
});
