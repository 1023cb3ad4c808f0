import { toast } from '#ui/toast.tsx';
import { FAREWELL_LINES, pick, SIGN_OUT_FAILURE_LINES } from './auth.lines.ts';
import { useLogout } from './auth.mutations.ts';

/** Signs out and says goodbye (specification 4 and 8). */
export function useSignOut() {
  const signOut = useLogout();
  return {
    mutate: () =>
      signOut.mutate(undefined, {
        onSuccess: () => toast({ title: 'See you soon! 👋', description: pick(FAREWELL_LINES) }),
        onError: () => toast({ tone: 'destructive', title: 'Logout failed', description: pick(SIGN_OUT_FAILURE_LINES) }),
      }),
  };
}
