import { useState } from 'react';
import { toast } from '#ui/toast.tsx';
import { useShortenRecovery } from '../people.mutations.ts';
import { ActionForm, issueAt } from './action-form.tsx';
import type { ActionDialogProps } from './person-actions.tsx';
import { ReasonField } from './reason-field.tsx';

/** Ends the wait of a recovery that the account's owner began by mail. */
export function RecoveryDialog({ person, onClose }: ActionDialogProps) {
  const shorten = useShortenRecovery(person.id);
  const [reason, setReason] = useState('');
  const submit = (): void =>
    shorten.mutate({ reason }, {
      onSuccess: () => {
        toast({ tone: 'success', title: 'The wait is over', description: `The next sign-in of @${person.username} by password takes the second factor off.` });
        onClose();
      },
    });
  return (
    <ActionForm title={`End the wait for @${person.username}?`} description="Their next sign-in with the password takes the second factor off. Make sure that it is them: a thief who reads their mail could have begun this. They get a mail." action="End the wait" busyLabel="Ending…" danger busy={shorten.isPending} error={shorten.error} onSubmit={submit} onClose={onClose}>
      <ReasonField value={reason} onChange={setReason} error={issueAt(shorten.error, 'reason')} help="How you made sure. For the audit log." />
    </ActionForm>
  );
}
