import { useState } from 'react';
import { toast } from '#ui/toast.tsx';
import { useUnban } from '../people.mutations.ts';
import { ActionForm, issueAt } from './action-form.tsx';
import type { ActionDialogProps } from './person-actions.tsx';
import { ReasonField } from './reason-field.tsx';

/** Lets somebody in again. */
export function UnbanDialog({ person, onClose }: ActionDialogProps) {
  const unban = useUnban(person.id);
  const [reason, setReason] = useState('');
  const submit = (): void =>
    unban.mutate({ reason }, {
      onSuccess: () => {
        toast({ tone: 'success', title: 'Unbanned', description: `@${person.username} can sign in again.` });
        onClose();
      },
    });
  return (
    <ActionForm title={`Unban @${person.username}?`} description="They can sign in again at once." action="Unban" busyLabel="Opening…" busy={unban.isPending} error={unban.error} onSubmit={submit} onClose={onClose}>
      <ReasonField value={reason} onChange={setReason} error={issueAt(unban.error, 'reason')} help="For the audit log." />
    </ActionForm>
  );
}
