import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getDecision, listDecisions } from '#contracts/moderation.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';

/** Fetches one moderator's decision about the viewer, again on each visit, because its appeal may have been answered meanwhile. */
export const decisionQuery = (id: string) =>
  queryOptions({ queryKey: [getDecision.path, id], queryFn: async ({ signal }) => (await call(getDecision, { params: { id }, signal })).decision, staleTime: 0, refetchOnMount: 'always' });

/** Fetches all moderators' decisions about the viewer, latest first. */
export const decisionsQuery = infiniteQueryOptions({
  queryKey: [listDecisions.path],
  queryFn: ({ pageParam, signal }) => call(listDecisions, { query: { cursor: pageParam }, signal }),
  initialPageParam: FIRST_PAGE,
  getNextPageParam: (page) => page.nextCursor ?? undefined,
  staleTime: 0,
});
