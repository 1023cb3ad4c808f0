import { unbanUserBody } from '#contracts/admin-users.ts';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { toast } from '#ui/toast.tsx';
import { useUnban } from '../people.mutations.ts';
import { ActionForm } from './action-form.tsx';
import type { ActionDialogProps } from './person-actions.tsx';
import { ReasonField } from './reason-field.tsx';
import { ACTION_PROBLEMS, PEOPLE, UNBAN_DIALOG } from '../people.words.ts';

export function UnbanDialog({ person, onClose }: ActionDialogProps) {
  const unban = useUnban(person.id);
  const onSuccess = (): void => {
    toast({ tone: 'success', title: UNBAN_DIALOG.toast, description: UNBAN_DIALOG.doneToast(person.username) });
    onClose();
  };
  const form = useSchemaForm({ schema: unbanUserBody, defaultValues: { reason: '' }, send: (body) => unban.mutateAsync(body, { onSuccess }), ...ACTION_PROBLEMS });
  return (
    <ActionForm form={form} title={UNBAN_DIALOG.title(person.username)} description={UNBAN_DIALOG.description} action={UNBAN_DIALOG.action} busyLabel={UNBAN_DIALOG.busyLabel} onClose={onClose}>
      <ReasonField form={form} help={PEOPLE.reasonHelp} />
    </ActionForm>
  );
}
