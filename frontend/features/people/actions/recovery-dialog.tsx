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
        toast({ tone: 'success', title: 'The wait is over', description: `The next sign-in of @${person.username} with the password removes the second factor.` });
        onClose();
      },
    });
  return (
    <ActionForm title={`End the wait for @${person.username}?`} description="The next sign-in with the password removes the second factor. Check the person’s identity first: someone with access to their email may have started this. They get an email." action="End the wait" busyLabel="Ending…" danger busy={shorten.isPending} error={shorten.error} onSubmit={submit} onClose={onClose}>
      <ReasonField value={reason} onChange={setReason} error={issueAt(shorten.error, 'reason')} help="How you checked the identity. For the audit log." />
    </ActionForm>
  );
}
