import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getOwnIssue, listOwnIssues } from '#contracts/issues.ts';
import { call } from '#lib/call.ts';
import { FIRST_RENDERED_PAGE } from '#lib/first-page.ts';

/** Fetches the viewer's issue reports again on each visit, because staff change their status elsewhere. */
const fresh = { staleTime: 0, refetchOnMount: 'always' } as const;

/** Fetches the viewer's issue reports, page by page, latest first. */
export const ownIssuesQuery = infiniteQueryOptions({
  queryKey: [listOwnIssues.path] as const,
  queryFn: ({ pageParam, signal }) => call(listOwnIssues, { query: { before: pageParam ?? undefined }, signal }),
  initialPageParam: FIRST_RENDERED_PAGE,
  getNextPageParam: (page) => page.nextCursor,
  ...fresh,
});

/** Fetches one issue report of the viewer with the answers of staff. */
export const ownIssueQuery = (id: string) =>
  queryOptions({ queryKey: [getOwnIssue.path, id] as const, queryFn: async ({ signal }) => (await call(getOwnIssue, { params: { id }, signal })).issue, ...fresh });
