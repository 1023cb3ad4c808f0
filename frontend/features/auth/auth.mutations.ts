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
 * Makes another person (or a visitor, null) the signed-in user, and drops all cached answers of the person before
 * (docs/rules/pages.md#identity-change). Screens that need the old session unmount before anything is fetched again, because their requests
 * would be refused; then `unmounted` is called.
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
  // After a sign-in or registration, fetches from the server once more who is signed in (docs/rules/pages.md#identity-change).
  if (user) void client.invalidateQueries({ queryKey: meKey });
}

/** Signs the user in. Never retried automatically, because each request counts as an attempt at the password. */
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

/** Registers an account and signs in. Each press has one idempotency key, so that a repeated request makes no second account. */
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
 * Signs the user out and drops all cached answers. Before that, it cancels requests, stops polling and closes the live connection, because
 * the server answers 401 to all of them afterwards.
 */
export function useLogout() {
  const client = useQueryClient();
  const setSigningOut = useSetAtom(signingOutAtom);
  return useMutation({
    mutationFn: async () => {
      // Waits for the end of hydration, because the page must not change before it.
      await partsShown();
      setSigningOut(true);
      focusManager.setFocused(false);
      await client.cancelQueries();
      const release = holdReads();
      const answer = await call(logout, {}).catch((error: unknown) => {
        release(false);
        throw error;
      });
      // `release(true)` drops the requests that screens of the ended session sent while `holdReads` held them back.
      await become(client, null, () => release(true));
      return answer;
    },
    // After a failed sign-out, screens fetch the queries again that were cancelled for it.
    onError: () => void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'pending' || state.isInvalidated }),
    onSettled: () => {
      focusManager.setFocused(undefined);
      setSigningOut(false);
    },
    retry: false,
  });
}
