import { shortenFactorRecovery } from '#contracts/admin-users.ts';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { toast } from '#ui/toast.tsx';
import { useShortenRecovery } from '../people.mutations.ts';
import { ActionForm } from './action-form.tsx';
import type { ActionDialogProps } from './person-actions.tsx';
import { ReasonField } from './reason-field.tsx';
import { ACTION_PROBLEMS, RECOVERY_DIALOG } from '../people.words.ts';

/** Dialog in which an administrator ends the waiting time of an account recovery that the owner began by email. */
export function RecoveryDialog({ person, onClose }: ActionDialogProps) {
  const shorten = useShortenRecovery(person.id);
  const onSuccess = (): void => {
    toast({ tone: 'success', title: RECOVERY_DIALOG.toast, description: RECOVERY_DIALOG.doneToast(person.username) });
    onClose();
  };
  const form = useSchemaForm({ schema: shortenFactorRecovery.body, defaultValues: { reason: '' }, send: (body) => shorten.mutateAsync(body, { onSuccess }), ...ACTION_PROBLEMS });
  return (
    <ActionForm form={form} title={RECOVERY_DIALOG.title(person.username)} description={RECOVERY_DIALOG.description} action={RECOVERY_DIALOG.action} busyLabel={RECOVERY_DIALOG.busyLabel} danger onClose={onClose}>
      <ReasonField form={form} help={RECOVERY_DIALOG.reasonHelp} />
    </ActionForm>
  );
}
