import { useId, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { stack } from '#styled/patterns';
import { currentPassword, secondFactorCode } from '#contracts/password.ts';
import { placeError } from '#lib/place-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { useStartLink } from './social.mutations.ts';
import { ACCOUNT, LINK_DIALOG } from '../account.words.ts';

const proof = { password: z.strictObject({ password: currentPassword }), code: z.strictObject({ code: secondFactorCode }) };

interface LinkDialogProps {
  label: string;
  /** What the account asks for: its code where a second factor is on. */
  wants: 'password' | 'code';
  onClose(): void;
}

/** Leaves for the provider against password or code: a session left open must not gain another credential. */
export function LinkDialog({ label, wants, onClose }: LinkDialogProps) {
  const form = useId();
  const start = useStartLink();
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState: { errors } } = useForm<{ password?: string; code?: string }>({ resolver: zodResolver(proof[wants] as z.ZodMiniType<{ password?: string; code?: string }, { password?: string; code?: string }>) });
  const submit = handleSubmit((body) => {
    setProblem(null);
    return start.mutateAsync(body).catch((error: unknown) => setProblem(placeError(error, ['password', 'code'], setError)));
  });
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={`Link ${label}`}
      description={LINK_DIALOG.description(label)}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" busy={start.isPending || start.isSuccess} busyLabel="Opening…">Continue</Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className={stack({ gap: '4' })}>
        {problem && <Alert tone="bad">{problem}</Alert>}
        {wants === 'password'
          ? <Field label="Your password" error={errors.password?.message} required><PasswordInput autoComplete="current-password" {...register('password')} /></Field>
          : <Field label="Code" error={errors.code?.message} help={ACCOUNT.codeHelp} required><Input mono autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...register('code')} /></Field>}
      </form>
    </Dialog>
  );
}
