import { useState } from 'react';
import { ApiError, messageOf } from '#lib/api-error.ts';
import type { PendingLink } from '#lib/auth-dialog.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { AuthCard } from './auth-card.tsx';
import { CodeField } from './code-field.tsx';
import { greet } from './greet.ts';
import { useFinishLink } from './social/social.mutations.ts';

interface LinkFormProps {
  link: PendingLink;
  onSignedIn(): void;
  onCancel(): void;
}

/** Asks for the proof that a social sign-in still needs: the local password, once, or the second factor (docs/rules/identity.md#social-login). */
export function LinkForm({ link, onSignedIn, onCancel }: LinkFormProps) {
  const finish = useFinishLink();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [wantsCode, setWantsCode] = useState(link.wants === 'code');
  const submit = async (event: React.FormEvent): Promise<void> => {
    event.preventDefault();
    const body = { linkToken: link.linkToken, ...(password && { password }), ...(code && { code }) };
    const answer = await finish.mutateAsync(body).catch(() => null);
    if (answer?.success) {
      greet();
      onSignedIn();
    } else if (answer) setWantsCode(true);
  };
  const at = (field: string): string | undefined =>
    finish.error instanceof ApiError ? finish.error.body?.issues?.find(({ path }) => path[0] === field)?.message : undefined;
  const elsewhere = finish.isError && !at('password') && !at('code');
  return (
    <AuthCard title="Confirm it is you" subtitle={link.message} onSubmit={(event) => void submit(event)}>
      {elsewhere && <Alert tone="bad">{messageOf(finish.error, 'You are not signed in. Please try again.')}</Alert>}
      {link.wants === 'password' && (
        <Field label={`Password of ${link.account}`} error={at('password')} required>
          <PasswordInput autoComplete="current-password" autoFocus value={password} onChange={(event) => setPassword(event.currentTarget.value)} />
        </Field>
      )}
      {wantsCode && <CodeField error={at('code')} onCode={setCode} />}
      <Button type="submit" variant="magic" size="lg" block busy={finish.isPending} busyLabel="Signing in…">
        {link.wants === 'password' ? 'Link and sign in' : 'Sign in'}
      </Button>
      <TextButton onClick={onCancel}>Back to sign in</TextButton>
    </AuthCard>
  );
}
