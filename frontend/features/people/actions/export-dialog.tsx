import * as z from 'zod/mini';
import { exportUserBody } from '#contracts/admin-erasure.ts';
import { FormField } from '#ui/form/form-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { toast } from '#ui/toast.tsx';
import { useExport } from '../people.mutations.ts';
import { ActionForm } from './action-form.tsx';
import type { ActionDialogProps } from './person-actions.tsx';
import { proofOf, proofShape, useProof } from './proof.ts';
import { ReasonField } from './reason-field.tsx';
import { EXPORT_DIALOG, PROOF } from '../erasure.words.ts';
import { ACTION_PROBLEMS, PEOPLE } from '../people.words.ts';

const exportForm = z.object({ reason: exportUserBody.shape.reason, ...proofShape });

/** Dialog in which an administrator downloads everything that the server stores about a person. */
export function ExportDialog({ person, onClose }: ActionDialogProps) {
  const prepare = useExport(person.id);
  const { passwordLabel, codeAsked } = useProof();
  const form = useSchemaForm({
    schema: exportForm,
    defaultValues: { reason: '', password: '', code: '' },
    send: ({ reason, ...proof }) => prepare.mutateAsync({ reason, ...proofOf(proof) }, {
      onSuccess: ({ url }) => {
        toast({ tone: 'success', title: EXPORT_DIALOG.toast, description: EXPORT_DIALOG.doneToast(person.username) });
        onClose();
        // Opens the address of the ZIP. The server answers with an attachment, so the browser saves it and stays on this page.
        window.location.assign(url);
      },
    }),
    ...ACTION_PROBLEMS,
  });
  return (
    <ActionForm form={form} title={EXPORT_DIALOG.title(person.username)} description={EXPORT_DIALOG.description} action={EXPORT_DIALOG.action} busyLabel={EXPORT_DIALOG.busyLabel} onClose={onClose}>
      <ReasonField form={form} help={PEOPLE.reasonHelp} />
      <FormField form={form} name="password" label={passwordLabel} required>{({ text }) => <PasswordInput autoComplete="current-password" {...text} />}</FormField>
      {codeAsked && <FormField form={form} name="code" label={PROOF.codeLabel} required>{({ text }) => <Input mono autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...text} />}</FormField>}
    </ActionForm>
  );
}
