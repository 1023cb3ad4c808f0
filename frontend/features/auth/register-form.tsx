import { useState } from 'react';
import { registerBody } from '#contracts/identity.ts';
import type { RegisterBody } from '#contracts/identity.ts';
import { say } from '#lib/plain-words.ts';
import { createUnansweredAction } from '#lib/unanswered-action.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { pictured } from '#ui/picture-text.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { toast } from '#ui/toast.tsx';
import { AuthCard } from './auth-card.tsx';
import { REGISTER_FORM } from './auth-forms.words.ts';
import { WELCOME_LINES, pick } from './auth-toasts.words.ts';
import { AUTH } from './auth.words.ts';
import { useRegister } from './auth.mutations.ts';
import { PasswordStrength } from './password-strength.tsx';
import { SocialButton } from './social/social-button.tsx';
import { registrationMessage } from './registration-error.ts';

interface RegisterFormProps {
  onSignedIn(): void;
  onLogin(): void;
}

/** The registration form (docs/rules/pages.md#form-messages). A red box keeps the reason of a failure visible after its toast is gone. */
export function RegisterForm({ onSignedIn, onLogin }: RegisterFormProps) {
  const signUp = useRegister();
  const [unanswered] = useState(createUnansweredAction);
  const submit = async ({ displayName, ...rest }: RegisterBody): Promise<void> => {
    const body: RegisterBody = displayName ? { ...rest, displayName } : rest;
    try {
      await signUp.mutateAsync({ body, actionKey: unanswered.keyFor(body) });
      toast({ tone: 'success', title: pictured(say(REGISTER_FORM.playfulWelcomeText, REGISTER_FORM.plainWelcomeText)), description: pick(WELCOME_LINES) });
      onSignedIn();
    } catch (error) {
      toast({ tone: 'destructive', title: REGISTER_FORM.toast, description: registrationMessage(error) });
      throw error;
    }
  };
  const form = useSchemaForm({ schema: registerBody, defaultValues: { username: '', email: '', displayName: '', password: '' }, send: submit });
  return (
    <AuthCard form={form} title={REGISTER_FORM.title} subtitle={REGISTER_FORM.subtitle} onChange={() => signUp.isError && signUp.reset()}>
      {signUp.isError && <Alert tone="bad">{registrationMessage(signUp.error)}</Alert>}
      <FormField form={form} name="username" label={REGISTER_FORM.usernameLabel} required>{({ text }) => <Input autoComplete="username" autoCapitalize="none" autoFocus {...text} />}</FormField>
      <FormField form={form} name="email" label={REGISTER_FORM.emailLabel} required>{({ text }) => <Input type="email" autoComplete="email" {...text} />}</FormField>
      <FormField form={form} name="displayName" label={REGISTER_FORM.displayNameOptionalLabel}>{({ text }) => <Input autoComplete="name" {...text} />}</FormField>
      <FormField form={form} name="password" label={REGISTER_FORM.passwordLabel} help={<PasswordStrength password={form.watch('password')} />} required>
        {({ text }) => <PasswordInput autoComplete="new-password" {...text} />}
      </FormField>
      <Button type="submit" variant="magic" size="lg" block busy={form.sending} busyLabel={say(...AUTH.registerBusy)}>
        {say(...AUTH.register)}
      </Button>
      <SocialButton />
      <TextButton onClick={onLogin}>{say(...AUTH.toLogin)}</TextButton>
    </AuthCard>
  );
}
