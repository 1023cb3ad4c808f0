import { useEffect } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { authDialogAtom, openAuthAtom, quietAtom } from '#shared/sign-in/auth-dialog.ts';
import { isGated } from './gate/gated-paths.ts';
import { isQuietPage } from './paths.ts';

const SEEN_KEY = 'conjure.auth-dialog-seen';
/** ms for which visitors look around before they are asked who they are, and between two looks whether they have stopped writing. */
const LOOK_AROUND_MS = 3_000;
/** The code of the dialog; false where it does not arrive, and then nothing opens by itself. */
const loaded = (): Promise<boolean> => import('#features/auth/auth-dialog.tsx').then(() => true, () => false);

/** Opens the sign-in dialog by itself once per browser session (docs/rules/pages.md#sign-in-dialog). A visitor who is writing is not interrupted. */
export function AuthDialogOnce({ anonymous }: { anonymous: boolean }) {
  const { open } = useAtomValue(authDialogAtom);
  const openAuth = useSetAtom(openAuthAtom);
  const quiet = useAtomValue(quietAtom);
  const { pathname } = useLocation();
  useEffect(() => {
    // A visitor who opened it by hand need not be asked again.
    if (open) firstOfSession();
    // Gates explain themselves: the dialog must not stand in front of them.
    if (open || quiet || !anonymous || isQuietPage(pathname) || isGated(pathname)) return;
    let over = false;
    const look = async (): Promise<void> => {
      if (isWriting(document.activeElement) || !(await loaded())) return;
      // The code takes seconds on a slow line: by then the visitor may write, or look at what must not be covered.
      if (over || isWriting(document.activeElement)) return;
      stop();
      if (firstOfSession()) openAuth();
    };
    const timer = setInterval(() => void look(), LOOK_AROUND_MS);
    const stop = (): void => {
      over = true;
      clearInterval(timer);
    };
    return stop;
  }, [anonymous, open, openAuth, pathname, quiet]);
  return null;
}

const isWriting = (focused: Element | null): boolean => focused instanceof HTMLElement && focused.matches('input, textarea, [contenteditable="true"]');

/** True once per browser session. False where the browser refuses storage: a dialog that cannot be remembered would open on every page. */
function firstOfSession(): boolean {
  try {
    if (sessionStorage.getItem(SEEN_KEY)) return false;
    sessionStorage.setItem(SEEN_KEY, '1');
    return true;
  } catch {
    return false;
  }
}
