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
/** ms for which visitors look around before they are asked who they are, and between two looks whether they have stopped writing. */
const LOOK_AROUND_MS = 3_000;

/**
 * Loads the sign-in dialogs when they are needed, and opens the first one by itself once per browser session
 * (docs/rules/pages.md#sign-in-dialog). A visitor who is writing is not interrupted. Signed-in people see a dialog only when
 * an email's link opens the recovery.
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
  const { open } = useAtomValue(authDialogAtom);
  const openAuth = useSetAtom(openAuthAtom);
  const { pathname } = useLocation();
  useEffect(() => {
    // Whoever has opened it by hand needs not be asked again.
    if (open) firstOfSession();
    // Gates explain themselves: the dialog must not stand in front of them.
    if (open || !anonymous || isQuietPage(pathname) || isGated(pathname)) return;
    const timer = setInterval(() => {
      if (isWriting(document.activeElement)) return;
      clearInterval(timer);
      if (firstOfSession()) openAuth();
    }, LOOK_AROUND_MS);
    return () => clearInterval(timer);
  }, [anonymous, open, openAuth, pathname]);
}

const isWriting = (focused: Element | null): boolean => focused instanceof HTMLElement && focused.matches('input, textarea, [contenteditable="true"]');

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
