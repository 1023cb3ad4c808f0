import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getOwnIssue, listOwnIssues } from '#contracts/issues.ts';
import { call } from '#lib/call.ts';
import { FIRST_RENDERED_PAGE } from '#lib/first-page.ts';

/** Refetched with each page, because staff change a report's state elsewhere. */
const fresh = { staleTime: 0, refetchOnMount: 'always' } as const;

/** The viewer's reports, page by page, latest first. */
export const ownIssuesQuery = infiniteQueryOptions({
  queryKey: [listOwnIssues.path] as const,
  queryFn: ({ pageParam, signal }) => call(listOwnIssues, { query: { before: pageParam ?? undefined }, signal }),
  initialPageParam: FIRST_RENDERED_PAGE,
  getNextPageParam: (page) => page.nextCursor,
  ...fresh,
});

/** One report with its answers. */
export const ownIssueQuery = (id: string) =>
  queryOptions({ queryKey: [getOwnIssue.path, id] as const, queryFn: async ({ signal }) => (await call(getOwnIssue, { params: { id }, signal })).issue, ...fresh });
