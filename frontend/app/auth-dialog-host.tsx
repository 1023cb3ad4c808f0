import { lazy, Suspense, useEffect } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { matchPath, useLocation } from 'react-router-dom';
import { authDialogAtom, openAuthAtom } from '#lib/auth-dialog.ts';
import { useAuth } from '#lib/session.ts';
import { PLANNED } from './planned-pages.ts';
import { isQuietPage } from './paths.ts';

const AuthDialog = lazy(() => import('#features/auth/auth-dialog.tsx').then((module) => ({ default: module.AuthDialog })));

const SEEN_KEY = 'conjure.auth-dialog-seen';

/** Loads the sign-in dialog when it is needed, and opens it once per browser session for visitors (decisions.md). */
export function AuthDialogHost() {
  const { open } = useAtomValue(authDialogAtom);
  const { status } = useAuth();
  useOpenOnce(status === 'anonymous');
  if (!open || status === 'member' || status === 'admin') return null;
  return <Suspense fallback={null}><AuthDialog /></Suspense>;
}

function useOpenOnce(anonymous: boolean): void {
  const openAuth = useSetAtom(openAuthAtom);
  const { pathname } = useLocation();
  useEffect(() => {
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

/** Gates explain themselves: the dialog must not stand in front of them. */
const isGated = (pathname: string): boolean =>
  ['/my-creations', '/profile'].includes(pathname) || PLANNED.some(({ path, access }) => access !== 'open' && matchPath(path, pathname));
