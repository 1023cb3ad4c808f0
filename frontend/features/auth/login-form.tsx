import { stack } from '#styled/patterns';
import { loginBody } from '#contracts/identity.ts';
import { say } from '#lib/plain-words.ts';
import { Button } from '#ui/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { AuthCard } from './auth-card.tsx';
import { LOGIN_FORM } from './auth-forms.words.ts';
import { AUTH } from './auth.words.ts';
import { CodeField } from './code-field.tsx';
import { LostFactor } from './recovery/lost-factor.tsx';
import { SocialButton } from './social/social-button.tsx';
import { useSignIn } from './use-sign-in.ts';

interface LoginFormProps {
  onSignedIn(): void;
  onRegister(): void;
  /** Opens the form for a forgotten password as a tab of the sign-in dialog. */
  onReset(): void;
  /** Opens the form for a forgotten password in a dialog of its own. */
  onForgot(): void;
}

/** The sign-in form (docs/rules/pages.md#form-messages). People with a second factor enter its code in the same form. */
export function LoginForm({ onSignedIn, onRegister, onReset, onForgot }: LoginFormProps) {
  const signIn = useSignIn(onSignedIn);
  const form = useSchemaForm({ schema: loginBody, defaultValues: { username: '', password: '' }, send: signIn.submit });
  return (
    <AuthCard form={form} title={LOGIN_FORM.title} subtitle={LOGIN_FORM.subtitle}>
      <FormField form={form} name="username" label={LOGIN_FORM.usernameLabel} required>{({ text }) => <Input autoComplete="username" autoCapitalize="none" autoFocus {...text} />}</FormField>
      <FormField form={form} name="password" label={LOGIN_FORM.passwordLabel} required>{({ text }) => <PasswordInput autoComplete="current-password" {...text} />}</FormField>
      {signIn.wantsCode && (
        <>
          <CodeField form={form} />
          <LostFactor typed={() => ({ username: form.getValues('username'), password: form.getValues('password') })} />
        </>
      )}
      <Button type="submit" variant="magic" size="lg" block busy={form.sending} busyLabel={say(...AUTH.loginBusy)}>
        {say(...AUTH.login)}
      </Button>
      <SocialButton />
      <div className={links}>
        <TextButton onClick={onRegister}>{LOGIN_FORM.createAccountButton}</TextButton>
        <TextButton onClick={onReset}>{say(...AUTH.toReset)}</TextButton>
        <TextButton quiet onClick={onForgot}>{LOGIN_FORM.forgotYourPasswordButton}</TextButton>
      </div>
    </AuthCard>
  );
}

const links = stack({ justifyItems: 'center', gap: '2' });
