import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listUserNotes } from '#contracts/admin-notes.ts';
import { getUser, listUserPrompts, listUserReports, listUserRuns, listUserStrikes, listUsers } from '#contracts/admin-users.ts';
import type { QueryOf } from '#contracts/endpoint.ts';
import { listOrders } from '#contracts/sales.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';

/** Search, filters and sort order of the staff's list of people. */
export type PeopleFilters = Partial<Pick<QueryOf<typeof listUsers>, 'q' | 'role' | 'plan' | 'status' | 'flag' | 'paidFrom' | 'paidTo' | 'sort'>>;

const peopleKey = [listUsers.path] as const;

/** Fetches people for staff, page by page. */
export const peopleQuery = (filters: PeopleFilters) =>
  infiniteQueryOptions({
    queryKey: [...peopleKey, filters] as const,
    queryFn: ({ pageParam, signal }) => call(listUsers, { query: { ...filters, limit: 30, before: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnMount: 'always',
  });

/** Fetches one person for staff, with sessions and wallet. */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: [getUser.path, id] as const,
    queryFn: async ({ signal }) => (await call(getUser, { params: { id }, signal })).user,
    staleTime: 0,
    refetchOnMount: 'always',
  });

/** Fetches a person's runs for staff, without inputs and outputs, latest first. */
export const personRunsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [listUserRuns.path, id] as const,
    queryFn: ({ pageParam, signal }) => call(listUserRuns, { params: { id }, query: { limit: 10, before: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: 0,
  });

const paged = {
  initialPageParam: FIRST_PAGE,
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor ?? undefined,
  staleTime: 0,
};
/** Number of lines that each list in the drawer of a person loads at once. */
const LINES = 5;

/** Fetches what a person bought, latest first; only administrators who may see sales can fetch it. */
export const personOrdersQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [listOrders.path, 'of', id] as const,
    queryFn: ({ pageParam, signal }) => call(listOrders, { query: { userId: id, limit: LINES, before: pageParam }, signal }),
    ...paged,
  });

/** Fetches the prompts that a person submitted, latest first. */
export const personPromptsQuery = (id: string) =>
  infiniteQueryOptions({ queryKey: [listUserPrompts.path, id] as const, queryFn: ({ pageParam, signal }) => call(listUserPrompts, { params: { id }, query: { limit: LINES, before: pageParam }, signal }), ...paged });

/** Fetches a person's strikes, latest first. */
export const personStrikesQuery = (id: string) =>
  infiniteQueryOptions({ queryKey: [listUserStrikes.path, id] as const, queryFn: ({ pageParam, signal }) => call(listUserStrikes, { params: { id }, query: { limit: LINES, before: pageParam }, signal }), ...paged });

/** Fetches the notes of staff about a person, latest first. */
export const personNotesQuery = (id: string) =>
  infiniteQueryOptions({ queryKey: [listUserNotes.path, id] as const, queryFn: ({ pageParam, signal }) => call(listUserNotes, { params: { id }, query: { limit: LINES, before: pageParam }, signal }), ...paged });

/** Fetches the reports about a person's work, or by the person, latest first. */
export const personReportsQuery = (id: string, which: 'about' | 'by') =>
  infiniteQueryOptions({
    queryKey: [listUserReports.path, id, which] as const,
    queryFn: ({ pageParam, signal }) => call(listUserReports, { params: { id }, query: { which, limit: LINES, before: pageParam }, signal }),
    ...paged,
  });
