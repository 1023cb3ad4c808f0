import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { getAccount, listSessions } from '#contracts/account.ts';
import type { Account } from '#contracts/account.ts';
import type { CurrentUser } from '#contracts/identity.ts';
import { call } from '#lib/call.ts';
import { meKey } from '#lib/session.ts';

export const accountKey = [getAccount.path] as const;
export const sessionsKey = [listSessions.path] as const;

/** Query for the account data on the settings page, such as email address and second factor. */
export const accountQuery = queryOptions({
  queryKey: accountKey,
  queryFn: async ({ signal }) => (await call(getAccount, { signal })).account,
  // The settings page fetches the account whenever it opens, because another tab may have confirmed the email or set up the second factor.
  refetchOnMount: 'always',
});

/** Query for the browsers in which the user is signed in, latest first. */
export const sessionsQuery = queryOptions({
  queryKey: sessionsKey,
  queryFn: async ({ signal }) => (await call(listSessions, { signal })).sessions,
  refetchOnMount: 'always',
});

/** Puts the account from the server's answer to a change into the query cache. */
export const keepAccount = (client: QueryClient, account: Account): void => {
  client.setQueryData(accountQuery.queryKey, account);
};

/** Changes fields of the cached signed-in user, so that the header shows them at once. */
export const patchMe = (client: QueryClient, changes: Partial<CurrentUser>): void => {
  client.setQueryData<CurrentUser | null>(meKey, (me) => me && { ...me, ...changes });
};
