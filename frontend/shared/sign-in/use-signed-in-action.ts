import { useSetAtom } from 'jotai';
import { openAuthAtom } from './auth-dialog.ts';
import { useAuth } from '#lib/session.ts';

/** Runs an action at once for a signed-in user. A visitor signs in first, and then the action runs. */
export function useSignedInAction(): (act: () => void) => void {
  const { user } = useAuth();
  const openAuth = useSetAtom(openAuthAtom);
  return (act) => (user ? act() : openAuth({ tab: 'register', resume: act }));
}
