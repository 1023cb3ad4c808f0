import { useEffect, useRef } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { authDialogAtom, closeAuthAtom, openAuthAtom, quietAtom } from '#shared/sign-in/auth-dialog.ts';
import { isGated } from './gate/gated-paths.ts';
import { isQuietPage } from './paths.ts';

const SEEN_KEY = 'conjure.auth-dialog-seen';
/** Time in ms before the sign-in dialog opens by itself, and between two checks of whether the visitor is still writing. */
const LOOK_AROUND_MS = 3_000;
/** Loads the code of the sign-in dialog. Resolves to false when it does not arrive; then the dialog does not open by itself. */
const loaded = (): Promise<boolean> => import('#features/auth/auth-dialog.tsx').then(() => true, () => false);

/** Opens the sign-in dialog by itself once per browser session (docs/rules/pages.md#sign-in-dialog). A visitor who is writing is not interrupted. */
export function AuthDialogOnce({ anonymous }: { anonymous: boolean }) {
  const { open } = useAtomValue(authDialogAtom);
  const openAuth = useSetAtom(openAuthAtom);
  const closeAuth = useSetAtom(closeAuthAtom);
  const byItself = useRef(false);
  const quiet = useAtomValue(quietAtom);
  const { pathname } = useLocation();
  useEffect(() => {
    // A visitor who opened the sign-in dialog by hand does not get it again by itself.
    if (open) firstOfSession();
    // React shows the dialog up to 0.3 s after its opening. A demo run that began in between must not be covered. Once shown, the dialog has the focus, and stays.
    if (open && quiet && byItself.current && !document.activeElement?.closest('[role=dialog]')) closeAuth();
    if (!open) byItself.current = false;
    // Pages behind a gate ask for the sign-in themselves, so the dialog must not cover them.
    if (open || quiet || !anonymous || isQuietPage(pathname) || isGated(pathname)) return;
    let over = false;
    const look = async (): Promise<void> => {
      if (isWriting(document.activeElement) || !(await loaded())) return;
      // On a slow connection the dialog's code takes seconds. By then the visitor may be writing, or looking at something that must not be covered.
      if (over || isWriting(document.activeElement)) return;
      stop();
      if (!firstOfSession()) return;
      byItself.current = true;
      openAuth();
    };
    const timer = setInterval(() => void look(), LOOK_AROUND_MS);
    const stop = (): void => {
      over = true;
      clearInterval(timer);
    };
    return stop;
  }, [anonymous, closeAuth, open, openAuth, pathname, quiet]);
  return null;
}

const isWriting = (focused: Element | null): boolean => focused instanceof HTMLElement && focused.matches('input, textarea, [contenteditable="true"]');

/** Returns true once per browser session. When the browser refuses storage it returns false, because the sign-in dialog would then open on every page. */
function firstOfSession(): boolean {
  try {
    if (sessionStorage.getItem(SEEN_KEY)) return false;
    sessionStorage.setItem(SEEN_KEY, '1');
    return true;
  } catch {
    return false;
  }
}
