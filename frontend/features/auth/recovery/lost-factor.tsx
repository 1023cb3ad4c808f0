import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { stack } from '#styled/patterns';
import { askFactorRecovery } from '#contracts/factor-recovery.ts';
import { messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { TextButton } from '#ui/text-link.tsx';

/** The slow way past the code, for people without authenticator and recovery codes. `typed` reads name and password off the form. */
export function LostFactor({ typed }: { typed(): { username: string; password: string } }) {
  const [open, setOpen] = useState(false);
  // Pressed again by hand only: a repeat would count as another try of the password.
  const ask = useMutation({ mutationFn: () => call(askFactorRecovery, { body: typed() }), retry: false });
  if (!open) return <TextButton quiet onClick={() => setOpen(true)}>Lost your authenticator and your recovery codes?</TextButton>;
  if (ask.isSuccess) return <Alert tone="good" title="Email sent">Open its link within 30 minutes. The 7 days begin then.</Alert>;
  return (
    <div className={stack({ gap: '3' })}>
      <Alert tone={ask.isError ? 'bad' : 'warn'} title={ask.isError ? 'Email not sent' : 'This takes 7 days'}>
        {ask.isError
          ? messageOf(ask.error, 'Please try again.')
          : 'We email a link to your confirmed address. 7 days after you open it, you can sign in once with your password alone, which removes the second factor. We tell all your sessions and addresses, and each can cancel it.'}
      </Alert>
      <Button size="sm" busy={ask.isPending} busyLabel="Sending…" onClick={() => ask.mutate()}>Send the email</Button>
    </div>
  );
}
