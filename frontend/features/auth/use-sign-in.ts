import { useState } from 'react';
import type { LoginBody } from '#contracts/identity.ts';
import { ApiError } from '#lib/api-error.ts';
import { toast } from '#ui/toast.tsx';
import { pick, SIGN_IN_FAILURE_LINES, SIGN_IN_TROUBLE_LINES } from './auth-toasts.words.ts';
import { useLogin } from './auth.mutations.ts';
import { greet } from './greet.ts';

interface Ends {
  onSignedIn(): void;
  /** The code was refused: shown at its field. */
  onWrongCode(message: string): void;
}

/** Signs in and shows the toasts (docs/rules/pages.md#playful-lines). A submit returns whether the person is signed in now. */
export function useSignIn({ onSignedIn, onWrongCode }: Ends) {
  const login = useLogin();
  const [wantsCode, setWantsCode] = useState(false);
  const submit = async (body: LoginBody): Promise<boolean> => {
    try {
      const answer = await login.mutateAsync(body);
      if (!answer.success) {
        setWantsCode(true);
        return false;
      }
      greet();
      onSignedIn();
      return true;
    } catch (error) {
      console.warn('Signing in failed.', error);
      if (error instanceof ApiError && error.code === 'wrong_code') onWrongCode(error.body!.message);
      toast({ tone: 'destructive', title: 'Sign in failed', description: reasonOf(error) });
      return false;
    }
  };
  return { submit, wantsCode, isPending: login.isPending };
}

/** A wrong name or password gets a joke. Every other reason is told as it is, because a joke would hide it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return pick(SIGN_IN_TROUBLE_LINES);
  if (error.status === 401) return pick(SIGN_IN_FAILURE_LINES);
  return error.body?.message ?? pick(error.status < 500 ? SIGN_IN_FAILURE_LINES : SIGN_IN_TROUBLE_LINES);
}
