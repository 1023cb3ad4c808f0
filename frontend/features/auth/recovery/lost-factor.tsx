import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { stack } from '#styled/patterns';
import { askFactorRecovery } from '#contracts/factor-recovery.ts';
import { messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { LOST_FACTOR } from '../auth-recovery.words.ts';

/**
 * A button for people who lost authenticator and recovery codes. It requests the email that starts the slow recovery; `typed` reads name and
 * password from the sign-in form.
 */
export function LostFactor({ typed }: { typed(): { username: string; password: string } }) {
  const [open, setOpen] = useState(false);
  // A request for recovery is never retried automatically, because each one counts as an attempt at the password.
  const ask = useMutation({ mutationFn: () => call(askFactorRecovery, { body: typed() }), retry: false });
  if (!open) return <TextButton quiet onClick={() => setOpen(true)}>{LOST_FACTOR.lostAuthenticatorRecoveryButton}</TextButton>;
  if (ask.isSuccess) return <Alert tone="good" title={LOST_FACTOR.emailSentTitle}>{LOST_FACTOR.openLinkText}</Alert>;
  return (
    <div className={stack({ gap: '3' })}>
      <Alert tone={ask.isError ? 'bad' : 'warn'} title={ask.isError ? LOST_FACTOR.emailNotSentTitle : LOST_FACTOR.thisTakesDaysTitle}>
        {ask.isError
          ? messageOf(ask.error, LOST_FACTOR.pleaseTryAgainText)
          : LOST_FACTOR.emailLinkText}
      </Alert>
      <Button size="sm" busy={ask.isPending} busyLabel={LOST_FACTOR.busyLabel} onClick={() => ask.mutate()}>{LOST_FACTOR.sendTheEmailButton}</Button>
    </div>
  );
}
