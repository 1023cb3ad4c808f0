import { useId } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Query, QueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { css } from '#styled/css';
import { stack } from '#styled/patterns';
import type { Account } from '#contracts/account.ts';
import { currentPassword, secondFactorCode } from '#contracts/password.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form, FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { toast } from '#ui/toast.tsx';
import { pause } from '#lib/pause.ts';
import { meKey } from '#lib/session.ts';
import { useDeleteAccount } from '../account.mutations.ts';
import { DELETE_DIALOG } from '../account-security.words.ts';
import { ACCOUNT } from '../account.words.ts';

interface DeleteDialogProps {
  account: Account;
  username: string;
  onClose(): void;
}

/** Schema of the account deletion form: the username typed again, and password or code, as far as the account has them. */
const formOf = (username: string, { hasPassword, secondFactor }: Account) =>
  z.object({
    username: z.string().check(z.trim(), z.refine((typed) => typed.toLowerCase() === username.toLowerCase(), DELETE_DIALOG.typeToConfirmText(username))),
    password: hasPassword ? currentPassword : z.string(),
    code: secondFactor.enabled ? secondFactorCode : z.string(),
  });

/** The dialog in which the user types username, password and code before the account is scheduled for deletion. */
export function DeleteDialog({ account, username, onClose }: DeleteDialogProps) {
  const id = useId();
  const client = useQueryClient();
  const remove = useDeleteAccount();
  const navigate = useNavigate();
  const form = useSchemaForm({
    schema: formOf(username, account),
    defaultValues: { username: '', password: '', code: '' },
    send: async ({ username: typed, password, code }) => {
      const deletesAt = await remove.mutateAsync({ username: typed, ...(account.hasPassword && { password }), ...(account.secondFactor.enabled && { code }) });
      toast({ title: DELETE_DIALOG.toast, description: DELETE_DIALOG.scheduledToast(deletesAt), durationMs: DELETION_NOTICE_MS });
      // Opens the home page before the session ends. The settings page would ask the visitor to sign in, over the toast with the date of the deletion.
      void navigate('/');
      await signOutHere(client);
    },
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
          <Button onClick={onClose}>{DELETE_DIALOG.keepMyAccountButton}</Button>
          <Button type="submit" form={id} variant="dangerSolid" busy={form.sending} busyLabel={DELETE_DIALOG.busyLabel}>{DELETE_DIALOG.deleteMyAccountButton}</Button>
        </>
      }
    >
      <Form form={form} id={id} className={stack({ gap: '4' })}>
        <FormAlert form={form} />
        <FormField form={form} name="username" label={<Sentence text={DELETE_DIALOG.usernameLabel} parts={{ username: <span className={css({ fontFamily: 'mono' })}>{username}</span> }} />} required>
          {({ text }) => <Input autoComplete="off" autoCapitalize="none" spellCheck={false} {...text} />}
        </FormField>
        {account.hasPassword && (
          <FormField form={form} name="password" label={DELETE_DIALOG.yourPasswordLabel} required>{({ text }) => <PasswordInput autoComplete="current-password" {...text} />}</FormField>
        )}
        {account.secondFactor.enabled && (
          <FormField form={form} name="code" label={DELETE_DIALOG.codeLabel} help={ACCOUNT.codeHelp} required>
            {({ text }) => <Input mono autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...text} />}
          </FormField>
        )}
      </Form>
    </Dialog>
  );
}

/** How long in ms the toast with the date of the account deletion stays: long enough to read it twice. */
const DELETION_NOTICE_MS = 15_000;

/** Removes the signed-in user and all cached answers from this browser, because account deletion ended every session on the server. */
export async function signOutHere(client: QueryClient): Promise<void> {
  await client.cancelQueries();
  client.setQueryData(meKey, null);
  // Waits until the settings page is unmounted. Its queries would otherwise send requests that the server refuses without a session.
  await pause();
  const others = { predicate: (query: Query) => query.queryKey[0] !== meKey[0] };
  client.removeQueries({ ...others, type: 'inactive' });
  void client.invalidateQueries(others);
}
