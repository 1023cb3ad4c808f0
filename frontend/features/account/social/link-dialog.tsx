import { useId } from 'react';
import * as z from 'zod/mini';
import { stack } from '#styled/patterns';
import { currentPassword, secondFactorCode } from '#contracts/password.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { useStartLink } from './social.mutations.ts';
import { ACCOUNT, LINK_DIALOG } from '../account.words.ts';

interface Proof {
  password?: string;
  code?: string;
}
const proof: Record<'password' | 'code', z.ZodMiniType<Proof, Proof>> = { password: z.strictObject({ password: currentPassword }), code: z.strictObject({ code: secondFactorCode }) };

interface LinkDialogProps {
  label: string;
  /** The proof that the server requires before it adds a social login: the code when a second factor is on, else the password. */
  wants: 'password' | 'code';
  onClose(): void;
}

/** The dialog that asks for password or code before it opens the provider's page. A stranger at an open session cannot add a social login. */
export function LinkDialog({ label, wants, onClose }: LinkDialogProps) {
  const formId = useId();
  const start = useStartLink();
  const form = useSchemaForm<Proof, Proof>({ schema: proof[wants], defaultValues: { [wants]: '' }, send: (body) => start.mutateAsync(body) });
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={LINK_DIALOG.title(label)}
      description={LINK_DIALOG.description(label)}
      footer={
        <>
          <Button onClick={onClose}>{LINK_DIALOG.cancelButton}</Button>
          <Button type="submit" form={formId} variant="primary" busy={start.isPending || start.isSuccess} busyLabel={LINK_DIALOG.busyLabel}>{LINK_DIALOG.continueButton}</Button>
        </>
      }
    >
      <Form form={form} id={formId} className={stack({ gap: '4' })}>
        <FormAlert form={form} />
        {wants === 'password'
          ? <FormField form={form} name="password" label={LINK_DIALOG.yourPasswordLabel} required>{({ text }) => <PasswordInput autoComplete="current-password" {...text} />}</FormField>
          : <FormField form={form} name="code" label={LINK_DIALOG.codeLabel} help={ACCOUNT.codeHelp} required>{({ text }) => <Input mono autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...text} />}</FormField>}
      </Form>
    </Dialog>
  );
}
