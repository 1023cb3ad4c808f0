import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { getAccount, listSessions } from '#contracts/account.ts';
import type { Account } from '#contracts/account.ts';
import type { CurrentUser } from '#contracts/identity.ts';
import { call } from '#lib/call.ts';
import { meKey } from '#lib/session.ts';

export const accountKey = [getAccount.path] as const;
export const sessionsKey = [listSessions.path] as const;

/** Data of the settings page about the account itself. */
export const accountQuery = queryOptions({
  queryKey: accountKey,
  queryFn: async ({ signal }) => (await call(getAccount, { signal })).account,
  // Refetched on every mount, because another tab may confirm the email or set up the second factor.
  refetchOnMount: 'always',
});

/** Where the user is signed in, latest first. */
export const sessionsQuery = queryOptions({
  queryKey: sessionsKey,
  queryFn: async ({ signal }) => (await call(listSessions, { signal })).sessions,
  refetchOnMount: 'always',
});

/** Stores the account that a write answered with in the cache. */
export const keepAccount = (client: QueryClient, account: Account): void => {
  client.setQueryData(accountQuery.queryKey, account);
};

/** Changes the cached signed-in user, which the header and other parts show. */
export const patchMe = (client: QueryClient, changes: Partial<CurrentUser>): void => {
  client.setQueryData<CurrentUser | null>(meKey, (me) => me && { ...me, ...changes });
};
