import { useState } from 'react';
import { css } from '#styled/css';
import { mutedText, stack } from '#styled/patterns';
import { say } from '#lib/plain-words.ts';
import { TextButton } from '#ui/text-link.tsx';
import { AUTH } from '../auth.words.ts';
import { EmailForm } from './email-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

const ASK = {
  sent: 'Reset instructions sent',
  sentDetail: 'Check your email for password reset instructions.',
  failed: 'Failed to request password reset',
} as const;
const SET = { done: 'Password reset successful', failed: 'Failed to reset password' } as const;

interface ResetTabProps {
  /** From a link in an email: then the second step is the first. */
  token: string | null;
  /** The new password is set. */
  onDone(): void;
  onLogin(): void;
}

/** Recovery inside the sign-in dialog: email, then the new password (docs/rules/identity.md#reset-steps). */
export function ResetTab({ token: given, onDone, onLogin }: ResetTabProps) {
  const [token, setToken] = useState(given);
  if (token === null) {
    return (
      <Card title={say(...AUTH.resetTitle)} subtitle="Enter your email. We send you a link that sets a new password.">
        <EmailForm words={ASK} onSent={setToken}><TextButton onClick={onLogin}>Back to sign in</TextButton></EmailForm>
      </Card>
    );
  }
  return (
    <Card title="Reset Your Password" subtitle="Choose at least 8 characters. All other browsers are signed out.">
      <NewPasswordForm token={token} words={SET} onDone={onDone}>
        <TextButton onClick={() => setToken(null)}>← Back to reset request</TextButton>
        <TextButton quiet onClick={onLogin}>Back to sign in</TextButton>
      </NewPasswordForm>
    </Card>
  );
}

const Card = ({ title, subtitle, children }: { title: string; subtitle: string; children: React.ReactNode }) => (
  <div className={stack({ gap: '4', justifyItems: 'stretch' })}>
    <div className={stack({ textAlign: 'center', gap: '1' })}>
      <h2 className={css({ textStyle: 'h2' })}>{title}</h2>
      <p className={mutedText()}>{subtitle}</p>
    </div>
    {children}
  </div>
);
