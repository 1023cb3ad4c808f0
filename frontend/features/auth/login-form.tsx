import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { stack } from '#styled/patterns';
import { loginBody } from '#contracts/identity.ts';
import type { LoginBody } from '#contracts/identity.ts';
import { say } from '#lib/plain-words.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { AuthCard } from './auth-card.tsx';
import { AUTH } from './auth.words.ts';
import { CodeField } from './code-field.tsx';
import { LostFactor } from './recovery/lost-factor.tsx';
import { SocialButton } from './social/social-button.tsx';
import { useSignIn } from './use-sign-in.ts';

interface LoginFormProps {
  onSignedIn(): void;
  onRegister(): void;
  /** To the recovery inside this dialog. */
  onReset(): void;
  /** To the recovery in a dialog of its own. */
  onForgot(): void;
}

/** The sign-in form (docs/rules/pages.md#form-messages). Accounts with a second factor enter its code in the same card. */
export function LoginForm({ onSignedIn, onRegister, onReset, onForgot }: LoginFormProps) {
  const { register, handleSubmit, formState, getValues, setError, setValue } = useForm<LoginBody>({
    resolver: zodResolver(loginBody),
    defaultValues: { username: '', password: '' },
  });
  const signIn = useSignIn({ onSignedIn, onWrongCode: (message) => setError('code', { message }) });
  const { errors } = formState;
  return (
    <AuthCard title="Welcome Back!" subtitle="Sign in with your username and password." onSubmit={(event) => void handleSubmit(signIn.submit)(event)}>
      <Field label="Username" error={errors.username?.message} required>
        <Input autoComplete="username" autoCapitalize="none" autoFocus {...register('username')} />
      </Field>
      <Field label="Password" error={errors.password?.message} required>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      {signIn.wantsCode && (
        <>
          <CodeField error={errors.code?.message} onCode={(code) => setValue('code', code, { shouldValidate: errors.code !== undefined })} />
          <LostFactor typed={() => ({ username: getValues('username'), password: getValues('password') })} />
        </>
      )}
      <Button type="submit" variant="magic" size="lg" block busy={signIn.isPending} busyLabel={say(...AUTH.loginBusy)}>
        {say(...AUTH.login)}
      </Button>
      <SocialButton />
      <div className={links}>
        <TextButton onClick={onRegister}>Create Account</TextButton>
        <TextButton onClick={onReset}>{say(...AUTH.toReset)}</TextButton>
        <TextButton quiet onClick={onForgot}>Forgot your password?</TextButton>
      </div>
    </AuthCard>
  );
}

const links = stack({ justifyItems: 'center', gap: '2' });
