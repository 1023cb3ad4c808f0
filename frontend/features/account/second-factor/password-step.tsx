import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { stack } from '#styled/patterns';
import { currentPassword } from '#contracts/password.ts';
import { Alert } from '#ui/alert.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { placeError } from '#lib/place-error.ts';

const body = z.strictObject({ password: currentPassword });

interface PasswordStepProps {
  /** Ties the dialog's button to the form. */
  id: string;
  onSubmit(password: string): Promise<unknown>;
}

/** Proof that the account's owner is at the keyboard. */
export function PasswordStep({ id, onSubmit }: PasswordStepProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState: { errors } } = useForm<z.infer<typeof body>>({ resolver: zodResolver(body), defaultValues: { password: '' } });
  const submit = handleSubmit(({ password }) => {
    setProblem(null);
    return onSubmit(password).catch((error: unknown) => setProblem(placeError(error, ['password'], setError)));
  });
  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)} className={stack({ gap: '4' })}>
      {problem && <Alert tone="bad">{problem}</Alert>}
      <Field label="Your password" error={errors.password?.message} required>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
    </form>
  );
}
