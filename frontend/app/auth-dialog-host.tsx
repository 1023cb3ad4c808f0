import { Suspense, useEffect, useState } from 'react';
import { useAtomValue } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { authDialogAtom, forgotPasswordAtom } from '#shared/sign-in/auth-dialog.ts';
import { parseAuthReturn } from '#shared/sign-in/auth-return.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { useAuth } from '#lib/session.ts';
import { WhenIdle } from '#ui/when-idle.tsx';

const AuthDialog = lazyPart(() => import('#features/auth/auth-dialog.tsx'), 'AuthDialog');
const ForgotPasswordDialog = lazyPart(() => import('#features/auth/reset/forgot-password-dialog.tsx'), 'ForgotPasswordDialog');
const AuthReturn = lazyPart(() => import('#features/auth/auth-return.tsx'), 'AuthReturn');
const AuthDialogOnce = lazyPart(() => import('./late-parts.ts'), 'AuthDialogOnce');

/** Loads the code of the sign-in dialogs when one is requested. A signed-in person gets only the dialog for a new password, from the link in an email. */
export function AuthDialogHost() {
  const { open } = useAtomValue(authDialogAtom);
  const forgot = useAtomValue(forgotPasswordAtom);
  const { status } = useAuth();
  const returned = useAuthReturn();
  const [forgotWanted, setForgotWanted] = useState(false);
  if (forgot.open && !forgotWanted) setForgotWanted(true);
  const visitor = status === 'anonymous' || status === 'loading';
  return (
    <>
      <WhenIdle><Suspense fallback={null}><AuthDialogOnce anonymous={status === 'anonymous' && returned === null} /></Suspense></WhenIdle>
      <Suspense fallback={null}>
        {returned && <AuthReturn key={JSON.stringify(returned)} returned={returned} />}
        {open && visitor && <AuthDialog />}
        {forgotWanted && <ForgotPasswordDialog />}
      </Suspense>
    </>
  );
}

/**
 * Returns what the link of an email, or a social provider, put into the address. It removes these secrets from the address bar at once, so
 * that no history and no screenshot contains them.
 */
function useAuthReturn() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [returned, setReturned] = useState(() => parseAuthReturn(hash));
  const next = parseAuthReturn(hash);
  useEffect(() => {
    if (!next) return;
    setReturned(next);
    // A path with two leading slashes would be an address of another host, to which the router refuses to go.
    void navigate(pathname.replace(/^\/+/, '/') + search, { replace: true });
    // Only the fragment decides; `next` is read from it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hash]);
  return returned;
}
