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
  /** DOM id of this form, by which the submit button in the dialog's footer submits it. */
  id: string;
  onSubmit(password: string): Promise<unknown>;
}

/** The form that asks for the password before the second factor is set up, so that a stranger at an open session cannot do it. */
export function PasswordStep({ id, onSubmit }: PasswordStepProps) {
  const form = useSchemaForm({ schema: body, defaultValues: { password: '' }, send: ({ password }) => onSubmit(password) });
  return (
    <Form form={form} id={id} className={stack({ gap: '4' })}>
      <FormAlert form={form} />
      <FormField form={form} name="password" label={PASSWORD_STEP.label} required>{({ text }) => <PasswordInput autoComplete="current-password" {...text} />}</FormField>
    </Form>
  );
}
