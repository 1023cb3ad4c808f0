import { queryOptions, useQuery } from '@tanstack/react-query';
import { getMe } from '#contracts/me.ts';
import type { CurrentUser } from '#contracts/me.ts';
import { call } from './call.ts';

export const meKey = [getMe.path] as const;

/** Fetches the signed-in user. An answer that the client cannot read means signed out (docs/rules/client-limits.md#session-check). */
export const meQuery = queryOptions({
  queryKey: meKey,
  queryFn: async ({ signal }): Promise<CurrentUser | null> => {
    try {
      return (await call(getMe, { signal })).user;
    } catch (error) {
      if (signal.aborted) throw error;
      console.warn('The sign-in check failed; continuing signed out.', error);
      return null;
    }
  },
  staleTime: Infinity,
});

export interface AuthState {
  status: 'loading' | 'anonymous' | 'member' | 'admin';
  user: CurrentUser | null;
}

/** Returns the session's state: loading until the first check ends; then anonymous, member or admin (docs/rules/client-limits.md#session-check). */
export function useAuth(): AuthState {
  const { data: user, isPending } = useQuery(meQuery);
  if (isPending) return { status: 'loading', user: null };
  if (!user) return { status: 'anonymous', user: null };
  return { status: user.role === 'admin' ? 'admin' : 'member', user };
}
