import { MailCheck, MailWarning } from 'lucide-react';
import { column, longWords, twoColumns } from '#styled/patterns';
import { changeEmailBody } from '#contracts/account.ts';
import type { Account } from '#contracts/account.ts';
import { messageOf } from '#lib/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { toast } from '#ui/toast.tsx';
import { useChangeEmail, useKeepEmail, useResendConfirmation } from '../account.mutations.ts';
import { FormActions, SettingsCard } from '../settings-card.tsx';
import { useUnsaved } from '../unsaved.tsx';
import { NoPasswordHint } from './no-password-hint.tsx';
import { EMAIL_CARD } from '../account-credentials.words.ts';
import { ACCOUNT } from '../account.words.ts';

/** The card with the account's email address, whether it is confirmed, and a form that changes it. */
export function EmailCard({ account }: { account: Account }) {
  return (
    <SettingsCard
      title={EMAIL_CARD.emailTitle}
      state={account.emailConfirmed
        ? <Badge tone="good"><MailCheck aria-hidden />{EMAIL_CARD.confirmedBadge}</Badge>
        : <Badge tone="warn"><MailWarning aria-hidden />{EMAIL_CARD.notConfirmedBadge}</Badge>}
      intro={<Sentence text={EMAIL_CARD.intro} parts={{ email: <strong className={longWords({ color: 'fg' })}>{account.email}</strong> }} />}
    >
      {account.newEmail ? <Waiting email={account.email} next={account.newEmail} /> : !account.emailConfirmed && <Unconfirmed email={account.email} />}
      {account.hasPassword
        ? <EmailForm withCode={account.secondFactor.enabled} />
        : <NoPasswordHint email={account.email}>{EMAIL_CARD.passwordFirst}</NoPasswordHint>}
    </SettingsCard>
  );
}

/** Shows the new email address that is not confirmed yet, with buttons that send the link again or cancel the change. */
function Waiting({ email, next }: { email: string; next: string }) {
  const resend = useResendConfirmation();
  const keep = useKeepEmail();
  const failed = (error: unknown): void => void toast({ tone: 'destructive', title: EMAIL_CARD.changeFailedTitle, description: messageOf(error, EMAIL_CARD.pleaseTryAgainText) });
  return (
    <Alert
      tone="warn"
      title={EMAIL_CARD.waitingForTitle(next)}
      action={
        <>
          <Button size="sm" busy={resend.isPending} busyLabel={EMAIL_CARD.sendingBusyLabel} onClick={() => resend.mutate(undefined, { onError: failed, onSuccess: () => toast({ tone: 'success', title: EMAIL_CARD.sentAgainTitle, description: EMAIL_CARD.sentConfirmationToastText(next) }) })}>{EMAIL_CARD.sendItAgainButton}</Button>
          <Button size="sm" busy={keep.isPending} busyLabel={EMAIL_CARD.keepingBusyLabel} onClick={() => keep.mutate(undefined, { onError: failed, onSuccess: () => toast({ tone: 'success', title: EMAIL_CARD.addressKeptToast, description: EMAIL_CARD.everythingStillGoesToastText(email) }) })}>{EMAIL_CARD.keepOldAddressButton}</Button>
        </>
      }
    >{EMAIL_CARD.pendingText(email)}</Alert>
  );
}

function Unconfirmed({ email }: { email: string }) {
  const resend = useResendConfirmation();
  const again = (): void =>
    resend.mutate(undefined, {
      onSuccess: () => toast({ tone: 'success', title: EMAIL_CARD.sentAgainTitle, description: EMAIL_CARD.sentAgainToast(email) }),
      onError: (error) => toast({ tone: 'destructive', title: ACCOUNT.emailFailedTitle, description: messageOf(error, EMAIL_CARD.pleaseTryAgainText) }),
    });
  return (
    <Alert tone="warn" title={EMAIL_CARD.waitingConfirmationTitle} action={<Button size="sm" busy={resend.isPending} busyLabel={EMAIL_CARD.sendingBusyLabel} onClick={again}>{EMAIL_CARD.sendItAgainButton}</Button>}>{EMAIL_CARD.unconfirmedText}</Alert>
  );
}

/** Returns the toast after a request for a new email address. The text differs when the user typed the current address, because nothing changes then. */
function changeAnswer(asked: string, email: string, newEmail: string | null): { title: string; description: string } {
  if (asked.toLowerCase() !== email.toLowerCase()) return { title: EMAIL_CARD.confirmNewEmailTitle, description: EMAIL_CARD.linkSentToast(asked) };
  return { title: EMAIL_CARD.nothingToChangeTitle, description: EMAIL_CARD.sameAddressToast(newEmail) };
}

function EmailForm({ withCode }: { withCode: boolean }) {
  const change = useChangeEmail();
  const asked = (wanted: string, { email, newEmail }: Pick<Account, 'email' | 'newEmail'>): void => {
    form.reset();
    toast({ tone: 'success', ...changeAnswer(wanted, email, newEmail) });
  };
  const form = useSchemaForm({ schema: changeEmailBody, defaultValues: { email: '', password: '', ...(withCode && { code: '' }) }, send: (body) => change.mutateAsync(body).then((answer) => asked(body.email, answer)) });
  useUnsaved(form.isDirty);
  return (
    <Form form={form} aria-label={EMAIL_CARD.changeYourEmailLabel} className={column({ gap: '4' })}>
      <FormAlert form={form} />
      <div className={twoColumns({ gap: '4' })}>
        <FormField form={form} name="email" label={EMAIL_CARD.newEmailLabel} help={EMAIL_CARD.newEmailHelp} required>{({ text }) => <Input type="email" autoComplete="email" {...text} />}</FormField>
        <FormField form={form} name="password" label={EMAIL_CARD.yourPasswordLabel} required>{({ text }) => <PasswordInput autoComplete="current-password" {...text} />}</FormField>
        {withCode && (
          <FormField form={form} name="code" label={EMAIL_CARD.codeLabel} help={ACCOUNT.codeHelp} required>
            {({ text }) => <Input mono autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...text} />}
          </FormField>
        )}
      </div>
      <FormActions>
        <Button type="submit" variant="primary" busy={form.sending} busyLabel={EMAIL_CARD.changingBusyLabel}>{EMAIL_CARD.changeEmailButton}</Button>
      </FormActions>
    </Form>
  );
}
