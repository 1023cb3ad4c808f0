import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { stack } from '#styled/patterns';
import { secondFactorProof } from '#contracts/second-factor.ts';
import type { SecondFactorProof } from '#contracts/second-factor.ts';
import { Alert } from '#ui/alert.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { placeError } from '#lib/place-error.ts';
import { ACCOUNT } from '../account.words.ts';

interface ProofFormProps {
  /** Ties the dialog's button to the form. */
  id: string;
  onSubmit(proof: SecondFactorProof): Promise<unknown>;
}

/** Password and code: what every change to the second factor asks for. */
export function ProofForm({ id, onSubmit }: ProofFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState: { errors } } = useForm<SecondFactorProof>({ resolver: zodResolver(secondFactorProof), defaultValues: { password: '', code: '' } });
  const submit = handleSubmit((proof) => {
    setProblem(null);
    return onSubmit(proof).catch((error: unknown) => setProblem(placeError(error, ['password', 'code'], setError)));
  });
  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)} className={stack({ gap: '4' })}>
      {problem && <Alert tone="bad">{problem}</Alert>}
      <Field label="Your password" error={errors.password?.message} required>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <Field label="Code" error={errors.code?.message} help={ACCOUNT.codeHelp} required>
        <Input mono autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...register('code')} />
      </Field>
    </form>
  );
}
