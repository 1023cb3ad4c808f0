import { focusManager, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Query, QueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { login, logout, register } from '#contracts/identity.ts';
import type { CurrentUser, LoginBody, RegisterBody } from '#contracts/identity.ts';
import { call } from '#lib/call.ts';
import { signingOutAtom } from '#lib/connection.ts';
import { holdReads } from '#lib/held-reads.ts';
import { pause } from '#lib/pause.ts';
import { partsShown } from '#lib/page-shown.ts';
import { meKey } from '#lib/session.ts';
import { registrationFailure } from './registration-error.ts';

/**
 * Replaces the signed-in user and drops the cache, which has the other person's answers (docs/rules/pages.md#identity-change). The old screens
 * unmount before anything is refetched, because their requests would be refused; `unmounted` is called in between.
 */
export async function become(client: QueryClient, user: CurrentUser | null, unmounted?: () => void): Promise<void> {
  await partsShown();
  await client.cancelQueries();
  client.setQueryData(meKey, user);
  await pause();
  const others = { predicate: (query: Query) => query.queryKey[0] !== meKey[0] };
  unmounted?.();
  client.removeQueries({ ...others, type: 'inactive' });
  void client.invalidateQueries(others);
  // Asks the server once more who is signed in (docs/rules/pages.md#identity-change).
  if (user) void client.invalidateQueries({ queryKey: meKey });
}

/** Signs in. Never retried automatically, because each try counts as an attempt at the password. */
export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: LoginBody) => call(login, { body }),
    onSuccess: (answer) => (answer.success ? become(client, answer.user) : undefined),
    retry: false,
  });
}

export interface Registration {
  body: RegisterBody;
  actionKey: string;
}

/** Makes an account and signs in, with one key per press, so that a lost answer does not make a second account. */
export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, actionKey }: Registration) =>
      call(register, { body, idempotencyKey: actionKey }).catch((error: unknown) => {
        throw registrationFailure(error);
      }),
    onSuccess: ({ user }) => become(client, user),
  });
}

/**
 * Signs out and drops everything cached. Before that, it cancels requests, stops polling and closes the live connection, because the server answers
 * 401 after the session's end.
 */
export function useLogout() {
  const client = useQueryClient();
  const setSigningOut = useSetAtom(signingOutAtom);
  return useMutation({
    mutationFn: async () => {
      // Nothing on the page may change while it is being hydrated.
      await partsShown();
      setSigningOut(true);
      focusManager.setFocused(false);
      await client.cancelQueries();
      const release = holdReads();
      const answer = await call(logout, {}).catch((error: unknown) => {
        release(false);
        throw error;
      });
      // `release(true)` drops requests that screens of the ended session still send.
      await become(client, null, () => release(true));
      return answer;
    },
    // Signing out failed, so screens refetch their cancelled queries.
    onError: () => void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'pending' || state.isInvalidated }),
    onSettled: () => {
      focusManager.setFocused(undefined);
      setSigningOut(false);
    },
    retry: false,
  });
}
