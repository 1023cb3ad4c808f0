import { toast } from '#ui/toast.tsx';
import { useEndSessions, useSendReset } from '../people.mutations.ts';
import { ActionForm } from './action-form.tsx';
import type { ActionDialogProps } from './person-actions.tsx';

/** Mails somebody the way back in. */
export function ResetMailDialog({ person, onClose }: ActionDialogProps) {
  const send = useSendReset(person.id);
  const submit = (): void =>
    send.mutate(null, {
      onSuccess: () => {
        toast({ tone: 'success', title: 'Reset email sent', description: `We sent it to ${person.email ?? 'them'}.` });
        onClose();
      },
    });
  return (
    <ActionForm title="Send a reset email?" description={`${person.email ?? 'They'} gets a link that works for 30 minutes.`} action="Send" busyLabel="Sending…" busy={send.isPending} error={send.error} onSubmit={submit} onClose={onClose} />
  );
}

/** Ends every session of somebody. */
export function EndSessionsDialog({ person, onClose }: ActionDialogProps) {
  const end = useEndSessions(person.id);
  const submit = (): void =>
    end.mutate(null, {
      onSuccess: () => {
        toast({ tone: 'success', title: 'Signed out everywhere', description: `@${person.username} has to sign in again.` });
        onClose();
      },
    });
  return (
    <ActionForm title={`Sign @${person.username} out everywhere?`} description="Every browser has to sign in again. Running jobs continue." action="Sign out" busyLabel="Ending…" danger busy={end.isPending} error={end.error} onSubmit={submit} onClose={onClose} />
  );
}
