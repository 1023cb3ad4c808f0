import * as z from 'zod/mini';
import { setRoleBody } from '#contracts/admin-users.ts';
import { ROLES } from '#shared/staff/role-names.ts';
import { FormField } from '#ui/form/form-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Select } from '#ui/select.tsx';
import { toast } from '#ui/toast.tsx';
import { useSetRole } from '../people.mutations.ts';
import { ActionForm } from './action-form.tsx';
import type { ActionDialogProps } from './person-actions.tsx';
import { ReasonField } from './reason-field.tsx';
import { ACTION_PROBLEMS, PEOPLE, ROLE_DIALOG } from '../people.words.ts';

const OPTIONS = ROLES.map(({ role, name, text }) => ({ value: role, label: name, help: text }));

/** Dialog in which an administrator changes a person's role. */
export function RoleDialog({ person, onClose }: ActionDialogProps) {
  const change = useSetRole(person.id);
  const form = useSchemaForm({
    schema: setRoleBody.check(z.refine(({ role }) => role !== person.role, { path: ['role'], error: ROLE_DIALOG.sameRole })),
    defaultValues: { role: person.role, reason: '' },
    send: (body) =>
      change.mutateAsync(body, {
        onSuccess: () => {
          toast({ tone: 'success', title: ROLE_DIALOG.toast, description: ROLE_DIALOG.doneToast(person.username, body.role) });
          onClose();
        },
      }),
    ...ACTION_PROBLEMS,
  });
  return (
    <ActionForm form={form} title={ROLE_DIALOG.title(person.username)} description={ROLE_DIALOG.description} action={ROLE_DIALOG.action} busyLabel={ROLE_DIALOG.busyLabel} onClose={onClose}>
      <FormField form={form} name="role" label={ROLE_DIALOG.label}>{({ choice }) => <Select options={OPTIONS} {...choice} />}</FormField>
      <ReasonField form={form} help={PEOPLE.reasonHelp} />
    </ActionForm>
  );
}
