import { useState } from 'react';
import { ROLES } from '#lib/role-names.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { toast } from '#ui/toast.tsx';
import { useSetRole } from '../people.mutations.ts';
import { ActionForm, issueAt } from './action-form.tsx';
import type { ActionDialogProps } from './person-actions.tsx';
import { ReasonField } from './reason-field.tsx';
import { PEOPLE, ROLE_DIALOG } from '../people.words.ts';

const OPTIONS = ROLES.map(({ role, name, text }) => ({ value: role, label: name, help: text }));

/** Gives or takes a role. */
export function RoleDialog({ person, onClose }: ActionDialogProps) {
  const change = useSetRole(person.id);
  const [role, setRole] = useState(person.role);
  const [reason, setReason] = useState('');
  const [same, setSame] = useState(false);
  const submit = (): void => {
    if (role === person.role && reason.trim()) return setSame(true);
    change.mutate({ role, reason }, {
      onSuccess: () => {
        toast({ tone: 'success', title: 'Role changed', description: ROLE_DIALOG.doneToast(person.username, role) });
        onClose();
      },
    });
  };
  return (
    <ActionForm
      title={`Role of @${person.username}`} description={ROLE_DIALOG.description} action="Change role" busyLabel="Changing…"
      busy={change.isPending} error={change.error} onSubmit={submit} onClose={onClose}
    >
      <Field label="Role" error={same ? ROLE_DIALOG.sameRole : issueAt(change.error, 'role')}>
        <Select options={OPTIONS} value={role} onValueChange={(next) => { setRole(next); setSame(false); }} />
      </Field>
      <ReasonField value={reason} onChange={setReason} error={issueAt(change.error, 'reason')} help={PEOPLE.reasonHelp} />
    </ActionForm>
  );
}
