import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '#contracts/endpoint.ts';
import { getIssue, listIssues } from '#contracts/issues.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';

/** Filters of the staff's list of issue reports; the page's address holds each of them. */
export type IssueFilters = Partial<Pick<QueryOf<typeof listIssues>, 'type' | 'status' | 'assignee'>>;

const PAGE = 25;
const fresh = { staleTime: 0, refetchOnMount: 'always' } as const;

/** Every query key of issue reports starts with this path, so that one call has all of them fetched again. */
export const ISSUES_PATH = listIssues.path;

/** Fetches issue reports for staff, page by page, in the server's order. */
export const issuesQuery = (filters: IssueFilters) =>
  infiniteQueryOptions({
    queryKey: [listIssues.path, filters] as const,
    queryFn: ({ pageParam, signal }) => call(listIssues, { query: { ...filters, limit: PAGE, before: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    ...fresh,
  });

/** Fetches one issue report with its replies. */
export const issueQuery = (id: string) =>
  queryOptions({ queryKey: [getIssue.path, id] as const, queryFn: async ({ signal }) => (await call(getIssue, { params: { id }, signal })).issue, ...fresh });
