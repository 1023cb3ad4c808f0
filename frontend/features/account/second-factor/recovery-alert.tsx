import { css } from '#styled/css';
import { messageOf } from '#lib/api-error.ts';
import { fullDate } from '#lib/full-date.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import { useCancelRecovery } from './second-factor.mutations.ts';

/** A recovery is under way: from when it takes the factor off, and the button that calls it off. */
export function RecoveryAlert({ readyAt }: { readyAt: string }) {
  const cancel = useCancelRecovery();
  const keep = (): void =>
    cancel.mutate(undefined, {
      onSuccess: () => toast({ tone: 'success', title: 'Your second factor stays', description: 'The recovery was called off.' }),
      onError: (error) => toast({ tone: 'destructive', title: 'Not called off', description: messageOf(error, 'Please try again.') }),
    });
  return (
    <Alert tone="warn" title="Your second factor is about to come off" action={<Button size="sm" busy={cancel.isPending} busyLabel="Calling off…" onClick={keep}>Keep it</Button>}>
      A recovery was begun by mail. From <time dateTime={readyAt} className={css({ fontWeight: 'semibold' })}>{fullDate(readyAt)}</time> the next sign-in with your password takes the second factor off. If it was not you, keep it and change your password.
    </Alert>
  );
}
