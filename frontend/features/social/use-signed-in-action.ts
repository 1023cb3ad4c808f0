import { useSetAtom } from 'jotai';
import { openAuthAtom } from '#lib/auth-dialog.ts';
import { useAuth } from '#lib/session.ts';

/** Does something at once for whoever is signed in; a visitor signs in first, and then it is done. */
export function useSignedInAction(): (act: () => void) => void {
  const { user } = useAuth();
  const openAuth = useSetAtom(openAuthAtom);
  return (act) => (user ? act() : openAuth({ tab: 'register', resume: act }));
}
