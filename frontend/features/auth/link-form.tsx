import { useState } from 'react';
import * as z from 'zod/mini';
import type { PendingLink } from '#shared/sign-in/auth-dialog.ts';
import { Button } from '#ui/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { FormAlert } from '#ui/form/form.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { PasswordInput } from '#ui/password-input.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { AuthCard } from './auth-card.tsx';
import { CodeField } from './code-field.tsx';
import { greet } from './greet.ts';
import { useFinishLink } from './social/social.mutations.ts';
import { LINK_FORM } from './auth-forms.words.ts';

interface LinkFormProps {
  link: PendingLink;
  onSignedIn(): void;
  onCancel(): void;
}

/** The proof that the server asks for: the account's password or a code of the second factor. */
const proof = z.object({ password: z.string(), code: z.string() });

/** The form for the proof that a social sign-in still needs: the account's password, once, or the second factor (docs/rules/identity.md#social-login). */
export function LinkForm({ link, onSignedIn, onCancel }: LinkFormProps) {
  const finish = useFinishLink();
  const [wantsCode, setWantsCode] = useState(link.wants === 'code');
  const form = useSchemaForm({
    schema: proof,
    defaultValues: { password: '', code: '' },
    send: async ({ password, code }) => {
      const answer = await finish.mutateAsync({ linkToken: link.linkToken, ...(password && { password }), ...(code && { code }) });
      if (!answer.success) return setWantsCode(true);
      greet();
      onSignedIn();
    },
    failed: LINK_FORM.notSignedInText,
  });
  return (
    <AuthCard form={form} title={LINK_FORM.title} subtitle={link.message}>
      <FormAlert form={form} />
      {link.wants === 'password' && (
        <FormField form={form} name="password" label={LINK_FORM.label(link.account)} required>{({ text }) => <PasswordInput autoComplete="current-password" autoFocus {...text} />}</FormField>
      )}
      {wantsCode && <CodeField form={form} />}
      <Button type="submit" variant="magic" size="lg" block busy={form.sending} busyLabel={LINK_FORM.busyLabel}>
        {link.wants === 'password' ? LINK_FORM.linkSignButton : LINK_FORM.signInButton}
      </Button>
      <TextButton onClick={onCancel}>{LINK_FORM.backSignButton}</TextButton>
    </AuthCard>
  );
}
