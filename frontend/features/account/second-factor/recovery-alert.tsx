import { css } from '#styled/css';
import { messageOf } from '#lib/api-error.ts';
import { fullDate } from '#lib/full-date.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { toast } from '#ui/toast.tsx';
import { useCancelRecovery } from './second-factor.mutations.ts';
import { RECOVERY_ALERT } from '../account-security.words.ts';

/** A warning that a recovery will remove the second factor, with the date and a button that cancels it. */
export function RecoveryAlert({ readyAt }: { readyAt: string }) {
  const cancel = useCancelRecovery();
  const keep = (): void =>
    cancel.mutate(undefined, {
      onSuccess: () => toast({ tone: 'success', title: RECOVERY_ALERT.secondFactorStaysToast, description: RECOVERY_ALERT.cancelledToast }),
      onError: (error) => toast({ tone: 'destructive', title: RECOVERY_ALERT.recoveryNotCancelledToast, description: messageOf(error, RECOVERY_ALERT.pleaseTryAgainText) }),
    });
  return (
    <Alert tone="warn" title={RECOVERY_ALERT.title} action={<Button size="sm" busy={cancel.isPending} busyLabel={RECOVERY_ALERT.busyLabel} onClick={keep}>{RECOVERY_ALERT.button}</Button>}>
      <Sentence text={RECOVERY_ALERT.text} parts={{ day: <time dateTime={readyAt} className={css({ fontWeight: 'semibold' })}>{fullDate(readyAt)}</time> }} />
    </Alert>
  );
}
