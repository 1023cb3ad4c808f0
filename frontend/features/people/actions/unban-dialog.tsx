import { useState } from 'react';
import { toast } from '#ui/toast.tsx';
import { useUnban } from '../people.mutations.ts';
import { ActionForm, issueAt } from './action-form.tsx';
import type { ActionDialogProps } from './person-actions.tsx';
import { ReasonField } from './reason-field.tsx';
import { PEOPLE, UNBAN_DIALOG } from '../people.words.ts';

export function UnbanDialog({ person, onClose }: ActionDialogProps) {
  const unban = useUnban(person.id);
  const [reason, setReason] = useState('');
  const submit = (): void =>
    unban.mutate({ reason }, {
      onSuccess: () => {
        toast({ tone: 'success', title: 'Unbanned', description: UNBAN_DIALOG.doneToast(person.username) });
        onClose();
      },
    });
  return (
    <ActionForm title={`Unban @${person.username}?`} description={UNBAN_DIALOG.description} action="Unban" busyLabel="Opening…" busy={unban.isPending} error={unban.error} onSubmit={submit} onClose={onClose}>
      <ReasonField value={reason} onChange={setReason} error={issueAt(unban.error, 'reason')} help={PEOPLE.reasonHelp} />
    </ActionForm>
  );
}
