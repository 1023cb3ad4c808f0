import { useState } from 'react';
import { toast } from '#ui/toast.tsx';
import { useShortenRecovery } from '../people.mutations.ts';
import { ActionForm, issueAt } from './action-form.tsx';
import type { ActionDialogProps } from './person-actions.tsx';
import { ReasonField } from './reason-field.tsx';
import { RECOVERY_DIALOG } from '../people.words.ts';

/** Ends the wait of a recovery that the account's owner began by email. */
export function RecoveryDialog({ person, onClose }: ActionDialogProps) {
  const shorten = useShortenRecovery(person.id);
  const [reason, setReason] = useState('');
  const submit = (): void =>
    shorten.mutate({ reason }, {
      onSuccess: () => {
        toast({ tone: 'success', title: 'The wait is over', description: RECOVERY_DIALOG.doneToast(person.username) });
        onClose();
      },
    });
  return (
    <ActionForm title={RECOVERY_DIALOG.title(person.username)} description={RECOVERY_DIALOG.description} action="End the wait" busyLabel="Ending…" danger busy={shorten.isPending} error={shorten.error} onSubmit={submit} onClose={onClose}>
      <ReasonField value={reason} onChange={setReason} error={issueAt(shorten.error, 'reason')} help={RECOVERY_DIALOG.reasonHelp} />
    </ActionForm>
  );
}
