import { useState } from 'react';
import type { LoginBody } from '#contracts/identity.ts';
import { ApiError } from '#lib/api-error.ts';
import { toast } from '#ui/toast.tsx';
import { SIGN_IN_FAILURE_LINES, SIGN_IN_TROUBLE_LINES, pick } from './auth-toasts.words.ts';
import { useLogin } from './auth.mutations.ts';
import { greet } from './greet.ts';

/** Signs the user in and shows the toasts (docs/rules/pages.md#playful-lines). Rejects with the server's error, so that the form can show it at a field. */
export function useSignIn(onSignedIn: () => void) {
  const login = useLogin();
  const [wantsCode, setWantsCode] = useState(false);
  const submit = async (body: LoginBody): Promise<void> => {
    try {
      const answer = await login.mutateAsync(body);
      if (!answer.success) return setWantsCode(true);
      greet();
      onSignedIn();
    } catch (error) {
      console.warn('Signing in failed.', error);
      toast({ tone: 'destructive', title: 'Sign in failed', description: reasonOf(error) });
      throw error;
    }
  };
  return { submit, wantsCode };
}

/** A wrong username or password gets a playful toast. Any other reason is shown in the server's words, because a joke would hide it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return pick(SIGN_IN_TROUBLE_LINES);
  if (error.status === 401) return pick(SIGN_IN_FAILURE_LINES);
  return error.body?.message ?? pick(error.status < 500 ? SIGN_IN_FAILURE_LINES : SIGN_IN_TROUBLE_LINES);
}
