import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { getAccount, listSessions } from '#contracts/account.ts';
import type { Account } from '#contracts/account.ts';
import type { CurrentUser } from '#contracts/identity.ts';
import { call } from '#lib/call.ts';
import { meKey } from '#lib/session.ts';

export const accountKey = [getAccount.path] as const;
export const sessionsKey = [listSessions.path] as const;

/** Everything on the settings page about the account itself. */
export const accountQuery = queryOptions({
  queryKey: accountKey,
  queryFn: async ({ signal }) => (await call(getAccount, { signal })).account,
  // An address is confirmed and a second factor set up in other tabs too: settings never show an old state.
  refetchOnMount: 'always',
});

/** Where the user is signed in, latest first. */
export const sessionsQuery = queryOptions({
  queryKey: sessionsKey,
  queryFn: async ({ signal }) => (await call(listSessions, { signal })).sessions,
  refetchOnMount: 'always',
});

/** Takes an account that a write answered with. */
export const keepAccount = (client: QueryClient, account: Account): void => {
  client.setQueryData(accountQuery.queryKey, account);
};

/** Changes what the header and everything else knows of the signed-in user. */
export const patchMe = (client: QueryClient, changes: Partial<CurrentUser>): void => {
  client.setQueryData<CurrentUser | null>(meKey, (me) => me && { ...me, ...changes });
};
