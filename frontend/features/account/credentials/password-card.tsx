import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { css } from '#styled/css';
import { column } from '#styled/patterns';
import { changePasswordBody } from '#contracts/account.ts';
import type { Account, ChangePasswordBody } from '#contracts/account.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { toast } from '#ui/toast.tsx';
import { useChangePassword } from '../account.mutations.ts';
import { placeError } from '#lib/place-error.ts';
import { RelativeTime } from '#ui/relative-time.tsx';
import type { SectionProps } from '../section-props.ts';
import { FormActions, SettingsCard } from '../settings-card.tsx';
import { useUnsaved } from '../unsaved.tsx';
import { NoPasswordHint } from './no-password-hint.tsx';
import { PASSWORD_CARD } from '../account.words.ts';

interface PasswordCardProps extends Pick<SectionProps, 'passwordHelp'> {
  account: Account;
  username: string;
}

const EMPTY: ChangePasswordBody = { currentPassword: '', newPassword: '' };

/** The password: when it was changed, and how to change it. */
export function PasswordCard({ account, username, passwordHelp }: PasswordCardProps) {
  const { hasPassword, passwordChangedAt } = account;
  return (
    <SettingsCard title="Password" intro={hasPassword && passwordChangedAt ? <>Changed <RelativeTime iso={passwordChangedAt} />.</> : undefined}>
      {hasPassword
        ? <PasswordForm username={username} passwordHelp={passwordHelp} />
        : <NoPasswordHint email={account.email}>{PASSWORD_CARD.noPasswordText}</NoPasswordHint>}
    </SettingsCard>
  );
}

function PasswordForm({ username, passwordHelp }: Omit<PasswordCardProps, 'account'>) {
  const change = useChangePassword();
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, reset, setError, watch, formState: { errors, isDirty } } = useForm<ChangePasswordBody>({ resolver: zodResolver(changePasswordBody), defaultValues: EMPTY });
  useUnsaved(isDirty);
  const submit = handleSubmit((body) => {
    setProblem(null);
    return change.mutateAsync(body).then(
      () => {
        reset(EMPTY);
        toast({ tone: 'success', title: 'Password changed', description: PASSWORD_CARD.changedToast });
      },
      (error: unknown) => setProblem(placeError(error, ['currentPassword', 'newPassword'], setError)),
    );
  });
  return (
    <form noValidate aria-label="Change your password" onSubmit={(event) => void submit(event)} className={column({ gap: '4' })}>
      {problem && <Alert tone="bad">{problem}</Alert>}
      {/* Password managers store the new password under this name. */}
      <input hidden readOnly type="text" autoComplete="username" value={username} />
      <div className={css({ display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, gap: '4' })}>
        <Field label="Current password" error={errors.currentPassword?.message} required>
          <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
        </Field>
        <Field label="New password" error={errors.newPassword?.message} help={passwordHelp(watch('newPassword'))} required>
          <PasswordInput autoComplete="new-password" {...register('newPassword')} />
        </Field>
      </div>
      <FormActions note={PASSWORD_CARD.formNote}>
        <Button type="submit" variant="primary" busy={change.isPending} busyLabel="Changing…">Change password</Button>
      </FormActions>
    </form>
  );
}
