import * as z from 'zod/mini';
import { stack } from '#styled/patterns';
import { currentPassword } from '#contracts/password.ts';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { PasswordInput } from '#ui/password-input.tsx';
import { PASSWORD_STEP } from '../account-security.words.ts';

const body = z.strictObject({ password: currentPassword });

interface PasswordStepProps {
  /** Id of the form, with which the dialog's submit button refers to it. */
  id: string;
  onSubmit(password: string): Promise<unknown>;
}

/** Asks for the password before the second factor is set up, as proof that the account's owner is at the keyboard. */
export function PasswordStep({ id, onSubmit }: PasswordStepProps) {
  const form = useSchemaForm({ schema: body, defaultValues: { password: '' }, send: ({ password }) => onSubmit(password) });
  return (
    <Form form={form} id={id} className={stack({ gap: '4' })}>
      <FormAlert form={form} />
      <FormField form={form} name="password" label={PASSWORD_STEP.label} required>{({ text }) => <PasswordInput autoComplete="current-password" {...text} />}</FormField>
    </Form>
  );
}
