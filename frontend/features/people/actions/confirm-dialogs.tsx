import { toast } from '#ui/toast.tsx';
import { useEndSessions, useSendReset } from '../people.mutations.ts';
import { ActionForm } from './action-form.tsx';
import type { ActionDialogProps } from './person-actions.tsx';
import { CONFIRM_DIALOGS } from '../people.words.ts';

/** Sends a person the email with which they set a new password. */
export function ResetEmailDialog({ person, onClose }: ActionDialogProps) {
  const send = useSendReset(person.id);
  const submit = (): void =>
    send.mutate(null, {
      onSuccess: () => {
        toast({ tone: 'success', title: 'Reset email sent', description: CONFIRM_DIALOGS.resetSentToast(person.email) });
        onClose();
      },
    });
  return (
    <ActionForm title={CONFIRM_DIALOGS.resetTitle} description={CONFIRM_DIALOGS.resetText(person.email)} action="Send" busyLabel="Sending…" busy={send.isPending} error={send.error} onSubmit={submit} onClose={onClose} />
  );
}

export function EndSessionsDialog({ person, onClose }: ActionDialogProps) {
  const end = useEndSessions(person.id);
  const submit = (): void =>
    end.mutate(null, {
      onSuccess: () => {
        toast({ tone: 'success', title: 'Signed out everywhere', description: CONFIRM_DIALOGS.signedOutToast(person.username) });
        onClose();
      },
    });
  return (
    <ActionForm title={CONFIRM_DIALOGS.signOutTitle(person.username)} description={CONFIRM_DIALOGS.signOutText} action="Sign out" busyLabel="Ending…" danger busy={end.isPending} error={end.error} onSubmit={submit} onClose={onClose} />
  );
}
