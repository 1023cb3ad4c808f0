import { say } from '#lib/plain-words.ts';
import { pictured } from '#ui/picture-text.tsx';
import { toast } from '#ui/toast.tsx';
import { SIGN_OUT_FAILURE_LINES, SIGN_OUT_LINES, pick } from './auth-toasts.words.ts';
import { AUTH } from './auth.words.ts';
import { useLogout } from './auth.mutations.ts';

/** Signs the user out and shows the toast (docs/rules/pages.md#playful-lines). */
export function useSignOut() {
  const signOut = useLogout();
  return {
    // Shows the toast by the promise. Callbacks of `mutate` would be dropped, because the menu unmounts when the session ends.
    mutate: () =>
      void signOut.mutateAsync().then(
        () => toast({ title: pictured(say(...AUTH.signedOut)), description: pick(SIGN_OUT_LINES) }),
        () => toast({ tone: 'destructive', title: 'Logout failed', description: pick(SIGN_OUT_FAILURE_LINES) }),
      ),
  };
}
