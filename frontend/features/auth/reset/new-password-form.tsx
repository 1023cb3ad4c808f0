import { resetPasswordForm } from '#contracts/password-reset.ts';
import { Button } from '#ui/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { toast } from '#ui/toast.tsx';
import { PasswordStrength } from '../password-strength.tsx';
import { failureText, useResetPassword } from './reset.mutations.ts';
import { NEW_PASSWORD_FORM } from '../auth-recovery.words.ts';

const DONE = NEW_PASSWORD_FORM.passwordUpdatedText;

interface NewPasswordFormProps {
  /** The reset token: filled in already, or empty when the user must copy it from the email. */
  token: string;
  words: { done: string; failed: string };
  onDone(): void;
  children?: React.ReactNode;
}

/** The form for the reset token, the new password and its repetition, which is not sent. */
export function NewPasswordForm({ token, words, onDone, children }: NewPasswordFormProps) {
  const reset = useResetPassword();
  const form = useSchemaForm({
    schema: resetPasswordForm,
    defaultValues: { token, newPassword: '', confirmPassword: '' },
    send: (typed) =>
      reset.mutateAsync(typed).then(
        () => {
          toast({ tone: 'success', title: words.done, description: DONE });
          onDone();
        },
        (error: unknown) => {
          toast({ tone: 'destructive', title: NEW_PASSWORD_FORM.toast, description: failureText(error, words.failed) });
          throw error;
        },
      ),
  });
  return (
    <Form form={form} style={{ display: 'contents' }}>
      <FormField form={form} name="token" label={NEW_PASSWORD_FORM.resetTokenLabel} help={NEW_PASSWORD_FORM.help} required>
        {({ text }) => <Input autoComplete="off" autoCapitalize="none" spellCheck={false} autoFocus={token === ''} {...text} />}
      </FormField>
      <FormField form={form} name="newPassword" label={NEW_PASSWORD_FORM.newPasswordLabel} help={<PasswordStrength password={form.watch('newPassword')} least={8} />} required>
        {({ text }) => <PasswordInput autoComplete="new-password" autoFocus={token !== ''} {...text} />}
      </FormField>
      <FormField form={form} name="confirmPassword" label={NEW_PASSWORD_FORM.confirmPasswordLabel} required>{({ text }) => <PasswordInput autoComplete="new-password" {...text} />}</FormField>
      <Button type="submit" variant="magic" size="lg" block busy={form.sending} busyLabel={NEW_PASSWORD_FORM.busyLabel}>{NEW_PASSWORD_FORM.button}</Button>
      {children}
    </Form>
  );
}
