import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getRoles, listUsers } from '#contracts/admin-users.ts';
import type { Role } from '#contracts/identity.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';

/** Query for the permissions of each role, and the number of people who have it. */
export const rolesQuery = queryOptions({
  queryKey: [getRoles.path] as const,
  queryFn: ({ signal }) => call(getRoles, { signal }),
  refetchOnMount: 'always',
});

/** Query for the people with a given role, newest first. */
export const membersQuery = (role: Role) =>
  infiniteQueryOptions({
    queryKey: [listUsers.path, 'members', role] as const,
    queryFn: ({ pageParam, signal }) => call(listUsers, { query: { role, limit: 20, before: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: 0,
  });

/** Query for a few people found by name, of whom an administrator chooses one to see their permissions. */
export const peopleByNameQuery = (q: string) =>
  queryOptions({
    queryKey: [listUsers.path, 'by-name', q] as const,
    queryFn: async ({ signal }) => (await call(listUsers, { query: { q, limit: 5 }, signal })).items,
    enabled: q.length >= 2,
  });
