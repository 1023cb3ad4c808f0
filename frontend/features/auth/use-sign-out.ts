import { say } from '#lib/plain-words.ts';
import { toast } from '#ui/toast.tsx';
import { SIGN_OUT_FAILURE_LINES, SIGN_OUT_LINES, pick } from './auth-toasts.words.ts';
import { AUTH } from './auth.words.ts';
import { useLogout } from './auth.mutations.ts';

/** Signs out and shows the toast (docs/rules/pages.md#playful-lines). */
export function useSignOut() {
  const signOut = useLogout();
  return {
    // Uses a promise and not mutate's callbacks, which are dropped when the menu unmounts with the session.
    mutate: () =>
      void signOut.mutateAsync().then(
        () => toast({ title: say(...AUTH.signedOut), description: pick(SIGN_OUT_LINES) }),
        () => toast({ tone: 'destructive', title: 'Logout failed', description: pick(SIGN_OUT_FAILURE_LINES) }),
      ),
  };
}
