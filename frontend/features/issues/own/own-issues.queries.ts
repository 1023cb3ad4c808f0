import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getOwnIssue, listOwnIssues } from '#contracts/issues.ts';
import { call } from '#lib/call.ts';
import { FIRST_RENDERED_PAGE } from '#lib/first-page.ts';

/** What becomes of a report is decided elsewhere: looked at again with the page. */
const fresh = { staleTime: 0, refetchOnMount: 'always' } as const;

/** Own reports by keyset pages, latest first. */
export const ownIssuesQuery = infiniteQueryOptions({
  queryKey: [listOwnIssues.path] as const,
  queryFn: ({ pageParam, signal }) => call(listOwnIssues, { query: { before: pageParam ?? undefined }, signal }),
  initialPageParam: FIRST_RENDERED_PAGE,
  getNextPageParam: (page) => page.nextCursor,
  ...fresh,
});

/** One of them with its answers. */
export const ownIssueQuery = (id: string) =>
  queryOptions({ queryKey: [getOwnIssue.path, id] as const, queryFn: async ({ signal }) => (await call(getOwnIssue, { params: { id }, signal })).issue, ...fresh });
