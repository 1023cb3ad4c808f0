import * as z from 'zod/mini';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { toast } from '#ui/toast.tsx';
import { useEndSessions, useSendReset } from '../people.mutations.ts';
import { ActionForm } from './action-form.tsx';
import type { ActionDialogProps } from './person-actions.tsx';
import { ACTION_PROBLEMS, CONFIRM_DIALOGS } from '../people.words.ts';

/** Schema of a dialog without fields, in which the administrator only confirms. */
const nothing = z.object({});

/** Dialog in which a member of staff sends a person the email with which they set a new password. */
export function ResetEmailDialog({ person, onClose }: ActionDialogProps) {
  const send = useSendReset(person.id);
  const onSuccess = (): void => {
    toast({ tone: 'success', title: CONFIRM_DIALOGS.resetEmailSentToast, description: CONFIRM_DIALOGS.resetSentToast(person.email) });
    onClose();
  };
  const form = useSchemaForm({ schema: nothing, defaultValues: {}, send: () => send.mutateAsync(null, { onSuccess }), ...ACTION_PROBLEMS });
  return (
    <ActionForm form={form} title={CONFIRM_DIALOGS.resetTitle} description={CONFIRM_DIALOGS.resetText(person.email)} action={CONFIRM_DIALOGS.sendAction} busyLabel={CONFIRM_DIALOGS.sendingBusyLabel} onClose={onClose} />
  );
}

export function EndSessionsDialog({ person, onClose }: ActionDialogProps) {
  const end = useEndSessions(person.id);
  const onSuccess = (): void => {
    toast({ tone: 'success', title: CONFIRM_DIALOGS.signedOutEverywhereToast, description: CONFIRM_DIALOGS.signedOutToast(person.username) });
    onClose();
  };
  const form = useSchemaForm({ schema: nothing, defaultValues: {}, send: () => end.mutateAsync(null, { onSuccess }), ...ACTION_PROBLEMS });
  return (
    <ActionForm form={form} title={CONFIRM_DIALOGS.signOutTitle(person.username)} description={CONFIRM_DIALOGS.signOutText} action={CONFIRM_DIALOGS.signOutAction} busyLabel={CONFIRM_DIALOGS.endingBusyLabel} danger onClose={onClose} />
  );
}
