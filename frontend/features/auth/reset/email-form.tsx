import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { requestResetBody } from '#contracts/password-reset.ts';
import type { RequestResetBody } from '#contracts/password-reset.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { toast } from '#ui/toast.tsx';
import { failureText, useRequestReset } from './reset.mutations.ts';

interface EmailFormProps {
  /** The dialog and the tab have different messages (docs/rules/pages.md#form-messages). */
  words: { sent: string; sentDetail: string; failed: string; invalidEmail?: string };
  /** `token` comes along on one machine without email only. */
  onSent(token: string): void;
  children?: React.ReactNode;
}

/** Asks where to send the reset instructions. */
export function EmailForm({ words, onSent, children }: EmailFormProps) {
  const request = useRequestReset();
  const { register, handleSubmit, formState } = useForm<RequestResetBody>({ resolver: zodResolver(requestResetBody), defaultValues: { email: '' } });
  const submit = handleSubmit((body) =>
    request.mutateAsync(body).then(
      ({ token }) => {
        toast({ tone: 'success', title: words.sent, description: words.sentDetail });
        onSent(token ?? '');
      },
      (error: unknown) => void toast({ tone: 'destructive', title: 'Error', description: failureText(error, words.failed) }),
    ),
  );
  const problem = formState.errors.email?.message;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} style={{ display: 'contents' }}>
      <Field label="Email" error={problem && (words.invalidEmail ?? problem)} required>
        <Input type="email" autoComplete="email" autoFocus {...register('email')} />
      </Field>
      <Button type="submit" variant="magic" size="lg" block busy={request.isPending} busyLabel="Sending...">Send Reset Instructions</Button>
      {children}
    </form>
  );
}
