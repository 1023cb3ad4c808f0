import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { resetPasswordForm } from '#contracts/password-reset.ts';
import type { ResetPasswordForm } from '#contracts/password-reset.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { toast } from '#ui/toast.tsx';
import { PasswordStrength } from '../password-strength.tsx';
import { failureText, placeIssues, useResetPassword } from './reset.mutations.ts';

const DONE = 'Your password has been updated. You can now log in with your new password.';

interface NewPasswordFormProps {
  /** Prefilled; empty when the email has it. */
  token: string;
  words: { done: string; failed: string };
  onDone(): void;
  children?: React.ReactNode;
}

/** Token, new password and its confirmation, which never leaves the browser. */
export function NewPasswordForm({ token, words, onDone, children }: NewPasswordFormProps) {
  const reset = useResetPassword();
  const { register, handleSubmit, formState, setError, watch } = useForm<ResetPasswordForm>({
    resolver: zodResolver(resetPasswordForm),
    defaultValues: { token, newPassword: '', confirmPassword: '' },
  });
  const submit = handleSubmit((form) =>
    reset.mutateAsync(form).then(
      () => {
        toast({ tone: 'success', title: words.done, description: DONE });
        onDone();
      },
      (error: unknown) => {
        placeIssues(error, (field, message) => setError(field, { message }));
        toast({ tone: 'destructive', title: 'Error', description: failureText(error, words.failed) });
      },
    ),
  );
  const { errors } = formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} style={{ display: 'contents' }}>
      <Field label="Reset Token" error={errors.token?.message} help="It is in the email that we sent you." required>
        <Input autoComplete="off" autoCapitalize="none" spellCheck={false} autoFocus={token === ''} {...register('token')} />
      </Field>
      <Field label="New Password" error={errors.newPassword?.message} help={<PasswordStrength password={watch('newPassword')} least={8} />} required>
        <PasswordInput autoComplete="new-password" autoFocus={token !== ''} {...register('newPassword', { deps: formState.isSubmitted ? 'confirmPassword' : [] })} />
      </Field>
      <Field label="Confirm Password" error={errors.confirmPassword?.message} required>
        <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
      </Field>
      <Button type="submit" variant="magic" size="lg" block busy={reset.isPending} busyLabel="Resetting...">Reset Password</Button>
      {children}
    </form>
  );
}
