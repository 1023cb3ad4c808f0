import { useId, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { css } from '#styled/css';
import { stack } from '#styled/patterns';
import type { Account } from '#contracts/account.ts';
import { currentPassword, secondFactorCode } from '#contracts/password.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { toast } from '#ui/toast.tsx';
import { useDeleteAccount } from '../account.mutations.ts';
import { placeError } from '#lib/place-error.ts';
import { signOutHere } from './sign-out-here.ts';
import { ACCOUNT, DELETE_DIALOG } from '../account.words.ts';

interface DeleteDialogProps {
  account: Account;
  username: string;
  onClose(): void;
}

interface DeleteForm {
  username: string;
  password: string;
  code: string;
}

/** The same words again and the proofs that the account has. */
const formOf = (username: string, { hasPassword, secondFactor }: Account) =>
  z.object({
    username: z.string().check(z.trim(), z.refine((typed) => typed.toLowerCase() === username.toLowerCase(), `Type ${username} to confirm`)),
    password: hasPassword ? currentPassword : z.string(),
    code: secondFactor.enabled ? secondFactorCode : z.string(),
  });

/** Asks for the name, the password and the code before the account is taken down. */
export function DeleteDialog({ account, username, onClose }: DeleteDialogProps) {
  const id = useId();
  const client = useQueryClient();
  const remove = useDeleteAccount();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState: { errors } } = useForm<DeleteForm>({
    resolver: zodResolver(formOf(username, account)),
    defaultValues: { username: '', password: '', code: '' },
  });
  const submit = handleSubmit(({ username: typed, password, code }) => {
    setProblem(null);
    return remove.mutateAsync({ username: typed, ...(account.hasPassword && { password }), ...(account.secondFactor.enabled && { code }) }).then(
      (deletesAt) => {
        toast({ title: 'Account deletion scheduled', description: DELETE_DIALOG.scheduledToast(deletesAt), durationMs: DELETION_NOTICE_MS });
        // Home first: once the session ends, a page for members would show its gate in place of the goodbye.
        void navigate('/');
        return signOutHere(client);
      },
      (error: unknown) => setProblem(placeError(error, ['username', 'password', 'code'], setError)),
    );
  });
  return (
    <Dialog
      alert
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={DELETE_DIALOG.title}
      description={DELETE_DIALOG.description}
      footer={
        <>
          <Button onClick={onClose}>Keep my account</Button>
          <Button type="submit" form={id} variant="dangerSolid" busy={remove.isPending} busyLabel="Deleting…">Delete my account</Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)} className={stack({ gap: '4' })}>
        {problem && <Alert tone="bad">{problem}</Alert>}
        <Field label={<Sentence text={DELETE_DIALOG.usernameLabel} parts={{ username: <span className={css({ fontFamily: 'mono' })}>{username}</span> }} />} error={errors.username?.message} required>
          <Input autoComplete="off" autoCapitalize="none" spellCheck={false} {...register('username')} />
        </Field>
        {account.hasPassword && (
          <Field label="Your password" error={errors.password?.message} required>
            <PasswordInput autoComplete="current-password" {...register('password')} />
          </Field>
        )}
        {account.secondFactor.enabled && (
          <Field label="Code" error={errors.code?.message} help={ACCOUNT.codeHelp} required>
            <Input mono autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...register('code')} />
          </Field>
        )}
      </form>
    </Dialog>
  );
}

/** Long enough to read a date twice. */
const DELETION_NOTICE_MS = 15_000;
