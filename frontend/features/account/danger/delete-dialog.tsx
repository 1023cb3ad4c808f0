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

/** Schema of the form: the username typed again, and the proofs that this account has. */
const formOf = (username: string, { hasPassword, secondFactor }: Account) =>
  z.object({
    username: z.string().check(z.trim(), z.refine((typed) => typed.toLowerCase() === username.toLowerCase(), DELETE_DIALOG.typeToConfirmText(username))),
    password: hasPassword ? currentPassword : z.string(),
    code: secondFactor.enabled ? secondFactorCode : z.string(),
  });

/** Asks for name, password and code before the account is scheduled for deletion. */
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
      // Goes home first, because a members' page would show its gate once the session ends, instead of the message.
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

/** How long the toast stays in ms: long enough to read a date twice. */
const DELETION_NOTICE_MS = 15_000;

/** The server has ended every session, so this browser drops the user and everything cached. */
export async function signOutHere(client: QueryClient): Promise<void> {
  await client.cancelQueries();
  client.setQueryData(meKey, null);
  // Waits until the account's screens are unmounted, so that they send no request.
  await pause();
  const others = { predicate: (query: Query) => query.queryKey[0] !== meKey[0] };
  client.removeQueries({ ...others, type: 'inactive' });
  void client.invalidateQueries(others);
}
