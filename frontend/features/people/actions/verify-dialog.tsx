import { verifyUser } from '#contracts/admin-users.ts';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { toast } from '#ui/toast.tsx';
import { useVerify } from '../people.mutations.ts';
import { ActionForm } from './action-form.tsx';
import type { ActionDialogProps } from './person-actions.tsx';
import { ReasonField } from './reason-field.tsx';
import { ACTION_PROBLEMS, PEOPLE, VERIFY_DIALOG } from '../people.words.ts';

/** Dialog in which an administrator gives a person the verified mark, or takes it away. */
export function VerifyDialog({ person, onClose }: ActionDialogProps) {
  const verify = useVerify(person.id);
  const verified = !person.verified;
  const onSuccess = (): void => {
    toast({ tone: 'success', title: VERIFY_DIALOG.toast(verified), description: VERIFY_DIALOG.doneToast(person.username, verified) });
    onClose();
  };
  const form = useSchemaForm({ schema: verifyUser.body, defaultValues: { verified, reason: '' }, send: (body) => verify.mutateAsync(body, { onSuccess }), ...ACTION_PROBLEMS });
  return (
    <ActionForm form={form} title={VERIFY_DIALOG.title(person.username, verified)} description={VERIFY_DIALOG.description} action={VERIFY_DIALOG.action(verified)} busyLabel={VERIFY_DIALOG.busyLabel} onClose={onClose}>
      <ReasonField form={form} help={PEOPLE.reasonHelp} />
    </ActionForm>
  );
}
