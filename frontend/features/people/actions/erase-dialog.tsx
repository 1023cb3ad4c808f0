import * as z from 'zod/mini';
import { css } from '#styled/css';
import { erasure, eraseUserBody } from '#contracts/admin-erasure.ts';
import { FormField } from '#ui/form/form-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { toast } from '#ui/toast.tsx';
import { useErase } from '../people.mutations.ts';
import { ActionForm } from './action-form.tsx';
import type { ActionDialogProps } from './person-actions.tsx';
import { proofOf, proofShape, useProof } from './proof.ts';
import { ReasonField } from './reason-field.tsx';
import { ERASE_DIALOG, PROOF } from '../erasure.words.ts';
import { ACTION_PROBLEMS, PEOPLE } from '../people.words.ts';

const TIMES = [
  { value: 'grace', label: ERASE_DIALOG.graceLabel },
  { value: 'now', label: ERASE_DIALOG.nowLabel },
] as const;

const formOf = (username: string) =>
  z.object({
    when: erasure,
    username: z.string().check(z.refine((typed) => typed.trim().toLowerCase() === username.toLowerCase(), ERASE_DIALOG.otherName)),
    reason: eraseUserBody.shape.reason,
    ...proofShape,
  });

/** Dialog in which an administrator deletes a person's account, after the waiting period or at once. */
export function EraseDialog({ person, onClose }: ActionDialogProps) {
  const erase = useErase(person.id);
  const { passwordLabel, codeAsked } = useProof();
  const form = useSchemaForm({
    schema: formOf(person.username),
    defaultValues: { when: 'grace' as const, username: '', reason: '', password: '', code: '' },
    send: ({ when, username, reason, ...proof }) => erase.mutateAsync({ when, username, reason, ...proofOf(proof) }, {
      onSuccess: () => {
        toast({ tone: 'success', title: ERASE_DIALOG.toast, description: when === 'now' ? ERASE_DIALOG.nowToast(person.username) : ERASE_DIALOG.graceToast(person.username) });
        onClose();
      },
    }),
    ...ACTION_PROBLEMS,
  });
  return (
    <ActionForm form={form} title={ERASE_DIALOG.title(person.username)} description={ERASE_DIALOG.description} action={ERASE_DIALOG.action} busyLabel={ERASE_DIALOG.busyLabel} danger onClose={onClose}>
      <FormField form={form} name="when" label={ERASE_DIALOG.whenLabel} group help={form.watch('when') === 'now' ? ERASE_DIALOG.nowHelp : ERASE_DIALOG.graceHelp}>{({ choice }) => <SegmentedControl block options={TIMES} {...choice} />}</FormField>
      <FormField form={form} name="username" label={<Sentence text={ERASE_DIALOG.usernameLabel} parts={{ username: <span className={css({ fontFamily: 'mono' })}>{person.username}</span> }} />} required>
        {({ text }) => <Input autoComplete="off" autoCapitalize="none" spellCheck={false} {...text} />}
      </FormField>
      <ReasonField form={form} help={PEOPLE.reasonHelp} />
      <FormField form={form} name="password" label={passwordLabel} required>{({ text }) => <PasswordInput autoComplete="current-password" {...text} />}</FormField>
      {codeAsked && <FormField form={form} name="code" label={PROOF.codeLabel} required>{({ text }) => <Input mono autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...text} />}</FormField>}
    </ActionForm>
  );
}
