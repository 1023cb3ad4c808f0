import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getUser, listUserRuns, listUsers } from '#contracts/admin-users.ts';
import type { QueryOf } from '#contracts/endpoint.ts';
import { call } from '#lib/call.ts';

/** What the list of people is searched, filtered and sorted by. */
export type PeopleFilters = Partial<Pick<QueryOf<typeof listUsers>, 'q' | 'role' | 'plan' | 'status' | 'sort'>>;

export const peopleKey = [listUsers.path] as const;

/** People by keyset pages. */
export const peopleQuery = (filters: PeopleFilters) =>
  infiniteQueryOptions({
    queryKey: [...peopleKey, filters] as const,
    queryFn: ({ pageParam, signal }) => call(listUsers, { query: { ...filters, limit: 30, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnMount: 'always',
  });

/** One person with sessions and wallet. */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: [getUser.path, id] as const,
    queryFn: async ({ signal }) => (await call(getUser, { params: { id }, signal })).user,
    staleTime: 0,
    refetchOnMount: 'always',
  });

/** Somebody's runs without their contents, latest first. */
export const personRunsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [listUserRuns.path, id] as const,
    queryFn: ({ pageParam, signal }) => call(listUserRuns, { params: { id }, query: { limit: 10, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: 0,
  });
