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
 * Changes the signed-in person: the cache held another person's answers (docs/rules/pages.md#identity-change). The old screens
 * unmount before anything is fetched again, because their requests would be refused now; `unmounted` is called in between.
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
  // The client asks the server once more who is signed in (docs/rules/pages.md#identity-change).
  if (user) void client.invalidateQueries({ queryKey: meKey });
}

/** Signs in. Pressed again by hand only: a repeat would count as another try of the password. */
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

/** Makes an account and signs in; one key per intention, so that a lost answer makes no second account. */
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
 * Signs out and forgets everything cached. What is under way is called back first, polls stand still and the live connection closes:
 * the server would answer 401 to whatever reaches it after the end of the session.
 */
export function useLogout() {
  const client = useQueryClient();
  const setSigningOut = useSetAtom(signingOutAtom);
  return useMutation({
    mutationFn: async () => {
      // While it is hydrated, nothing of the page may change.
      await partsShown();
      setSigningOut(true);
      focusManager.setFocused(false);
      await client.cancelQueries();
      const release = holdReads();
      const answer = await call(logout, {}).catch((error: unknown) => {
        release(false);
        throw error;
      });
      // `release(true)` drops the reads that screens of the ended session still send.
      await become(client, null, () => release(true));
      return answer;
    },
    // Sign-out failed: screens fetch their cancelled queries again.
    onError: () => void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'pending' || state.isInvalidated }),
    onSettled: () => {
      focusManager.setFocused(undefined);
      setSigningOut(false);
    },
    retry: false,
  });
}
