import { lazy, Suspense, useEffect, useState } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { authDialogAtom, forgotPasswordAtom, openAuthAtom } from '#lib/auth-dialog.ts';
import { parseAuthReturn } from '#lib/auth-return.ts';
import { useAuth } from '#lib/session.ts';
import { isGated } from './gate/gated-paths.ts';
import { isQuietPage } from './paths.ts';

const AuthDialog = lazy(() => import('#features/auth/auth-dialog.tsx').then((module) => ({ default: module.AuthDialog })));
const ForgotPasswordDialog = lazy(() => import('#features/auth/reset/forgot-password-dialog.tsx').then((module) => ({ default: module.ForgotPasswordDialog })));
const AuthReturn = lazy(() => import('#features/auth/auth-return.tsx').then((module) => ({ default: module.AuthReturn })));

const SEEN_KEY = 'conjure.auth-dialog-seen';

/**
 * Loads the dialogs of signing in when they are needed, and opens the first one once per browser session for visitors
 * (decisions.md). Whoever is signed in has none, but for the recovery that a mail's link opened.
 */
export function AuthDialogHost() {
  const { open } = useAtomValue(authDialogAtom);
  const forgot = useAtomValue(forgotPasswordAtom);
  const { status } = useAuth();
  const returned = useAuthReturn();
  const [forgotWanted, setForgotWanted] = useState(false);
  if (forgot.open && !forgotWanted) setForgotWanted(true);
  useOpenOnce(status === 'anonymous' && returned === null);
  const visitor = status === 'anonymous' || status === 'loading';
  return (
    <Suspense fallback={null}>
      {returned && <AuthReturn key={JSON.stringify(returned)} returned={returned} />}
      {open && visitor && <AuthDialog />}
      {forgotWanted && <ForgotPasswordDialog />}
    </Suspense>
  );
}

/** Takes secrets out of the address bar as soon as they are read, so that they are in no history and no screenshot. */
function useAuthReturn() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [returned, setReturned] = useState(() => parseAuthReturn(hash));
  const next = parseAuthReturn(hash);
  useEffect(() => {
    if (!next) return;
    setReturned(next);
    void navigate(pathname + search, { replace: true });
    // The fragment alone decides; `next` is read from it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hash]);
  return returned;
}

function useOpenOnce(anonymous: boolean): void {
  const openAuth = useSetAtom(openAuthAtom);
  const { pathname } = useLocation();
  useEffect(() => {
    // Gates explain themselves: the dialog must not stand in front of them.
    if (!anonymous || isQuietPage(pathname) || isGated(pathname)) return;
    if (firstOfSession()) openAuth();
  }, [anonymous, openAuth, pathname]);
}

/** True once per browser session. Where storage is refused nobody could remember, so the dialog does not come by itself. */
function firstOfSession(): boolean {
  try {
    if (sessionStorage.getItem(SEEN_KEY)) return false;
    sessionStorage.setItem(SEEN_KEY, '1');
    return true;
  } catch {
    return false;
  }
}
