import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getRoles, listUsers } from '#contracts/admin-users.ts';
import type { Role } from '#contracts/identity.ts';
import { call } from '#lib/call.ts';
import { FIRST_PAGE } from '#lib/first-page.ts';

/** The permission matrix, and the number of people per role. */
export const rolesQuery = queryOptions({
  queryKey: [getRoles.path] as const,
  queryFn: ({ signal }) => call(getRoles, { signal }),
  refetchOnMount: 'always',
});

/** People with a role, newest first. */
export const membersQuery = (role: Role) =>
  infiniteQueryOptions({
    queryKey: [listUsers.path, 'members', role] as const,
    queryFn: ({ pageParam, signal }) => call(listUsers, { query: { role, limit: 20, before: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: 0,
  });

/** A few people found by name, whose permissions an administrator wants to see. */
export const peopleByNameQuery = (q: string) =>
  queryOptions({
    queryKey: [listUsers.path, 'by-name', q] as const,
    queryFn: async ({ signal }) => (await call(listUsers, { query: { q, limit: 5 }, signal })).items,
    enabled: q.length >= 2,
  });
