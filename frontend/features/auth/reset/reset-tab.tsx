import { useState } from 'react';
import { css } from '#styled/css';
import { mutedText, stack } from '#styled/patterns';
import { say } from '#lib/plain-words.ts';
import { TextButton } from '#ui/text-link.tsx';
import { RESET_TAB } from '../auth-recovery.words.ts';
import { AUTH } from '../auth.words.ts';
import { EmailForm } from './email-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

const ASK = {
  sent: RESET_TAB.sent,
  sentDetail: RESET_TAB.sentDetail,
  failed: RESET_TAB.failedRequestPasswordFailed,
} as const;
const SET = { done: RESET_TAB.done, failed: RESET_TAB.failedResetPasswordFailed } as const;

interface ResetTabProps {
  /** Reset token from an email's link. With it, the tab starts at the form for the new password. */
  token: string | null;
  /** Called when the server has set the new password. */
  onDone(): void;
  onLogin(): void;
}

/** The tab of the sign-in dialog for a forgotten password: email address, then the new password (docs/rules/identity.md#reset-steps). */
export function ResetTab({ token: given, onDone, onLogin }: ResetTabProps) {
  const [token, setToken] = useState(given);
  if (token === null) {
    return (
      <Card title={say(...AUTH.resetTitle)} subtitle={RESET_TAB.enterEmailSubtitle}>
        <EmailForm words={ASK} onSent={setToken}><TextButton onClick={onLogin}>{RESET_TAB.backSignButton}</TextButton></EmailForm>
      </Card>
    );
  }
  return (
    <Card title={RESET_TAB.title} subtitle={RESET_TAB.chooseLeastSubtitle}>
      <NewPasswordForm token={token} words={SET} onDone={onDone}>
        <TextButton onClick={() => setToken(null)}>{RESET_TAB.backResetRequestButton}</TextButton>
        <TextButton quiet onClick={onLogin}>{RESET_TAB.backSignButton}</TextButton>
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
