import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { getAccount } from '#contracts/account.ts';
import { confirmEmail } from '#contracts/password-reset.ts';
import { messageOf } from '#lib/api-error.ts';
import { forgotPasswordAtom, openAuthAtom } from '#shared/sign-in/auth-dialog.ts';
import type { AuthReturn as Returned } from '#shared/sign-in/auth-return.ts';
import { call } from '#lib/call.ts';
import { meKey, useAuth } from '#lib/session.ts';
import { toast } from '#ui/toast.tsx';
import { RecoveryLink } from './recovery/recovery-link.tsx';
import { SocialReturn } from './social/social-return.tsx';
import { AUTH_RETURN } from './auth-forms.words.ts';

/** Handles a visit that came from a link in an email or from a social provider: confirms, resets, recovers or signs in. */
export function AuthReturn({ returned }: { returned: Returned }) {
  if (returned.kind === 'social') return <SocialReturn answer={returned.answer} />;
  const { kind, token } = returned;
  if (kind === 'reset-token') return <ResetLink token={token} />;
  return kind === 'confirm-email' ? <ConfirmLink token={token} /> : <RecoveryLink token={token} begins={kind === 'recover-factor'} />;
}

/** Opens the form for a new password from a reset email. A visitor gets a tab of the sign-in dialog, a signed-in person the Forgot Password dialog. */
function ResetLink({ token }: { token: string }) {
  const { status } = useAuth();
  const openAuth = useSetAtom(openAuthAtom);
  const openForgot = useSetAtom(forgotPasswordAtom);
  const opened = useRef<string | null>(null);
  useEffect(() => {
    // The effect runs again when the sign-in status changes, but the reset link must open its form only once.
    if (status === 'loading' || opened.current === token) return;
    opened.current = token;
    if (status === 'anonymous') openAuth({ tab: 'reset', resetToken: token });
    else openForgot({ open: true, token });
  }, [openAuth, openForgot, status, token]);
  return null;
}

function ConfirmLink({ token }: { token: string }) {
  const client = useQueryClient();
  const begun = useRef(false);
  useEffect(() => {
    // React's strict mode runs effects twice, but the confirmation link works only once.
    if (begun.current) return;
    begun.current = true;
    call(confirmEmail, { body: { token } }).then(
      () => {
        toast({ tone: 'success', title: AUTH_RETURN.emailConfirmedToast, description: AUTH_RETURN.toastText });
        for (const queryKey of [meKey, [getAccount.path]]) void client.invalidateQueries({ queryKey });
      },
      (error: unknown) => toast({ tone: 'destructive', title: AUTH_RETURN.emailNotConfirmedToast, description: messageOf(error, AUTH_RETURN.pleaseTryLinkText) }),
    );
  }, [client, token]);
  return null;
}
