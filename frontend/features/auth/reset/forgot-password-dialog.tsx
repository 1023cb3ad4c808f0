import { useEffect, useState } from 'react';
import { useAtom, useSetAtom } from 'jotai';
import { stack } from '#styled/patterns';
import { forgotPasswordAtom, openAuthAtom } from '#shared/sign-in/auth-dialog.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { EmailForm } from './email-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { FORGOT_PASSWORD_DIALOG } from '../auth-recovery.words.ts';

/** Time in ms after which the closed Forgot Password dialog returns to its first step (docs/rules/identity.md#reset-steps). */
const RESET_DELAY_MS = 300;

const ASK = {
  sent: FORGOT_PASSWORD_DIALOG.sent,
  sentDetail: FORGOT_PASSWORD_DIALOG.sentDetail,
  failed: FORGOT_PASSWORD_DIALOG.failedSendResetFailed,
  invalidEmail: FORGOT_PASSWORD_DIALOG.invalidEmail,
} as const;
const SET = { done: FORGOT_PASSWORD_DIALOG.done, failed: FORGOT_PASSWORD_DIALOG.failedResetFailed } as const;

type Step = { name: 'email' } | { name: 'token'; token: string } | { name: 'success' };

const TEXTS: Record<Step['name'], { title: string; description: string }> = {
  email: { title: FORGOT_PASSWORD_DIALOG.forgotPasswordTitle, description: FORGOT_PASSWORD_DIALOG.enterEmailText },
  token: { title: FORGOT_PASSWORD_DIALOG.checkYourEmailTitle, description: FORGOT_PASSWORD_DIALOG.enterTokenEmailText },
  success: { title: FORGOT_PASSWORD_DIALOG.passwordChangedTitle, description: FORGOT_PASSWORD_DIALOG.signNewText },
};

/** The Forgot Password dialog with three steps: email address, new password with the emailed token, success (docs/rules/identity.md#reset-steps). */
export function ForgotPasswordDialog() {
  const [{ open, token }, setState] = useAtom(forgotPasswordAtom);
  const openAuth = useSetAtom(openAuthAtom);
  const [step, setStep] = useState<Step>(token === null ? { name: 'email' } : { name: 'token', token });
  const close = (): void => setState({ open: false, token: null });
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => setStep({ name: 'email' }), RESET_DELAY_MS);
    return () => clearTimeout(timer);
  }, [open]);
  const toLogin = (): void => {
    close();
    // Opens the sign-in dialog a moment after the closing of this one. This dialog returns focus, which the sign-in dialog would take for a click outside.
    setTimeout(() => openAuth({ tab: 'login' }), RESET_DELAY_MS);
  };
  return (
    <Dialog open={open} onOpenChange={(next) => !next && close()} {...TEXTS[step.name]} size="sm">
      <div className={stack({ gap: '4', justifyItems: 'stretch' })}>
        {step.name === 'email' && <EmailForm words={ASK} onSent={(token) => setStep({ name: 'token', token })} />}
        {step.name === 'token' && (
          <NewPasswordForm token={step.token} words={SET} onDone={() => setStep({ name: 'success' })}>
            <TextButton onClick={() => setStep({ name: 'email' })}>{FORGOT_PASSWORD_DIALOG.backButton}</TextButton>
          </NewPasswordForm>
        )}
        {step.name === 'success' && (
          <Button variant="magic" size="lg" block autoFocus onClick={toLogin}>{FORGOT_PASSWORD_DIALOG.continueToLoginButton}</Button>
        )}
      </div>
    </Dialog>
  );
}
