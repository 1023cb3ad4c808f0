import { column, twoColumns } from '#styled/patterns';
import { changePasswordBody } from '#contracts/account.ts';
import type { Account } from '#contracts/account.ts';
import { Button } from '#ui/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { PasswordInput } from '#ui/password-input.tsx';
import { toast } from '#ui/toast.tsx';
import { useChangePassword } from '../account.mutations.ts';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Sentence } from '#ui/sentence.tsx';
import type { SectionProps } from '../section-props.ts';
import { FormActions, SettingsCard } from '../settings-card.tsx';
import { useUnsaved } from '../unsaved.tsx';
import { NoPasswordHint } from './no-password-hint.tsx';
import { PASSWORD_CARD } from '../account-credentials.words.ts';

interface PasswordCardProps extends Pick<SectionProps, 'passwordHelp'> {
  account: Account;
  username: string;
}

/** The card with the day of the last password change, and a form that changes the password. */
export function PasswordCard({ account, username, passwordHelp }: PasswordCardProps) {
  const { hasPassword, passwordChangedAt } = account;
  return (
    <SettingsCard title={PASSWORD_CARD.title} intro={hasPassword && passwordChangedAt ? <><Sentence text={PASSWORD_CARD.changedText} parts={{ when: <RelativeTime iso={passwordChangedAt} /> }} /></> : undefined}>
      {hasPassword
        ? <PasswordForm username={username} passwordHelp={passwordHelp} />
        : <NoPasswordHint email={account.email}>{PASSWORD_CARD.noPasswordText}</NoPasswordHint>}
    </SettingsCard>
  );
}

function PasswordForm({ username, passwordHelp }: Omit<PasswordCardProps, 'account'>) {
  const change = useChangePassword();
  const changed = (): void => {
    form.reset();
    toast({ tone: 'success', title: PASSWORD_CARD.toast, description: PASSWORD_CARD.changedToast });
  };
  const form = useSchemaForm({ schema: changePasswordBody, defaultValues: { currentPassword: '', newPassword: '' }, send: (body) => change.mutateAsync(body).then(changed) });
  useUnsaved(form.isDirty);
  return (
    <Form form={form} aria-label={PASSWORD_CARD.changeYourPasswordLabel} className={column({ gap: '4' })}>
      <FormAlert form={form} />
      {/* This hidden input tells password managers for which username they store the new password. */}
      <input hidden readOnly type="text" autoComplete="username" value={username} />
      <div className={twoColumns({ gap: '4' })}>
        <FormField form={form} name="currentPassword" label={PASSWORD_CARD.currentPasswordLabel} required>{({ text }) => <PasswordInput autoComplete="current-password" {...text} />}</FormField>
        <FormField form={form} name="newPassword" label={PASSWORD_CARD.newPasswordLabel} help={passwordHelp(form.watch('newPassword'))} required>
          {({ text }) => <PasswordInput autoComplete="new-password" {...text} />}
        </FormField>
      </div>
      <FormActions note={PASSWORD_CARD.formNote}>
        <Button type="submit" variant="primary" busy={form.sending} busyLabel={PASSWORD_CARD.busyLabel}>{PASSWORD_CARD.button}</Button>
      </FormActions>
    </Form>
  );
}
