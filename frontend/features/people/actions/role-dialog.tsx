import { useState } from 'react';
import { role as roleShape } from '#contracts/identity.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { toast } from '#ui/toast.tsx';
import { useSetRole } from '../people.mutations.ts';
import { ActionForm, issueAt } from './action-form.tsx';
import type { ActionDialogProps } from './person-actions.tsx';
import { ReasonField } from './reason-field.tsx';

const ROLES = roleShape.options.map((value) => ({ value, label: value[0]!.toUpperCase() + value.slice(1) }));

/** Gives or takes a role. */
export function RoleDialog({ person, onClose }: ActionDialogProps) {
  const change = useSetRole(person.id);
  const [role, setRole] = useState(person.role);
  const [reason, setReason] = useState('');
  const submit = (): void =>
    change.mutate({ role, reason }, {
      onSuccess: () => {
        toast({ tone: 'success', title: 'Role changed', description: `@${person.username} is now ${role}.` });
        onClose();
      },
    });
  return (
    <ActionForm
      title={`Role of @${person.username}`} description="It counts at once: all their sessions and open pages are refreshed." action="Change role" busyLabel="Changing…"
      busy={change.isPending} error={change.error} onSubmit={submit} onClose={onClose}
    >
      <Field label="Role" error={issueAt(change.error, 'role')}><Select options={ROLES} value={role} onValueChange={setRole} /></Field>
      <ReasonField value={reason} onChange={setReason} error={issueAt(change.error, 'reason')} help="For the audit log." />
    </ActionForm>
  );
}
